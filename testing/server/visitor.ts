/** A visitor of a site in tests: a browser that keeps its cookies and has a crumb. */
import { CRUMB, CRUMB_PATH } from '#domain/calls/crumb.ts';
import type { testApp } from './test-app.ts';

type App = Pick<Awaited<ReturnType<typeof testApp>>, 'app'>;

export interface TestVisitor {
  readonly origin: string;
  /** Name and value by name. */
  readonly cookies: Map<string, string>;
  crumb: string;
  /** Gets another crumb: one is good for two hours. */
  renew(): Promise<void>;
  /** As the data layer calls: from the site itself, JSON unless it is a form, the crumb in the query. */
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  /** As the browser sends a form by itself, without scripts and without a crumb. */
  submit(path: string, form: URLSearchParams | FormData): Promise<Response>;
  /** Exactly these headers, and the cookies. */
  ask(
    method: string,
    path: string,
    headers?: Record<string, string>,
    body?: string | FormData,
  ): Promise<Response>;
}

export async function testVisitor({ app }: App, origin: string, cookie = ''): Promise<TestVisitor> {
  const cookies = new Map(
    cookie.split('; ').flatMap((each) => (each ? [[each.split('=')[0] ?? '', each]] : [])),
  );
  const own = { origin, 'sec-fetch-site': 'same-origin' };
  const visitor: TestVisitor = {
    origin,
    cookies,
    crumb: '',
    async renew() {
      const issued = (await (await visitor.ask('GET', CRUMB_PATH, own)).json()) as { crumb: string };
      visitor.crumb = issued.crumb;
    },
    async ask(method, path, headers = {}, body) {
      const length = typeof body === 'string' ? { 'content-length': String(Buffer.byteLength(body)) } : {};
      const sent = {
        host: new URL(origin).host,
        cookie: [...cookies.values()].join('; '),
        ...length,
        ...headers,
      };
      const response = await app.request(
        new Request(`${origin}${path}`, {
          method,
          headers: sent,
          redirect: 'manual',
          ...(body ? { body } : {}),
        }),
      );
      for (const line of response.headers.getSetCookie()) {
        const pair = line.split(';')[0] ?? '';
        cookies.set(pair.split('=')[0] ?? '', pair);
      }
      return response;
    },
    send(method, path, body, headers) {
      const url = new URL(path, origin);
      url.searchParams.set(CRUMB, visitor.crumb);
      const type = body instanceof URLSearchParams ? 'application/x-www-form-urlencoded' : 'application/json';
      const isForm = body instanceof FormData;
      const plain = body instanceof URLSearchParams ? body.toString() : JSON.stringify(body);
      const fromScript = {
        ...own,
        'sec-fetch-mode': 'cors',
        ...(body && !isForm ? { 'content-type': type } : {}),
      };
      return visitor.ask(
        method,
        url.pathname + url.search,
        { ...fromScript, ...headers },
        isForm ? body : plain,
      );
    },
    submit(path, form) {
      const plain = form instanceof FormData ? form : form.toString();
      const type = { 'content-type': 'application/x-www-form-urlencoded' };
      const mode = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-user': '?1' };
      return visitor.ask('POST', path, { ...own, ...mode, ...(form instanceof FormData ? {} : type) }, plain);
    },
  };
  await visitor.renew();
  return visitor;
}
