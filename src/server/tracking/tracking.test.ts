import { readFileSync } from 'node:fs';
import { isbot } from 'isbot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { formatVisitCookie } from '#domain/tracking/cookies.ts';
import { createTestSite, type TestSite } from '#testing/server/fixture.ts';
import { countDrops, listHits } from '#testing/server/queries-tracking.ts';
import { describeOnBothEngines, testApp } from '#testing/server/test-app.ts';
import { hasSharedData, sharedDataPath, sharedJson } from '../../../scripts/shared-data.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let made = 0;

describeOnBothEngines('counting visitors', (on) => {
  let site: TestSite;
  let origin: string;
  beforeEach(async () => {
    made += 1;
    const identifier = `counted-${made}`;
    site = await createTestSite(on.deps, { identifier });
    origin = `http://${identifier}.localhost:4321`;
  });

  const send = (path: string, body: URLSearchParams | object, headers: Record<string, string> = {}) => {
    const isForm = body instanceof URLSearchParams;
    return site.visit(path, {
      method: 'POST',
      headers: {
        'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
        'sec-fetch-site': 'same-origin',
        'user-agent': FIREFOX,
        'accept-language': 'de-CH',
        ...headers,
      },
      body: isForm ? body.toString() : JSON.stringify(body),
    });
  };
  const hitBody = (fields: object = {}, cookie = '') =>
    new URLSearchParams({
      event: 'view',
      data: JSON.stringify({ url: here('/'), ...fields }),
      ss_cvr: cookie,
    });
  const here = (path: string) => `${origin}${path}`;
  const stored = () => listHits(on.db.read, site.siteId);
  const dropped = () => countDrops(on.db.read, site.siteId);

  test('the longest texts that a page may send are cut before they are looked at', async () => {
    const clicks = async () => {
      const before = process.cpuUsage();
      for (let turn = 0; turn < 5; turn += 1)
        await send(
          '/api/census/button-click',
          { url: here('/'), buttonText: '1'.repeat(15_500) },
          { referer: `${here('/')}${'1'.repeat(13_500)}`, 'user-agent': `${FIREFOX} ${'1'.repeat(13_000)}` },
        );
      return process.cpuUsage(before).user / 1000 / 5;
    };
    await clicks();
    // Looked at whole, each of them takes 250 ms.
    expect(Math.min(await clicks(), await clicks())).toBeLessThan(60);
    const [hit] = await stored();
    expect(hit?.subject).toBe('1'.repeat(100));
    expect(hit?.path).toMatch(/^\/1{299}$/);
  });

  test('a country is told by the language, or by the address where there is a database of them', async () => {
    await send('/api/census/RecordHit', hitBody());
    const countryOf = vi.fn(() => 'NO');
    const app = await testApp(on.deps, { TRUSTED_PROXIES: '10.0.0.0/8' }, undefined, { countryOf });
    const answer = await app.app.request(
      here('/api/census/RecordHit'),
      {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'same-origin',
          'user-agent': FIREFOX,
          'accept-language': 'de-CH',
          'x-forwarded-for': '81.2.69.7',
        },
        body: hitBody().toString(),
      },
      { incoming: { socket: { remoteAddress: '10.0.0.1' } } },
    );
    expect(answer.status).toBe(200);
    expect(countryOf.mock.calls).toEqual([['81.2.69.7']]);
    const hits = await stored();
    expect(hits.map(({ country, language }) => [country, language]).sort()).toEqual([
      ['CH', 'de'],
      ['NO', 'de'],
    ]);
    // Of the address nothing else is left.
    expect(JSON.stringify(hits)).not.toContain('81.2.69');
  });

  test('TRAK-12 TRAK-20 a hit is form-encoded, needs neither crumb nor cookie, sets none, and is stored before its answer', async () => {
    const answer = await send(
      '/api/census/RecordHit',
      hitBody({ url: here('/about?utm_source=News'), referrer: 'https://blog.example/' }),
    );
    expect([answer.status, await answer.json()]).toEqual([200, {}]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await stored()).toMatchObject([
      {
        event: 'view',
        path: '/about',
        source: 'news',
        language: 'de',
        country: 'CH',
        device: 'computer',
        browser: 'Firefox',
        system: 'Linux',
        at: on.deps.now(),
      },
    ]);
  });

  test('TRAK-11 TRAK-14 TRAK-15 TRAK-17 TRAK-18 TRAK-19 buttons, forms, overlays and quick views are counted by their payloads', async () => {
    const page = { url: here('/'), visitorCookie: '' };
    const button = {
      ...page,
      id: 'b1',
      buttonText: 'Book',
      clickthroughUrl: '/book',
      alignment: 'start',
      size: 'regular',
      newWindow: false,
      context: 'main',
    };
    const calls: [string, object][] = [
      ['button-render', button],
      ['button-click', button],
      ['form-render', { ...page, formId: 'f1' }],
      ['overlay', { ...page, id: 'o1', action: 'closed' }],
      ['RecordQuickView/item1', page],
    ];
    for (const [path, body] of calls)
      expect([path, (await send(`/api/census/${path}`, body)).status]).toEqual([path, 200]);
    expect((await stored()).map(({ event, subject }) => [event, subject]).sort()).toEqual([
      ['button-click', 'Book'],
      ['button-render', 'Book'],
      ['form-render', 'f1'],
      ['overlay', 'closed o1'],
      ['quick-view', 'item1'],
    ]);
  });

  test('TRAK-21 TRAK-22 the pixel is a picture that no cache keeps, and counts what led to a landing', async () => {
    const query = new URLSearchParams({
      landing: here('/spring'),
      refer: 'https://blog.example/',
      rk: '1',
      lang: 'de',
      screen: '1x1',
      source: 'Ads',
      campaign: 'Clay',
      subcampaign: 'a',
      channel: 'b',
      subchannel: 'c',
      variation: 'd',
      mkwid: 'e',
    });
    const ask = (headers: Record<string, string>) =>
      site.visit(`/api/track/Track?${query}`, { headers: { 'user-agent': FIREFOX, ...headers } });
    const answer = await ask({ 'sec-fetch-site': 'same-origin' });
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'image/gif',
      'no-store',
    ]);
    expect((await answer.arrayBuffer()).byteLength).toBeLessThan(50);
    expect(await stored()).toMatchObject([
      { event: 'landing', path: '/spring', source: 'ads', campaign: 'clay' },
    ]);
    await ask({ 'sec-fetch-site': 'cross-site' });
    await ask({});
    expect(await stored()).toHaveLength(1);
  });

  test('nothing is taken from a body that the request itself tells, nor from another site', async () => {
    await send(
      '/api/census/RecordHit',
      hitBody({ url: here('/claimed'), userAgent: 'Googlebot', clientDate: '1', ip: '1.2.3.4' }),
      { referer: here('/real') },
    );
    expect(await stored()).toMatchObject([{ path: '/real', browser: 'Firefox', at: on.deps.now() }]);
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-origin', origin: 'https://other.example' },
    ])
      expect((await send('/api/census/RecordHit', hitBody(), headers)).status).toBe(403);
    expect((await send('/api/census/RecordHit', hitBody({ url: 'https://other.example/' }))).status).toBe(
      400,
    );
    expect(
      (await send('/api/census/RecordHit', new URLSearchParams({ event: 'x', data: '{}' }))).status,
    ).toBe(400);
    expect((await send('/api/census/RecordHit', hitBody({ more: 'x'.repeat(20_000) }))).status).toBe(413);
    expect(await stored()).toHaveLength(1);
    expect(await dropped()).toEqual({ 'other-site': 2, unreadable: 3 });
  });

  test('bots and spam are dropped by their reasons, and told nothing', async () => {
    const bot = await send('/api/census/RecordHit', hitBody(), {
      'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)',
    });
    const spam = await send('/api/census/RecordHit', hitBody({ referrer: 'https://semalt.com/x' }));
    expect([bot.status, await bot.json(), spam.status]).toEqual([200, {}, 200]);
    expect(await stored()).toEqual([]);
    expect(await dropped()).toEqual({ bot: 1, 'spam-referrer': 1 });
  });

  test('TRAK-01 forged cookies are refused; a good one is a visitor’s name beyond the day, unless consent is refused', async () => {
    const now = on.deps.now();
    const cookie = formatVisitCookie({ id: 'abc', first: now, previous: now, current: now, visitCount: 1 });
    const visit = (body: string, header: string) =>
      send('/api/census/RecordHit', hitBody({}, body), header ? { cookie: header } : {});
    await visit(cookie, '');
    await visit(cookie, `ss_cvr=${cookie.replace('abc', 'other')}`);
    const early = `abc|${now}|${now - 5}|${now}|2`;
    await visit(early, `ss_cvr=${early}`);
    expect(await dropped()).toEqual({ 'forged-cookie': 3 });
    await visit(cookie, `ss_cvr=${cookie}`);
    await visit('', `ss_cvr=${cookie}`);
    await visit(cookie, `ss_cvr=${cookie}; ss_cookieAllowed=false`);
    await visit('', 'ss_cvr=broken');
    const [one, two, three, four] = (await stored()).map(({ visitor }) => visitor);
    expect([one === two, one === three, three === four]).toEqual([true, false, true]);
    expect(one).not.toContain('abc');
  });

  test('without a cookie a visitor has a name for a day, made of neither address nor browser alone', async () => {
    const nameOf = async (headers: Record<string, string> = {}) => {
      await send('/api/census/RecordHit', hitBody(), headers);
      return (await stored()).at(-1)?.visitor;
    };
    const first = await nameOf();
    expect(await nameOf()).toBe(first);
    expect(await nameOf({ 'user-agent': `${FIREFOX}.1` })).not.toBe(first);
    on.deps.clock.advance(24 * 3_600_000);
    expect(await nameOf()).not.toBe(first);
    expect(JSON.stringify(await stored())).not.toContain('127.0.0.1');
  });

  test('one address sends so much and no more', async () => {
    let status = 200;
    for (let sent = 0; sent < 200 && status === 200; sent += 1)
      status = (await send('/api/census/RecordHit', hitBody())).status;
    expect(status).toBe(429);
    expect(await dropped()).toEqual({ 'too-many': 1 });
  });

  test('TRAK-25 a site that counts nobody has no script and takes nothing; nor has a page that is none', async () => {
    const scriptOf = async (path: string) =>
      (await (await site.visit(path)).text()).includes('data-tracking');
    const body = { sections: [], title: 'Hours', fields: {} };
    const { path } = await site.publish({ body: body as never });
    expect([await scriptOf(path), await scriptOf('/nowhere')]).toEqual([true, false]);
    await site.api('PUT', 'settings', { countsVisitors: false });
    expect(await scriptOf(path)).toBe(false);
    expect((await send('/api/census/RecordHit', hitBody())).status).toBe(200);
    expect(await stored()).toEqual([]);
  });
});

describe.skipIf(!hasSharedData())('who is a bot', () => {
  test('at least 99 % of known crawlers are, and at most 0.1 % of known browsers', () => {
    const crawlers = (sharedJson<{ instances: string[] }[]>('agents/crawler-user-agents.json') ?? []).flatMap(
      ({ instances }) => instances,
    );
    const browsers = readFileSync(sharedDataPath('agents/browsers.yml'), 'utf8')
      .split('\n')
      .flatMap((line) => /^\s+- (.*)$/.exec(line)?.[1] ?? []);
    const shareOf = (agents: readonly string[]) =>
      agents.filter((agent) => isbot(agent)).length / agents.length;
    console.info(
      `${shareOf(crawlers)} of ${crawlers.length} crawlers, ${shareOf(browsers)} of ${browsers.length} browsers`,
    );
    expect(crawlers.length).toBeGreaterThan(500);
    expect(browsers.length).toBeGreaterThan(100);
    expect(shareOf(crawlers)).toBeGreaterThanOrEqual(0.99);
    expect(shareOf(browsers)).toBeLessThanOrEqual(0.001);
  });
});
