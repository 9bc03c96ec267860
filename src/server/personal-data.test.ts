/**
 * Names, addresses and mail addresses of people, planted wherever the product keeps any, and every call that reads asked by
 * every role and by tokens of every scope: each caller finds exactly what its permission is for. The calls are the app's own.
 */
import { expect, test } from 'vitest';
import {
  type Permission,
  permissionsOf,
  TOKEN_SCOPES,
  type TokenScope,
} from '#domain/accounts/permissions.ts';
import { CONTRIBUTOR_ROLES } from '#domain/accounts/roles.ts';
import type { Call } from '#domain/calls/call.ts';
import { createTestAccount, signedInBrowser, testBrowser } from '#testing/server/owner.ts';
import { plantPeople } from '#testing/server/plant-people.ts';
import { describeOnBothEngines, testApp } from '#testing/server/test-app.ts';
import { createToken } from './accounts/tokens.ts';
import { recordedRoutes } from './http/route-list.ts';

/** What is planted, and the permission by which people find it. */
const PLANTED: Readonly<Record<string, Permission>> = {
  quuxbuyer: 'admin.customer-data',
  quuxcustomernote: 'admin.customer-data',
  quuxview: 'admin.customer-data',
  quuxreviewer: 'admin.customer-data',
  quuxgiftcard: 'admin.customer-data',
  quuxcommentmail: 'admin.customer-data',
  quuxaccount: 'admin.customer-data',
  quuxguest: 'config.scheduling-read',
  quuxsender: 'config.crm',
  quuxmember: 'config.newsletter',
  quuxcommenter: 'config.comments',
  quuxclient: 'config.content',
  quuxcolleague: 'admin.people',
};
/** Planted, and in no answer to anyone: what is kept to be sent, or to recognise a browser. */
const NEVER = ['quuxwaiting', 'quuxreminded', 'quuxmailed'];

/** Of calls that need one. */
const QUERIES: Readonly<Record<string, string>> = {
  'GET /api/sites/:site/bookings': `?from=0&until=${9e14}`,
  'GET /api/sites/:site/orders/:order/addable': '?search=b',
  'GET /api/sites/:site/comments': '?status=published',
  'GET /api/sites/:site/reviews': '?state=shown',
  'GET /api/sites/:site/submissions/charts': '?form=contact',
};
/** Of those that change something and answer with what they changed. */
const BODIES: Readonly<Record<string, unknown>> = {
  'PATCH /api/sites/:site/submissions/:submission': { isRead: true },
  'POST /api/sites/:site/submissions/:submission/notes': { body: 'Seen' },
  'POST /api/sites/:site/bookings/:booking/decide': { state: 'confirmed' },
  'POST /api/sites/:site/orders/:order/invoice': undefined,
  'POST /api/sites/:site/submissions/known': { email: 'quuxbuyer@example.org' },
  'POST /api/sites/:site/submissions/person': { email: 'quuxbuyer@example.org' },
};
const nameOf = ({ method, path }: Call) => `${method} ${path}`;

interface Caller {
  readonly name: string;
  /** By which permissions it sees people. */
  readonly sees: ReadonlySet<string>;
  ask(method: string, path: string, body?: unknown): Promise<{ status: number; text: string }>;
}

describeOnBothEngines('what people have entered', (on) => {
  let opened: ReturnType<typeof openAll> | undefined;
  // Once for all: the tests only read.
  const open = () => (opened ??= openAll());

  async function openAll() {
    const app = await testApp(on.deps);
    const { siteId, ids } = await plantPeople(on.deps);
    const tokenCaller = async (scopes: readonly TokenScope[]): Promise<Caller> => {
      const { token } = await createToken(on.deps, { name: 'Program', siteId, scopes });
      const canSee = scopes.includes('customers') || scopes.includes('admin');
      return {
        name: `token ${scopes.join(' ')}`,
        sees: new Set(canSee ? Object.values(PLANTED) : []),
        async ask(method, path, body) {
          const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
          const answer = await testBrowser(app).send(
            method,
            path,
            headers,
            body === undefined ? undefined : JSON.stringify(body),
          );
          return { status: answer.status, text: await answer.text() };
        },
      };
    };
    const roleCaller = async (role: number): Promise<Caller> => {
      const browser = await signedInBrowser(
        on.deps,
        app,
        await createTestAccount(on.deps, { roles: { [siteId]: role } }),
      );
      return {
        name: `role ${role}`,
        sees: permissionsOf({ isOwner: false, role }),
        async ask(method, path, body) {
          const { status, json } = await browser.call(method, path, body);
          return { status, text: typeof json === 'string' ? json : JSON.stringify(json) };
        },
      };
    };
    const routes = recordedRoutes(app.ownerRoutes).filter(
      (route) =>
        route.path.startsWith('/api/sites/:site') && (route.method === 'GET' || nameOf(route) in BODIES),
    );
    const addressOf = (route: Call) =>
      route.path
        .replace(':site', siteId)
        .replace(/:([a-z]+)/gi, (_, name: string) => ids[name] ?? '0'.repeat(24)) +
      (QUERIES[nameOf(route)] ?? '');
    /** Words that a caller finds, by the calls that returned them. */
    const findAll = async ({ ask }: Caller) => {
      const found = new Map<string, string>();
      for (const route of routes) {
        const { text } = await ask(route.method, addressOf(route), BODIES[nameOf(route)]);
        for (const word of [...Object.keys(PLANTED), ...NEVER])
          if (text.includes(word)) found.set(word, nameOf(route));
      }
      return found;
    };
    return { siteId, ids, routes, tokenCaller, roleCaller, findAll };
  }

  test('ROLE-08 is found by tokens with the scope for it alone', async () => {
    const { tokenCaller, findAll, routes } = await open();
    expect(routes.length).toBeGreaterThan(80);
    const narrow = TOKEN_SCOPES.filter((scope) => scope !== 'customers' && scope !== 'admin');
    for (const scopes of [...narrow.map((scope) => [scope]), narrow])
      expect([scopes, [...(await findAll(await tokenCaller(scopes)))]]).toEqual([scopes, []]);
    const ofCustomers = await findAll(await tokenCaller(['read', 'write', 'customers']));
    const others = Object.keys(PLANTED).filter((word) => word !== 'quuxcolleague');
    expect([...ofCustomers.keys()].sort()).toEqual(others.sort());
    const ofAll = await findAll(await tokenCaller(TOKEN_SCOPES));
    expect([...ofAll.keys()].sort()).toEqual(Object.keys(PLANTED).sort());
  }, 300_000);

  test('ROLE-08 is found by the roles that hold its permission alone', async () => {
    const { roleCaller, findAll } = await open();
    for (const role of Object.values(CONTRIBUTOR_ROLES)) {
      const caller = await roleCaller(role);
      const found = await findAll(caller);
      for (const [word, told] of found)
        expect([caller.name, word, told, caller.sees.has(PLANTED[word] ?? '')]).toEqual([
          caller.name,
          word,
          told,
          true,
        ]);
      if (role === CONTRIBUTOR_ROLES.admin)
        expect([...found.keys()].sort()).toEqual(Object.keys(PLANTED).sort());
    }
  }, 300_000);

  test('ROLE-08 is not found by searching for it either', async () => {
    const { siteId, tokenCaller } = await open();
    const narrow = await tokenCaller(['read', 'write']);
    const wide = await tokenCaller(['read', 'write', 'customers']);
    for (const search of [
      'orders?search=quuxbuyer',
      'orders.csv?search=quuxbuyer',
      'customers?search=quuxbuyer',
      `bookings?from=0&until=${9e14}&words=quuxguest`,
      'submissions?search=quuxsender',
      'submissions/news?search=quuxsender',
    ]) {
      const path = `/api/sites/${siteId}/${search}`;
      const refused = await narrow.ask('GET', path);
      expect([search, refused.status]).toEqual([search, 403]);
      expect(refused.text).toContain('“customers”');
      expect([search, (await wide.ask('GET', path)).status]).toEqual([search, 200]);
    }
    expect((await narrow.ask('GET', `/api/sites/${siteId}/orders?search=`)).status).toBe(200);
  });

  test('ROLE-08 is not sent elsewhere by tokens that may not see it', async () => {
    const { siteId, ids, tokenCaller } = await open();
    const narrow = await tokenCaller(['read', 'write', 'publish']);
    const url = 'https://elsewhere.example.org/';
    for (const [method, path, body] of [
      ['POST', 'webhooks', { url, events: ['form.submitted'], forms: null }],
      ['PATCH', `webhooks/${ids['webhook']}`, { url }],
      ['PUT', 'notices', {}],
      ['PUT', 'forms/contact/settings', { notify: ['elsewhere@example.org'], keepDays: null }],
      ['PUT', 'forms/contact/mails', {}],
    ] as const) {
      const { status, text } = await narrow.ask(method, `/api/sites/${siteId}/${path}`, body);
      expect([path, status, text]).toEqual([path, 403, expect.stringContaining('“customers”')]);
    }
  });
});
