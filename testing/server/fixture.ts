/** A site with a token, and calls to the content API in few words: what route tests begin with. */
import { TOKEN_SCOPES, type TokenScope } from '#domain/accounts/permissions.ts';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import type { Body } from '#domain/content/content.ts';
import { paragraphs } from '#domain/content/rich-text.ts';
import { createToken } from '#server/accounts/tokens.ts';
import type { Deps } from '#server/deps.ts';
import { createSite } from '#server/sites/create-site.ts';
import { testApp } from './test-app.ts';

type App = Awaited<ReturnType<typeof testApp>>;

export interface ApiAnswer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: answers are JSON of many shapes; the tests that read them say which
  readonly json: any;
}

export interface TestSite extends App {
  readonly siteId: string;
  readonly token: string;
  /** Where visitors find it: scheme and host. */
  readonly origin: string;
  /** Calls `/api/sites/{site}/…` with the token. */
  api(method: string, path: string, body?: unknown, token?: string): Promise<ApiAnswer>;
  /** Asks the site's own host, as a visitor does. */
  visit(path: string, init?: RequestInit): Promise<Response>;
  /** Makes a page or item and publishes it. */
  publish(input: {
    body: Body;
    [key: string]: unknown;
  }): Promise<{ id: string; path: string; revisionId: string }>;
}

let sitesMade = 0;

export async function createTestSite(
  deps: Deps,
  options: { identifier?: string; scopes?: readonly TokenScope[]; app?: App } = {},
): Promise<TestSite> {
  const app = options.app ?? (await testApp(deps));
  sitesMade += 1;
  const identifier = options.identifier ?? `site-${sitesMade}`;
  const origin = `http://${identifier}.localhost:4321`;
  const site = await createSite(deps, { identifier, title: 'Ember & Ash' });
  if (site.kind !== 'created') throw new Error(site.message);
  const { siteId } = site;
  const { token } = await createToken(deps, { name: 'Ada', siteId, scopes: options.scopes ?? TOKEN_SCOPES });
  const api: TestSite['api'] = async (method, path, body, withToken = token) => {
    const response = await app.app.request(`http://localhost:4321/api/sites/${siteId}${path && `/${path}`}`, {
      method,
      headers: {
        authorization: `Bearer ${withToken}`,
        host: 'localhost:4321',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, json: text.startsWith('{') ? JSON.parse(text) : text };
  };
  const publish: TestSite['publish'] = async (input) => {
    const created = await api('POST', 'documents', { kind: 'page', ...input });
    if (created.status !== 201) throw new Error(JSON.stringify(created.json));
    const { id } = created.json.document;
    const published = await api('POST', `documents/${id}/publish`, {});
    if (published.status !== 200) throw new Error(JSON.stringify(published.json));
    return { id, path: published.json.document.path, revisionId: created.json.revisionId };
  };
  return {
    ...app,
    siteId,
    token,
    origin,
    api,
    publish,
    visit: async (path, init) => app.app.request(new Request(origin + path, { redirect: 'manual', ...init })),
  };
}

/** A body with one text block that holds one paragraph. */
export function textBody(
  deps: Pick<Deps, 'newId'>,
  title: string,
  text: string,
  fields: Record<string, unknown> = {},
): Body {
  const block = blockOf(deps.newId(), 'text', { content: paragraphs(text), size: 'regular' });
  return { ...bodyOf(title, deps.newId(), [block]), fields };
}
