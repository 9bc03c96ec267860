/** Every call of the owner origin, asked by everyone who must not: the list is the app's own, so that no route is left out. */
import fc from 'fast-check';
import type { Hono } from 'hono';
import { expect, test } from 'vitest';
import { CALL_HEADER } from '#domain/accounts/contract.ts';
import {
  type Permission,
  permissionOf,
  permissionsOf,
  permissionsOfScopes,
  personalPermissionsOf,
  TOKEN_SCOPES,
} from '#domain/accounts/permissions.ts';
import { CONTRIBUTOR_ROLES } from '#domain/accounts/roles.ts';
import type { Call, RequiredScope } from '#domain/calls/call.ts';
import { createTestAccount, OWNER_ORIGIN, signedInBrowser, testBrowser } from '#testing/server/owner.ts';
import { describeOnBothEngines, testApp } from '#testing/server/test-app.ts';
import { recordedRoutes } from '../http/route-list.ts';
import { createSite } from '../sites/create-site.ts';
import { createToken } from './tokens.ts';

/** Calls that ask nobody who they are. Whoever adds one says here why that is right. */
const OPEN: Readonly<Record<string, string>> = {
  'DELETE /api/session': 'signs out, whatever is left of the session',
  'GET /api/countries': 'names countries for whoever sets up a shop, with nothing of any site',
  'GET /api/countries/:country/regions': 'names the states of a country, with nothing of any site',
  'GET /api/hosts/ask': 'tells a proxy nearby which hosts to serve',
  'GET /api/invitation': 'shows an invitation to whoever has its link',
  'GET /api/openapi.json': 'describes the product, not anyone’s site',
  'GET /api/password-reset/:token': 'says whether a link from a mail is still good',
  'GET /api/setup': 'says whether there is an owner yet',
  'POST /api/auth/Logout': 'signs out, by the specification’s name',
  'POST /api/invitation': 'takes the link of an invitation',
  'POST /api/password-reset': 'sends a mail to the owner of an address, if there is one',
  'POST /api/password-reset/:token': 'takes the link from that mail',
  'POST /api/session': 'signs in',
  'POST /api/session/link': 'signs in by an operator’s link',
  'POST /api/session/passkey': 'signs in by a passkey',
  'POST /api/session/passkey-options': 'asks for a passkey',
  'POST /api/session/second-factor': 'answers the question after the password',
  'POST /api/session/second-factor/passkey': 'answers it by a passkey',
  'POST /api/session/second-factor/passkey-options': 'asks for a passkey after the password',
  'POST /api/setup': 'takes the link of the first start',
};

type App = Awaited<ReturnType<typeof testApp>>;
type Guarded = Call & { readonly may: RequiredScope };

/** Calls that are about people as a whole need their permission as well. */
const seesPeople = ({ personal }: Call, held: ReadonlySet<string>) =>
  personal === undefined || personal === 'none' || held.has(personal);
const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const hasBody = (route: Call) => route.body !== undefined;

function guardedRoutes(app: App): Guarded[] {
  return recordedRoutes(app.ownerRoutes).filter(
    (route): route is Guarded =>
      route.may !== 'open' && route.may !== 'visitor' && route.path.startsWith('/api/'),
  );
}

function addressOf(route: Call, siteId: string): string {
  return route.path.replace(':site', siteId).replace(/:[a-z]+/gi, '0'.repeat(24));
}

describeOnBothEngines('every call of the owner origin', (on) => {
  async function openApp() {
    const app = await testApp(on.deps);
    const suffix = on.deps.newId().slice(-8);
    const sites = await Promise.all(
      ['mine', 'other'].map((name) =>
        createSite(on.deps, { identifier: `${name}-${suffix}`, title: `The site ${name}` }),
      ),
    );
    const [siteId = '', otherId = ''] = sites.map((site) => (site.kind === 'created' ? site.siteId : ''));
    const browserOf = async (roles: Record<string, number>, isOwner = false) =>
      signedInBrowser(on.deps, app, await createTestAccount(on.deps, { roles, isOwner }));
    return { app, siteId, otherId, browserOf, routes: guardedRoutes(app) };
  }

  test('ROLE-08 is guarded, or stands in the list of those that are open', async () => {
    const app = await testApp(on.deps);
    const records = recordedRoutes(app.ownerRoutes).filter(({ path }) => path.startsWith('/api/'));
    const registered = app.ownerRoutes
      .flatMap((part: Hono) => part.routes)
      .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
      .map(nameOf);
    expect([...new Set(registered)].sort()).toEqual([...new Set(records.map(nameOf))].sort());
    const open = records.filter(({ may }) => may === 'open').map(nameOf);
    expect(open.sort()).toEqual(Object.keys(OPEN).sort());
    expect(guardedRoutes(app).length).toBeGreaterThan(40);
  });

  test('takes no long body of a stranger, whatever is in it', async () => {
    const { app, siteId, routes } = await openApp();
    const open = recordedRoutes(app.ownerRoutes).filter((route) => route.may === 'open' && hasBody(route));
    expect(open.length).toBeGreaterThan(6);
    const origin = 'http://localhost:4321';
    const send = async (route: Call) => {
      const answer = await app.app.request(`${origin}${addressOf(route, siteId)}`, {
        method: route.method,
        headers: { 'content-type': 'application/json', origin, [CALL_HEADER]: '1' },
        body: '['.repeat(64_001),
      });
      return [nameOf(route), answer.status];
    };
    for (const route of open) expect(await send(route)).toEqual([nameOf(route), 413]);
    // Others are refused before anything of their body is read.
    for (const route of routes.filter(hasBody)) expect(await send(route)).toEqual([nameOf(route), 401]);
  });

  test('ROLE-08 refuses who has no session, a session that never was, and a token that never was', async () => {
    const { app, siteId, routes } = await openApp();
    for (const route of routes) {
      const path = addressOf(route, siteId);
      const stranger = await testBrowser(app).call(route.method, path);
      const guesser = await testBrowser(app, 'x'.repeat(43)).call(route.method, path);
      const headers = { authorization: `Bearer vitrine_${'x'.repeat(43)}` };
      const program = await testBrowser(app).send(route.method, path, headers);
      const expected = [nameOf(route), 401, 401, route.may === 'self' ? 403 : expect.any(Number)];
      expect([nameOf(route), stranger.status, guesser.status, program.status]).toEqual(expected);
      expect([401, 403, 429]).toContain(program.status);
      expect(stranger.json.error.message).toBeTruthy();
    }
  });

  test('ROLE-08 refuses the presence token of the site’s own host, however it is sent', async () => {
    const { app, siteId, browserOf, routes } = await openApp();
    const owner = await browserOf({}, true);
    const way = (await owner.send('GET', `/visit/${siteId}`, {})).headers.get('location') ?? '';
    const entered = await app.app.request(new Request(way, { redirect: 'manual' }));
    const value = /vitrine_presence=([^;]+)/.exec(entered.headers.get('set-cookie') ?? '')?.[1] ?? '';
    expect(value).toContain('.');
    const own = { origin: OWNER_ORIGIN, 'sec-fetch-site': 'same-origin', [CALL_HEADER]: '1' };
    for (const route of routes) {
      const statusWith = async (headers: Record<string, string>) =>
        (await testBrowser(app).send(route.method, addressOf(route, siteId), { ...own, ...headers })).status;
      const expected = [nameOf(route), 401, 401];
      expect([
        nameOf(route),
        await statusWith({ cookie: `vitrine_presence=${value}; vitrine_here=1` }),
        await statusWith({ cookie: `vitrine_session=${value}` }),
      ]).toEqual(expected);
      expect([401, 403, 429]).toContain(await statusWith({ authorization: `Bearer ${value}` }));
    }
  });

  test('ROLE-08 refuses the admin of another site', async () => {
    const { siteId, otherId, browserOf, routes } = await openApp();
    const browser = await browserOf({ [otherId]: CONTRIBUTOR_ROLES.admin });
    for (const route of routes.filter(({ may }) => may !== 'self')) {
      const answer = await browser.call(route.method, addressOf(route, siteId));
      expect([nameOf(route), answer.status]).toEqual([nameOf(route), 403]);
    }
  });

  test('ROLE-08 refuses exactly the roles that do not hold its permission', async () => {
    const { siteId, browserOf, routes } = await openApp();
    const roles = Object.values(CONTRIBUTOR_ROLES);
    const browsers = new Map<number, Awaited<ReturnType<typeof browserOf>>>();
    for (const role of roles) browsers.set(role, await browserOf({ [siteId]: role }));
    const ofSite = routes.filter(({ path, may }) => path.includes(':site') && may !== 'self');
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...ofSite), fc.constantFrom(...roles), async (route, role) => {
        const { may } = route;
        const held = permissionsOf({ isOwner: false, role });
        const isAllowed = may !== 'self' && held.has(permissionOf(may)) && seesPeople(route, held);
        // What is allowed is asked only where asking changes nothing.
        if (isAllowed && route.method !== 'GET' && !hasBody(route)) return;
        const body = hasBody(route) ? 'not a body' : undefined;
        const answer = await browsers.get(role)?.call(route.method, addressOf(route, siteId), body);
        expect([nameOf(route), role, answer?.status === 403]).toEqual([nameOf(route), role, !isAllowed]);
        expect(answer?.status).not.toBe(401);
      }),
      { numRuns: 400 },
    );
  });

  test('ROLE-08 refuses tokens what their scopes do not hold, on their site, and everything on others', async () => {
    const { app, siteId, otherId, routes } = await openApp();
    const accountId = await createTestAccount(on.deps, { roles: { [siteId]: CONTRIBUTOR_ROLES.editor } });
    const ofEditor = permissionsOf({ isOwner: false, role: CONTRIBUTOR_ROLES.editor });
    const guarded = routes.filter(({ may }) => may !== 'self');
    const refuses = async (token: string, route: Guarded, site: string) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const body = route.method === 'GET' ? undefined : 'not a body';
      const { status } = await testBrowser(app).send(route.method, addressOf(route, site), headers, body);
      return status === 403;
    };
    const expectRefusals = async (
      token: string,
      { held, people }: Readonly<Record<'held' | 'people', ReadonlySet<string>>>,
      asked: readonly Guarded[],
    ) => {
      const isAllowed = (route: Guarded) =>
        route.path.includes(':site') &&
        route.may !== 'self' &&
        held.has(permissionOf(route.may)) &&
        seesPeople(route, people);
      for (const route of asked) {
        expect([nameOf(route), await refuses(token, route, otherId)]).toEqual([nameOf(route), true]);
        // What is allowed is asked only where asking changes nothing.
        if (isAllowed(route) && route.method !== 'GET') continue;
        const expected = [nameOf(route), !isAllowed(route)];
        expect([nameOf(route), await refuses(token, route, siteId)]).toEqual(expected);
      }
    };
    // Every call with the widest token, and with narrow ones that may read nothing; each permission with all others.
    const ofEach = [...Map.groupBy(guarded, ({ path, may }) => `${path.includes(':site')} ${may}`).values()];
    const some = ofEach.flatMap(([first]) => first ?? []);
    for (const scopes of [TOKEN_SCOPES, ...TOKEN_SCOPES.map((scope) => [scope])]) {
      const held = permissionsOfScopes(scopes);
      const isNarrow = !held.has(permissionOf('read'));
      const peopleOf = (permissions: ReadonlySet<Permission>) => personalPermissionsOf(scopes, permissions);
      const ofSite = await createToken(on.deps, { name: 'Site', siteId, scopes });
      await expectRefusals(
        ofSite.token,
        { held, people: peopleOf(held) },
        scopes === TOKEN_SCOPES || isNarrow ? guarded : some,
      );
      const ofAccount = await createToken(on.deps, { name: 'Editor', siteId: null, scopes, accountId });
      const ofBoth = held.intersection(ofEditor);
      await expectRefusals(
        ofAccount.token,
        { held: ofBoth, people: peopleOf(ofBoth) },
        isNarrow ? guarded : some,
      );
    }
  }, 300_000);

  test('refuses characters of code zero in its address in words, as PostgreSQL takes none', async () => {
    const { siteId, browserOf, routes } = await openApp();
    const owner = await browserOf({}, true);
    for (const route of routes) {
      const path = addressOf(route, siteId);
      const addresses = [`${path}?search=a%00b&before=%00`, path.replaceAll('0'.repeat(24), 'a%00b')];
      for (const address of addresses.filter((each) => each !== path)) {
        const { status, json } = await owner.call(route.method, address);
        expect([nameOf(route), status, json.error.kind]).toEqual([nameOf(route), 400, 'invalid']);
      }
    }
  });

  test('ROLE-08 lets an editor work on pages and files, and not on settings, redirects or domains', async () => {
    const { siteId, browserOf } = await openApp();
    const editor = await browserOf({ [siteId]: CONTRIBUTOR_ROLES.editor });
    const status = async (method: string, path: string) =>
      (await editor.call(method, `/api/sites/${siteId}/${path}`, 'not a body')).status;
    expect([await status('POST', 'documents'), await status('PATCH', `media/${'0'.repeat(24)}`)]).toEqual([
      400, 400,
    ]);
    for (const [method, path] of [
      ['PUT', 'settings'],
      ['POST', 'redirects'],
      ['POST', 'hosts'],
      ['POST', 'invitations'],
    ] as const)
      expect([path, await status(method, path)]).toEqual([path, 403]);
  });

  test('ROLE-08 lets a viewer look at drafts, and give no link to them away', async () => {
    const { siteId, browserOf } = await openApp();
    const path = `/api/sites/${siteId}/documents/${'0'.repeat(24)}/preview`;
    const status = async (role: number, query: string) =>
      (await (await browserOf({ [siteId]: role })).call('POST', path + query)).status;
    expect(await status(CONTRIBUTOR_ROLES.viewer, '')).toBe(404);
    expect(await status(CONTRIBUTOR_ROLES.viewer, '?days=3')).toBe(403);
    expect(await status(CONTRIBUTOR_ROLES.editor, '?days=3')).toBe(404);
  });

  test('ROLE-08 of the installation refuses everyone but its owners', async () => {
    const { siteId, browserOf, routes } = await openApp();
    const admin = await browserOf({ [siteId]: CONTRIBUTOR_ROLES.admin });
    const owner = await browserOf({}, true);
    const ofInstallation = routes.filter(({ path, may }) => !path.includes(':site') && may !== 'self');
    expect(ofInstallation.length).toBeGreaterThan(0);
    for (const route of ofInstallation) {
      const answer = await admin.call(route.method, addressOf(route, ''));
      expect([nameOf(route), answer.status]).toEqual([nameOf(route), 403]);
      if (route.method !== 'GET') continue;
      const allowed = await owner.call('GET', addressOf(route, ''));
      // Some want to be told more; none of them asks the owner to be somebody else.
      expect([nameOf(route), [200, 400, 404].includes(allowed.status)]).toEqual([nameOf(route), true]);
    }
  });

  test('ROLE-08 refuses what other sites make the browser of a signed-in owner send', async () => {
    const { siteId, browserOf, routes } = await openApp();
    const browser = await browserOf({}, true);
    const own = { [CALL_HEADER]: '1' };
    const forged: Record<string, string>[] = [
      { origin: 'http://mine.localhost:4321', 'sec-fetch-site': 'same-site', ...own },
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', ...own },
      { origin: 'null', ...own },
      { 'sec-fetch-site': 'same-site', ...own },
      { 'sec-fetch-site': 'cross-site', ...own },
      { origin: `${OWNER_ORIGIN}.evil.example`, ...own },
    ];
    const forgedWrites: Record<string, string>[] = [
      {},
      own,
      { origin: OWNER_ORIGIN },
      { 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'none', ...own },
    ];
    for (const route of routes) {
      const headers = [...forged, ...(route.method === 'GET' ? [] : forgedWrites)];
      for (const each of headers) {
        const response = await browser.send(route.method, addressOf(route, siteId), each);
        const { error } = (await response.json()) as { error: { kind: string } };
        expect([nameOf(route), each, response.status, error.kind]).toEqual([
          nameOf(route),
          each,
          403,
          'cross-site',
        ]);
        expect(response.headers.get('access-control-allow-origin')).toBeNull();
      }
    }
  });

  test('those that are open and change something take it from the owner area alone', async () => {
    const app = await testApp(on.deps);
    for (const name of Object.keys(OPEN).filter((each) => !each.startsWith('GET '))) {
      const [method = '', path = ''] = name.split(' ');
      for (const forged of [
        { origin: 'http://demo.localhost:4321', 'sec-fetch-site': 'same-site', [CALL_HEADER]: '1' },
        { origin: OWNER_ORIGIN, 'content-type': 'text/plain' },
      ]) {
        const response = await testBrowser(app).send(method, path.replace(':token', 'x'), forged, '{}');
        expect([name, response.status, response.headers.get('set-cookie')]).toEqual([name, 403, null]);
      }
    }
  });
});
