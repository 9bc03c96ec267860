/** The presence token of a site's own host: who gets one, what it says, when it ends, and that it opens nothing. */
import { expect, test } from 'vitest';
import { SESSION_COOKIE } from '#domain/accounts/contract.ts';
import { CONTRIBUTOR_ROLES } from '#domain/accounts/roles.ts';
import { PRESENCE_COOKIE, PRESENCE_MARK } from '#domain/accounts/site-presence.ts';
import {
  createTestAccount,
  OWNER_ORIGIN,
  signedInBrowser,
  type TestBrowser,
  testBrowser,
} from '#testing/server/owner.ts';
import { describeOnBothEngines, testApp } from '#testing/server/test-app.ts';
import { testVisitor } from '#testing/server/visitor.ts';
import { createSite } from '../sites/create-site.ts';

const NOBODY = { authenticatedAccount: null, websiteRoles: {} };

describeOnBothEngines('the presence token of a site', (on) => {
  async function openSites(role: number = CONTRIBUTOR_ROLES.editor) {
    const { deps } = on;
    const app = await testApp(deps);
    const make = async (name: string) => {
      const identifier = `${name}-${deps.newId().slice(-8)}`;
      const made = await createSite(deps, { identifier, title: name });
      if (made.kind !== 'created') throw new Error(made.message);
      return { siteId: made.siteId, origin: `http://${identifier}.localhost:4321` };
    };
    const [mine, other] = [await make('mine'), await make('other')];
    const accountId = await createTestAccount(deps, { roles: { [mine.siteId]: role } });
    const browser = await signedInBrowser(deps, app, accountId);
    /** Asks a site's host with these cookies. */
    const ask = (url: string, cookie = '', init: RequestInit = {}) =>
      app.app.request(
        new Request(url, {
          redirect: 'manual',
          ...init,
          headers: { ...init.headers, ...(cookie ? { cookie } : {}) },
        }),
      );
    const visit = async (who: TestBrowser, siteId: string, to = '/', headers = {}) => {
      const sent = await who.send('GET', `/visit/${siteId}?to=${encodeURIComponent(to)}`, headers);
      expect([sent.status, sent.headers.get('cache-control'), sent.headers.get('referrer-policy')]).toEqual([
        302,
        'no-store',
        'no-referrer',
      ]);
      return sent.headers.get('location') ?? '';
    };
    const enter = async (location: string) => {
      const entered = await ask(location);
      const cookies = entered.headers.getSetCookie();
      const cookie = cookies.map((each) => each.split(';')[0]).join('; ');
      return { location: entered.headers.get('location'), cookies, cookie };
    };
    const who = async (origin: string, cookie: string) =>
      (await ask(`${origin}/api/auth/presence`, cookie)).json();
    return { app, mine, other, accountId, browser, ask, visit, enter, who };
  }

  test('ROLE-02 ROLE-03 whoever opens the site from the owner area is known there, by an id of that site', async () => {
    const { mine, browser, visit, enter, who, accountId } = await openSites(CONTRIBUTOR_ROLES.viewer);
    const entered = await enter(await visit(browser, mine.siteId, '/about?x=1#team'));
    expect(entered.location).toBe('/about?x=1&noredirect#team');
    expect(entered.cookies).toHaveLength(2);
    expect(entered.cookies.find((each) => each.startsWith(PRESENCE_COOKIE))).toMatch(/HttpOnly/i);
    for (const each of entered.cookies) expect(each).not.toMatch(/domain=/i);
    const presence = await who(mine.origin, entered.cookie);
    expect(presence).toEqual({
      authenticatedAccount: { id: expect.stringMatching(/^[0-9a-f]{24}$/) },
      websiteRoles: { viewer: true },
    });
    expect(JSON.stringify(presence)).not.toContain(accountId);
    expect(await who(mine.origin, '')).toEqual(NOBODY);
  });

  test('ROLE-03 it is good for its site alone, cannot be made up, and the way in lasts a minute', async () => {
    const { mine, other, browser, visit, enter, who, ask } = await openSites();
    const way = await visit(browser, mine.siteId);
    const { cookie } = await enter(way);
    expect(await who(mine.origin, cookie)).not.toEqual(NOBODY);
    expect(await who(other.origin, cookie)).toEqual(NOBODY);
    const elsewhere = way.replace(mine.origin, other.origin);
    expect((await ask(elsewhere)).headers.getSetCookie()).toEqual([]);
    const token = new URL(way).searchParams.get('token') ?? '';
    expect(await who(mine.origin, `${PRESENCE_COOKIE}=${token}`)).toEqual(NOBODY);
    for (const made of ['', 'x', `${token}x`, cookie.replace(/.$/, 'A').slice(20)])
      expect(await who(mine.origin, `${PRESENCE_COOKIE}=${made}`)).toEqual(NOBODY);
    on.deps.clock.advance(60_001);
    expect((await ask(way)).headers.getSetCookie()).toEqual([]);
  });

  test('ROLE-02 MEMB-06 signing out on the owner origin ends it on every site; on a site it ends it there', async () => {
    const { app, mine, browser, visit, enter, who, ask } = await openSites();
    const { cookie } = await enter(await visit(browser, mine.siteId));
    const logout = (headers: Record<string, string>) =>
      ask(`${mine.origin}/api/auth/Logout`, cookie, {
        method: 'POST',
        headers: { host: new URL(mine.origin).host, ...headers },
      });
    for (const forged of [
      {},
      { origin: OWNER_ORIGIN },
      { origin: mine.origin, 'sec-fetch-site': 'cross-site' },
    ] as Record<string, string>[])
      expect((await logout(forged)).status).toBe(403);
    const visitor = await testVisitor(app, mine.origin, cookie);
    const out = await visitor.send('POST', '/api/auth/Logout');
    expect(await out.json()).toEqual({ kind: 'signed-out', location: '/?logout=true' });
    expect(out.headers.getSetCookie().every((each) => /Max-Age=0/i.test(each))).toBe(true);
    expect((await browser.call('GET', '/api/me')).status).toBe(200);
    expect(await who(mine.origin, cookie)).not.toEqual(NOBODY);
    expect((await browser.send('POST', '/api/auth/Logout', { origin: mine.origin })).status).toBe(403);
    expect((await browser.call('POST', '/api/auth/Logout')).json).toEqual({ kind: 'signed-out' });
    const ended = await ask(`${mine.origin}/api/auth/presence`, cookie);
    expect(await ended.json()).toEqual(NOBODY);
    expect(ended.headers.getSetCookie().some((each) => each.startsWith(`${PRESENCE_MARK}=;`))).toBe(true);
  });

  test('ROLE-03 strangers, people of other sites, and links from elsewhere open the site as visitors', async () => {
    const { app, mine, other, browser, visit } = await openSites();
    const hostile = { 'sec-fetch-site': 'cross-site' };
    const same = { 'sec-fetch-site': 'same-site' };
    expect(await visit(testBrowser(app), mine.siteId, '/about')).toBe(`${mine.origin}/about`);
    expect(await visit(browser, other.siteId, '/about')).toBe(`${other.origin}/about`);
    expect(await visit(browser, mine.siteId, '/', hostile)).toBe(`${mine.origin}/`);
    expect(await visit(browser, mine.siteId, '/', same)).toBe(`${mine.origin}/`);
    for (const to of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
      const way = new URL(await visit(browser, mine.siteId, to));
      expect([to, way.origin, new URL(way.searchParams.get('to') ?? '', mine.origin).origin]).toEqual([
        to,
        mine.origin,
        mine.origin,
      ]);
    }
  });

  test('ROLE-08 the owner origin takes it for nothing: not as a session, not as a token', async () => {
    const { app, mine, browser, visit, enter } = await openSites();
    const way = await visit(browser, mine.siteId);
    const { cookie } = await enter(way);
    const value = cookie.split(';')[0]?.split('=')[1] ?? '';
    const own = { origin: OWNER_ORIGIN, 'sec-fetch-site': 'same-origin', 'x-vitrine': '1' };
    const as = async (headers: Record<string, string>) =>
      (await testBrowser(app).send('GET', `/api/sites/${mine.siteId}/documents`, { ...own, ...headers }))
        .status;
    expect([
      await as({ cookie }),
      await as({ cookie: `${SESSION_COOKIE}=${value}` }),
      await as({ authorization: `Bearer ${value}` }),
      await as({ authorization: `Bearer vitrine_${value}` }),
    ]).toEqual([401, 401, 401, 401]);
  });

  test('whoever loses the role is no longer known', async () => {
    const { mine, browser, visit, enter, who, accountId } = await openSites();
    const { cookie } = await enter(await visit(browser, mine.siteId));
    await on.deps.db.write((tx) => tx.deleteFrom('siteRoles').where('accountId', '=', accountId).execute());
    expect(await who(mine.origin, cookie)).toEqual(NOBODY);
  });
});
