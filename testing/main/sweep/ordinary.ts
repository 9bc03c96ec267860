/** A request as somebody would really send it, in parts that can each be grown, and how it goes over the wire. */
import { Agent, type IncomingMessage, request } from 'node:http';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };
export type Texts = Readonly<Record<string, string>>;

export interface Ordinary {
  readonly method: string;
  /** As routes are declared, with `:name` for parameters. */
  readonly route: string;
  readonly host: string;
  readonly params: Texts;
  readonly query: Texts;
  readonly headers: Texts;
  readonly cookies: Texts;
  /** One of these, or none. */
  readonly json?: Json;
  readonly form?: Texts;
  readonly raw?: string;
}

export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Texts;
  readonly body: Buffer;
}

export interface Answer {
  /** 0 where the connection was closed without one. */
  readonly status: number;
  /** Whether it says that it is the same for everybody, and so is made once. */
  readonly isKept: boolean;
}

export function write(ordinary: Ordinary): Sent {
  const { method, host, json, form, raw } = ordinary;
  const body =
    raw ?? (form ? new URLSearchParams(form).toString() : json === undefined ? '' : JSON.stringify(json));
  const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
  const cookie = Object.entries(ordinary.cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const headers = {
    host,
    ...(cookie && { cookie }),
    ...(method === 'GET' ? {} : { 'content-type': type }),
    ...ordinary.headers,
  };
  return { method, path: pathOf(ordinary), headers, body: Buffer.from(method === 'GET' ? '' : body) };
}

function pathOf({ route, params, query }: Ordinary): string {
  const path = route.replace(/:(\w+)/g, (whole, name: string) => inPath(params[name] ?? whole));
  const terms = Object.entries(query).map(
    ([name, value]) => `${encodeURIComponent(name)}=${inPath(value).replaceAll('&', '%26')}`,
  );
  return terms.length === 0 ? path : `${path}?${terms.join('&')}`;
}

/** Escapes only what an address cannot carry: a slash, a dot or “%2F” arrives as it is. */
export function inPath(text: string): string {
  return text.replace(/[^\x21-\x7e]|[#"<>?]/gu, encodeURIComponent);
}

const NO_ANSWER: Answer = { status: 0, isKept: false };

/** Longer than anything may take. */
const TIMEOUT_MS = 30_000;

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

export function send(port: number, { method, path, headers, body }: Sent): Promise<Answer> {
  return new Promise((resolve) => {
    const length = method === 'GET' ? {} : { 'content-length': body.length };
    const sent = request({
      port,
      host: '127.0.0.1',
      agent,
      method,
      path,
      headers: { ...asBytes(headers), ...length },
    });
    // What is too large is refused before all of it is read, and the connection closed.
    sent.on('error', () => resolve(NO_ANSWER));
    sent.on('response', (response) => {
      const answer = {
        status: response.statusCode ?? 0,
        isKept: method === 'GET' && 'etag' in response.headers,
      };
      discard(response).then(
        () => resolve(answer),
        () => resolve(answer),
      );
    });
    sent.setTimeout(TIMEOUT_MS, () => sent.destroy());
    sent.end(body);
  });
}

export function closeConnections(): void {
  agent.destroy();
}

async function discard(response: IncomingMessage): Promise<void> {
  // What is told as it happens has no end.
  if (/event-stream/.test(response.headers['content-type'] ?? '')) response.destroy();
  else for await (const _chunk of response);
}

/** Headers are bytes. */
function asBytes(headers: Texts): Texts {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Buffer.from(value.replace(/[^\x20-\x7e\x80-\u{10ffff}]/gu, ' ')).toString('latin1'),
    ]),
  );
}
