/** The crumb: who gets one, what it opens, and everything that does not get past without it. */
import { expect, test } from 'vitest';
import { PRESENCE_COOKIE } from '#domain/accounts/site-presence.ts';
import { describeOnBothEngines, testApp } from '#testing/server/test-app.ts';
import { testVisitor } from '#testing/server/visitor.ts';
import { createSite } from '../sites/create-site.ts';
import { CRUMB_MS, VISITOR_COOKIE } from './crumb.ts';

/** Changes nothing for who is not signed in, and says so. */
const CALL = '/api/auth/Logout';

describeOnBothEngines('the crumb', (on) => {
  async function openSite() {
    const { deps } = on;
    const app = await testApp(deps);
    const make = async () => {
      const identifier = `c-${deps.newId().slice(-8)}`;
      await createSite(deps, { identifier, title: 'Kiln' });
      return `http://${identifier}.localhost:4321`;
    };
    const origin = await make();
    return { deps, app, origin, make, visitor: await testVisitor(app, origin) };
  }

  test('DATA-06 DATA-07 DATA-08 it is taken from the query, the header and a form’s field, and stays in the body', async () => {
    const { visitor, app, origin } = await openSite();
    const from = { origin, 'sec-fetch-mode': 'cors' };
    const form = { ...from, 'content-type': 'application/x-www-form-urlencoded' };
    const { crumb } = visitor;
    const statuses = [
      await visitor.ask('POST', `${CALL}?crumb=${crumb}`, from),
      await visitor.ask('POST', CALL, { ...from, crumb }),
      await visitor.ask('POST', CALL, form, `event=view&crumb=${crumb}`),
      await visitor.ask('POST', CALL, form, 'event=view&crumb=wrong'),
    ].map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200, 403]);
    // What a form says is still there for whoever answers: here the lock screen's form, told from its body.
    const unknown = await visitor.ask('POST', `/api/nothing?crumb=${crumb}`, from);
    expect([unknown.status, (await unknown.json()).error.kind]).toEqual([404, 'missing']);
    const { cookies } = await testVisitor(app, origin);
    expect([...cookies.keys()].sort()).toEqual(['crumb', VISITOR_COOKIE]);
  });

  test('DATA-08 DATA-09 a failure says so and carries a crumb that is good', async () => {
    const { visitor, origin } = await openSite();
    const from = { origin, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };
    visitor.cookies.clear();
    const failed = await visitor.ask('POST', CALL, from);
    const answer = await failed.json();
    expect([failed.status, failed.headers.get('cache-control'), answer.crumbFail]).toEqual([
      403,
      'no-store',
      true,
    ]);
    expect((await visitor.ask('POST', `${CALL}?crumb=${answer.crumb}`, from)).status).toBe(200);
    const cookies = failed.headers.getSetCookie();
    expect(cookies.find((each) => each.startsWith('crumb='))).toMatch(/Max-Age=7200; Path=\/; SameSite=Lax$/);
    expect(cookies.find((each) => each.startsWith(VISITOR_COOKIE))).toMatch(/HttpOnly/);
  });

  test('DATA-08 it is good for its visitor, its site and two hours', async () => {
    const { visitor, app, origin, make, deps } = await openSite();
    const send = async (who: typeof visitor) => (await who.send('POST', CALL)).status;
    expect(await send(visitor)).toBe(200);
    const other = await testVisitor(app, origin);
    const own = other.crumb;
    other.crumb = visitor.crumb;
    expect(await send(other)).toBe(403);
    other.crumb = own;
    expect(await send(other)).toBe(200);
    const elsewhere = await testVisitor(app, await make(), [...visitor.cookies.values()].join('; '));
    elsewhere.crumb = visitor.crumb;
    expect(await send(elsewhere)).toBe(403);
    for (const forged of [
      '',
      'x',
      '..',
      `${visitor.crumb}.x`,
      visitor.crumb.slice(0, -1),
      `a${visitor.crumb}`,
    ]) {
      other.crumb = forged;
      expect([forged, await send(other)]).toEqual([forged, 403]);
    }
    // Nothing is kept of it: another process, and one that has started since, know it too.
    const again = await testApp(deps);
    expect((await testVisitor(again, origin, [...visitor.cookies.values()].join('; '))).crumb).not.toBe('');
    deps.clock.advance(CRUMB_MS - 1);
    expect(await send(visitor)).toBe(200);
    deps.clock.advance(1);
    expect(await send(visitor)).toBe(403);
  });

  test('DATA-08 a post from another site is refused, with a crumb or without, by fetch or by a form', async () => {
    const { visitor, origin } = await openSite();
    const neighbour = origin.replace('://', '://evil.');
    const forged: Record<string, string>[] = [
      {},
      { origin: 'https://evil.example' },
      { origin: neighbour, 'sec-fetch-site': 'same-site' },
      { origin, 'sec-fetch-site': 'cross-site' },
      { origin, 'sec-fetch-site': 'none' },
      { origin: 'null' },
      { origin: 'no address' },
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
      { origin: 'https://evil.example', 'sec-fetch-mode': 'navigate' },
    ];
    for (const headers of forged) {
      for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
        const sent = { 'content-type': type, ...headers };
        const answer = await visitor.ask('POST', `${CALL}?crumb=${visitor.crumb}`, sent, '{}');
        expect([headers, answer.status, (await answer.json()).error.kind]).toEqual([
          headers,
          403,
          'cross-site',
        ]);
      }
    }
    const asked = await visitor.ask('GET', '/api/crumb', { 'sec-fetch-site': 'cross-site' });
    expect([asked.status, asked.headers.getSetCookie()]).toEqual([403, []]);
  });

  test('DATA-08 a form that the browser sends by itself from the site needs none', async () => {
    const { visitor, origin } = await openSite();
    visitor.cookies.clear();
    expect((await visitor.submit(CALL, new URLSearchParams({ a: '1' }))).status).toBe(200);
    const form = new FormData();
    form.set('a', '1');
    expect((await visitor.submit(CALL, form)).status).toBe(200);
    // Not what is no form, and not what a script sends.
    const from = { origin, 'sec-fetch-site': 'same-origin' };
    const json = { ...from, 'sec-fetch-mode': 'navigate', 'content-type': 'application/json' };
    expect((await visitor.ask('POST', CALL, json, '{}')).status).toBe(403);
    const put = {
      ...from,
      'sec-fetch-mode': 'navigate',
      'content-type': 'application/x-www-form-urlencoded',
    };
    expect((await visitor.ask('PUT', CALL, put, 'a=1')).status).toBe(403);
  });

  test('over https the visitor’s cookie is this host’s own, and a page of http is another site', async () => {
    const { deps } = on;
    const app = await testApp(deps, {
      OWNER_ORIGIN: 'https://owner.example.org',
      SITE_DOMAIN: 'localhost:4321',
    });
    const identifier = `s-${deps.newId().slice(-8)}`;
    await createSite(deps, { identifier, title: 'Kiln' });
    const visitor = await testVisitor(app, `https://${identifier}.localhost:4321`);
    expect([...visitor.cookies.keys()].sort()).toEqual([`__Host-${VISITOR_COOKIE}`, 'crumb']);
    expect((await visitor.send('POST', CALL)).status).toBe(200);
    const plain = { origin: `http://${identifier}.localhost:4321` };
    expect((await visitor.send('POST', CALL, undefined, plain)).status).toBe(403);
  });

  test('pages set no cookie, and the owner’s presence is untouched', async () => {
    const { visitor } = await openSite();
    for (const path of ['/', '/nowhere', '/search'])
      expect((await visitor.ask('GET', path)).headers.getSetCookie()).toEqual([]);
    expect(visitor.cookies.has(PRESENCE_COOKIE)).toBe(false);
  });
});
