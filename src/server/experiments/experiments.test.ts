import { beforeEach, expect, test } from 'vitest';
import { CONSENT_COOKIE } from '#domain/consent/contract.ts';
import { VERSION_COOKIE } from '#domain/experiments/contract.ts';
import { DAY_MS } from '#domain/time.ts';
import { BUTTON_CLICK_PATH } from '#domain/tracking/contract.ts';
import {
  ALLOWED,
  type Experimented,
  experimentSite,
  headersOf,
  hit,
  versionOf,
} from '#testing/server/experiment-site.ts';
import { listHits } from '#testing/server/queries-tracking.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

const names = Array.from({ length: 24 }, (_, index) => `visitor/${index}`);
const GOOGLE = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

describeOnBothEngines('experiments', (on) => {
  let site: Experimented;
  beforeEach(async () => {
    site = await experimentSite(on.deps);
  });
  const call = (verb: string, body: object = {}) =>
    site.api('POST', `experiments/${site.experimentId}/${verb}`, body);
  const read = async () => (await site.api('GET', `experiments/${site.experimentId}`)).json;
  const countsOf = async () =>
    (await read()).results.versions.map(({ version, visitors, reached }: Record<string, unknown>) => [
      version,
      visitors,
      reached,
    ]);
  const oneWho = async (version: string) => {
    for (const name of names) if ((await versionOf(site, { name })) === version) return { name };
    throw new Error(`no visitor gets ${version}`);
  };

  test('EXPT-10 visitors get one version or the other once it has started, and each the same at every visit', async () => {
    expect(new Set(await Promise.all(names.map((name) => versionOf(site, { name }))))).toEqual(
      new Set(['a']),
    );
    expect((await call('start')).json.experiment).toMatchObject({
      status: 'running',
      startsAt: on.deps.now(),
    });
    const first = await Promise.all(names.map((name) => versionOf(site, { name })));
    expect(new Set(first)).toEqual(new Set(['a', 'b']));
    expect(await Promise.all(names.map((name) => versionOf(site, { name })))).toEqual(first);
    await call('stop');
    expect(new Set(await Promise.all(names.map((name) => versionOf(site, { name }))))).toEqual(
      new Set(['a']),
    );
  });

  test('EXPT-10 the page carries the variant it shows, and other pages carry nothing', async () => {
    await call('start');
    const contextIn = async (path: string, name: string) => {
      const html = await (await site.visit(path, { headers: headersOf({ name }) })).text();
      const [, json = '{}'] = /<script[^>]*type="application\/json"[^>]*>([^<]*)</.exec(html) ?? [];
      return JSON.parse(json).experiments;
    };
    const { name } = await oneWho('b');
    expect(await contextIn('/offer', name)).toEqual([
      {
        name: 'Offer',
        experimentType: 'AB_TEST',
        variant: 'b',
        segmentName: 'everyone',
        containsError: false,
      },
    ]);
    expect(await contextIn('/offer', (await oneWho('a')).name)).toMatchObject([{ variant: 'a' }]);
    expect(await contextIn('/search', name)).toBeUndefined();
  });

  test('a bot gets the original, and so do data, feeds and the canonical address', async () => {
    await call('start');
    for (let index = 0; index < 12; index += 1) {
      const html = await (
        await site.visit('/offer', { headers: { 'user-agent': `${GOOGLE} ${index}` } })
      ).text();
      expect(html).toContain('The original words');
    }
    const { name } = await oneWho('b');
    const json = await (await site.visit('/offer?format=json', { headers: headersOf({ name }) })).text();
    expect(json).toContain('The original words');
    expect(json).not.toContain('Words of version B');
    const html = await (await site.visit('/offer', { headers: headersOf({ name }) })).text();
    expect(html).toContain(`<link rel="canonical" href="${site.origin}/offer"`);
  });

  test('each variant has an ETag of its own, and answers 304 and HEAD as the page it is', async () => {
    await call('start');
    const ask = async (name: string, init: RequestInit = {}) =>
      site.visit('/offer', { ...init, headers: { ...headersOf({ name }), ...(init.headers as object) } });
    const [a, b] = [(await oneWho('a')).name, (await oneWho('b')).name];
    const [ofA, ofB] = [await ask(a), await ask(b)];
    const [tagA, tagB] = [ofA.headers.get('etag') ?? '', ofB.headers.get('etag') ?? ''];
    expect(tagA).not.toBe(tagB);
    expect(ofA.headers.get('cache-control')).toBe('private, max-age=0, must-revalidate');
    expect((await ask(a, { headers: { 'if-none-match': tagA } })).status).toBe(304);
    expect((await ask(b, { headers: { 'if-none-match': tagA } })).status).toBe(200);
    const head = await ask(b, { method: 'HEAD' });
    expect([head.headers.get('etag'), await head.text()]).toEqual([tagB, '']);
  });

  test('the cache holds one entry for each variant, however many visitors come', async () => {
    await call('start');
    for (const name of names) await versionOf(site, { name });
    const before = site.cache.size;
    for (const name of names) await versionOf(site, { name: `another ${name}` });
    expect(site.cache.size).toBe(before);
    expect(before).toBe(2);
  });

  test('a visitor is counted once, with the goal they reach afterwards, and not with one from before', async () => {
    await call('start');
    const visitor = await oneWho('b');
    const before = await oneWho('a');
    await hit(site, before, '/thanks');
    for (let view = 0; view < 3; view += 1) await hit(site, visitor, '/offer');
    await hit(site, before, '/offer');
    expect(await countsOf()).toEqual([
      ['a', 1, 0],
      ['b', 1, 0],
    ]);
    for (let view = 0; view < 2; view += 1) await hit(site, visitor, '/thanks');
    expect(await countsOf()).toEqual([
      ['a', 1, 0],
      ['b', 1, 1],
    ]);
    // A page that no version changes carries nothing of the experiment.
    await hit(site, { name: 'somebody else' }, '/thanks');
    await hit(site, { name: 'Googlebot' }, '/offer');
    expect(await countsOf()).toEqual([
      ['a', 1, 0],
      ['b', 1, 1],
    ]);
  });

  test('a named event is a goal: what was done counts under its name', async () => {
    const goal = { kind: 'event', value: 'Asked for prices' };
    const named = await experimentSite(on.deps, { goal });
    const event = { name: goal.value, kind: 'button', value: 'Prices' };
    expect((await named.api('POST', 'analytics/events', event)).status).toBe(201);
    await named.api('POST', `experiments/${named.experimentId}/start`, {});
    const visitor = { name: 'one' };
    await hit(named, visitor, '/offer');
    const pressed = async (buttonText: string) => {
      const answer = await named.visit(BUTTON_CLICK_PATH, {
        method: 'POST',
        headers: {
          ...headersOf(visitor),
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
        },
        body: JSON.stringify({ url: `${named.origin}/offer`, buttonText }),
      });
      const { results } = (await named.api('GET', `experiments/${named.experimentId}`)).json;
      const reached = results.versions.map((each: { reached: number }) => each.reached);
      return [answer.status, Math.max(...reached)];
    };
    expect(await pressed('Something else')).toEqual([200, 0]);
    expect(await pressed('Prices')).toEqual([200, 1]);
  });

  test('a feature toggle for a small share of visitors is no test that something distorts', async () => {
    const toggle = { name: 'New cart', experimentType: 'FEATURE_TOGGLE', share: 5 };
    const goal = { kind: 'page', value: '/thanks' };
    const { id } = (await site.api('POST', 'experiments', { ...toggle, goal })).json.experiment;
    await site.api('POST', `experiments/${id}/start`, {});
    for (const name of names) await hit(site, { name }, '/offer');
    const { verdict, versions } = (await site.api('GET', `experiments/${id}`)).json.results;
    const visitors = versions.map((each: { visitors: number }) => each.visitors);
    expect(visitors[0]).toBeGreaterThan(names.length / 2);
    expect([visitors[0] + visitors[1], verdict.kind]).toEqual([names.length, 'wait']);
  });

  test('before consent nothing is stored; with it a cookie keeps the version on other days', async () => {
    await call('start');
    await site.api('PUT', 'consent', { isCookieBannerEnabled: true, isAnalyticsCookiesDisabled: true });
    const { name } = await oneWho('b');
    expect((await hit(site, { name }, '/offer')).headers.get('set-cookie')).toBeNull();
    const answer = await hit(site, { name, cookie: ALLOWED }, '/offer');
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(
      new RegExp(`^${VERSION_COOKIE}=[\\w-]{16}; Max-Age=7776000; Path=/; HttpOnly; SameSite=Lax$`),
    );
    const kept = cookie.split(';')[0] ?? '';
    for (let day = 0; day < 6; day += 1) {
      on.deps.clock.advance(DAY_MS);
      expect(await versionOf(site, { name, cookie: `${ALLOWED}; ${kept}` })).toBe('b');
    }
    expect(
      (await hit(site, { name, cookie: `${ALLOWED}; ${kept}` }, '/offer')).headers.get('set-cookie'),
    ).toBeNull();
    // Once refused, the cookie counts no longer.
    const others = await Promise.all(
      names.map((each) => versionOf(site, { name: each, cookie: `ss_cookieAllowed=false; ${kept}` })),
    );
    expect(new Set(others)).toEqual(new Set(['a', 'b']));
  });

  test('the cookie says nothing of the visits that were counted before it was allowed', async () => {
    await call('start');
    await hit(site, { name: 'one' }, '/offer');
    const answer = await hit(site, { name: 'one', cookie: ALLOWED }, '/offer');
    const key = /=([\w-]{16});/.exec(answer.headers.get('set-cookie') ?? '')?.[1];
    expect(key).toBeDefined();
    const visitors = (await listHits(on.db.read, site.siteId)).map(({ visitor }) => visitor);
    expect(visitors).toHaveLength(2);
    expect(visitors).not.toContain(key);
    // The same visitor in the experiment, before and after.
    expect((await countsOf()).map(([, seen]: unknown[]) => seen).sort()).toEqual([0, 1]);
  });

  test('where the site says nothing of consent, only those who have agreed get the cookie', async () => {
    await call('start');
    const cookieFor = async (cookie: string) =>
      (await hit(site, { name: 'one', cookie }, '/offer')).headers.get('set-cookie');
    expect([await cookieFor(''), await cookieFor(`${CONSENT_COOKIE}=false`)]).toEqual([null, null]);
    expect(await cookieFor(ALLOWED)).toContain(`${VERSION_COOKIE}=`);
  });

  test('once cookies are refused the next page takes the cookie away, whatever page and whatever runs', async () => {
    await call('start');
    await site.api('PUT', 'consent', { isCookieBannerEnabled: true, isAnalyticsCookiesDisabled: true });
    const [cookie = ''] = (
      await hit(site, { name: 'one', cookie: ALLOWED }, '/offer')
    ).headers.getSetCookie();
    const refusing = { name: 'one', cookie: `${CONSENT_COOKIE}=false; ${cookie.split(';')[0]}` };
    const taken = [`${VERSION_COOKIE}=; Max-Age=0; Path=/`];
    expect((await hit(site, refusing, '/thanks')).headers.getSetCookie()).toEqual(taken);
    expect((await hit(site, refusing, '/offer')).headers.getSetCookie()).toEqual(taken);
    await call('stop');
    expect((await hit(site, refusing, '/offer')).headers.getSetCookie()).toEqual(taken);
  });

  test('EXPT-07 the id for recording is the mock id', async () => {
    const answer = await site.visit('/api/commerce/fullstory/getId');
    expect([answer.status, await answer.json()]).toEqual([200, 'mock-id']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});
