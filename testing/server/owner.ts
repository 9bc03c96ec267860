/** Owners in tests: accounts with roles, and a browser at the owner origin that keeps its cookie. */
import { CALL_HEADER, SESSION_COOKIE } from '#domain/accounts/contract.ts';
import { insertAccount, setSiteRole } from '#server/accounts/queries-accounts.ts';
import { openSession } from '#server/accounts/sessions.ts';
import type { Deps } from '#server/deps.ts';
import type { ApiAnswer } from './fixture.ts';
import type { testApp } from './test-app.ts';

type App = Awaited<ReturnType<typeof testApp>>;

export const OWNER_ORIGIN = 'http://localhost:4321';

export interface NewTestAccount {
  readonly email?: string;
  readonly name?: string;
  readonly isOwner?: boolean;
  readonly passwordHash?: string | null;
  /** Role code by site id. */
  readonly roles?: Readonly<Record<string, number>>;
}

export async function createTestAccount(deps: Deps, input: NewTestAccount = {}): Promise<string> {
  const id = deps.newId();
  const now = deps.now();
  await deps.db.write(async (tx) => {
    await insertAccount(tx, {
      id,
      email: input.email ?? `${id}@example.org`,
      name: input.name ?? 'Ada',
      passwordHash: input.passwordHash ?? null,
      isOwner: input.isOwner ? 1 : 0,
      language: null,
      createdAt: now,
      updatedAt: now,
      lastSignInAt: null,
    });
    for (const [siteId, role] of Object.entries(input.roles ?? {}))
      await setSiteRole(tx, { accountId: id, siteId, role, now });
  });
  return id;
}

export interface TestBrowser {
  /** Value of the session cookie; empty without one. */
  cookie: string;
  /** As the owner area calls: with its origin and header. Keeps the cookie it is given. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<ApiAnswer>;
  /** Exactly these headers, and the cookie. */
  send(method: string, path: string, headers: Record<string, string>, body?: string): Promise<Response>;
}

export function testBrowser({ app }: Pick<App, 'app'>, cookie = ''): TestBrowser {
  const browser: TestBrowser = {
    cookie,
    async send(method, path, headers, body) {
      const response = await app.request(`${OWNER_ORIGIN}${path}`, {
        method,
        headers: {
          host: new URL(OWNER_ORIGIN).host,
          ...(browser.cookie ? { cookie: `${SESSION_COOKIE}=${browser.cookie}` } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { body }),
      });
      const set = new RegExp(`${SESSION_COOKIE}=([^;]*)`).exec(response.headers.get('set-cookie') ?? '');
      if (set) browser.cookie = set[1] ?? '';
      return response;
    },
    async call(method, path, body, headers = {}) {
      const own = { origin: OWNER_ORIGIN, 'sec-fetch-site': 'same-origin', [CALL_HEADER]: '1' };
      const type = body === undefined ? {} : { 'content-type': 'application/json' };
      const text = body === undefined ? undefined : JSON.stringify(body);
      const response = await browser.send(method, path, { ...own, ...type, ...headers }, text);
      const answer = await response.text();
      return { status: response.status, json: /^[[{]/.test(answer) ? JSON.parse(answer) : answer };
    },
  };
  return browser;
}

/** A browser that is signed in, without the work of a password. */
export async function signedInBrowser(
  deps: Deps,
  app: Pick<App, 'app'>,
  accountId: string,
): Promise<TestBrowser> {
  const client = { userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0', address: '::1' };
  const session = await deps.db.write((tx) =>
    openSession(tx, deps, { accountId, isRemembered: false, client }),
  );
  return testBrowser(app, session.value);
}
