import { beforeEach, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#domain/time.ts';
import { createTestSite, type TestSite } from '../testing/fixture.ts';
import { listHits } from '../testing/queries-tracking.ts';
import { describeOnBothEngines } from '../testing.ts';
import { moved } from './moved-rows.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
let made = 0;

describeOnBothEngines('who came', (on) => {
  let site: TestSite;
  let origin: string;
  let today: string;
  beforeEach(async () => {
    made += 1;
    site = await createTestSite(on.deps, { identifier: `came-${made}` });
    origin = `http://came-${made}.localhost:4321`;
    on.deps.clock.advance(DAY_MS);
    today = new Date(on.deps.now()).toISOString().slice(0, 10);
  });

  const send = (path: string, body: string, type: string, agent: string) =>
    site.visit(path, {
      method: 'POST',
      headers: { 'content-type': type, 'sec-fetch-site': 'same-origin', 'user-agent': agent },
      body,
    });
  const view = (path: string, agent = FIREFOX, referrer = '') =>
    send(
      '/api/census/RecordHit',
      new URLSearchParams({
        event: 'view',
        data: JSON.stringify({ url: origin + path, referrer }),
      }).toString(),
      'application/x-www-form-urlencoded',
      agent,
    );
  const press = (path: string, buttonText: string) =>
    send(
      '/api/census/button-click',
      JSON.stringify({ url: origin + path, buttonText }),
      'application/json',
      FIREFOX,
    );
  const ask = async (path: string, query: Record<string, string> = {}) =>
    (
      await site.api(
        'GET',
        `analytics${path}?${new URLSearchParams({ from: today, until: today, ...query })}`,
      )
    ).json;
  const visit = async () => {
    await view('/?utm_campaign=Spring', FIREFOX, 'https://www.google.com/');
    on.deps.clock.advance(MINUTE_MS);
    await view('/shop');
    await press('/shop', 'Buy');
    await view('/', PHONE, 'https://blog.example/');
  };

  test('a period is answered beside the one before it, with its steps, lists and what was dropped', async () => {
    await visit();
    await view('/', 'Googlebot/2.1');
    const found = await ask('');
    expect(found.totals).toEqual({ visitors: 2, visits: 2, views: 3, bounces: 1, seconds: 60, events: 0 });
    expect(found.before).toMatchObject({ visitors: 0, visits: 0 });
    expect(found.steps).toHaveLength(24);
    expect(found.steps[9]).toEqual({ at: '09', visitors: 2, visits: 2, views: 3 });
    expect([found.events['button-click'], found.dropped, found.today]).toEqual([1, { bot: 1 }, today]);
    const pages = await ask('/values', { dimension: 'page' });
    expect(pages).toMatchObject({
      values: [
        { value: '/', visitors: 2, views: 2 },
        { value: '/shop', views: 1 },
      ],
      isAll: true,
    });
    expect((await ask('/values', { dimension: 'source', limit: '1' })).isAll).toBe(false);

    on.deps.clock.advance(DAY_MS);
    await view('/');
    const tomorrow = new Date(on.deps.now()).toISOString().slice(0, 10);
    const both = await ask('', { until: tomorrow });
    expect(both.steps).toMatchObject([
      { at: today, visitors: 2 },
      { at: tomorrow, visitors: 1 },
    ]);
    const next = await ask('', { from: tomorrow, until: tomorrow });
    expect([next.totals.visitors, next.before.visitors]).toEqual([1, 2]);
  });

  test('filters combine', async () => {
    await visit();
    const visitsOf = async (query: Record<string, string>) => (await ask('', query)).totals.visits;
    expect(await visitsOf({ source: 'Google' })).toBe(1);
    expect(await visitsOf({ source: 'Google', device: 'computer', campaign: 'Spring', page: '/shop' })).toBe(
      1,
    );
    expect(await visitsOf({ source: 'Google', device: 'phone' })).toBe(0);
    expect(await visitsOf({ page: '/' })).toBe(2);
    expect(await visitsOf({ landing: '/shop' })).toBe(0);
    expect((await ask('/values', { dimension: 'page', device: 'phone' })).values).toMatchObject([
      { value: '/', views: 1 },
    ]);
    expect((await ask('/values', { dimension: 'button-click', source: 'Google' })).values).toMatchObject([
      { value: 'Buy', events: 1 },
    ]);
  });

  test('what was added up is added up once, and stays when single hits have gone', async () => {
    await visit();
    await ask('');
    on.deps.clock.advance(11_000);
    await view('/contact');
    expect((await ask('')).totals).toMatchObject({ visitors: 2, visits: 2, views: 4 });
    on.deps.clock.advance(397 * DAY_MS);
    await site.worker.queueRecurring();
    await site.worker.drain();
    expect(await listHits(on.db.read, site.siteId)).toEqual([]);
    expect((await ask('')).totals).toMatchObject({ visitors: 2, visits: 2, views: 4 });
  });

  test('who is there now', async () => {
    await visit();
    expect(await ask('/live')).toEqual({
      visitors: 2,
      pages: expect.arrayContaining([
        { path: '/shop', visitors: 1 },
        { path: '/', visitors: 1 },
      ]),
    });
    on.deps.clock.advance(6 * MINUTE_MS);
    expect(await ask('/live')).toEqual({ visitors: 0, pages: [] });
  });

  test('tables are given out, in which no cell is a formula', async () => {
    await visit();
    await press('/shop', '=HYPERLINK("x")');
    expect(await ask('/csv', { dimension: 'button-click' })).toMatch(
      /^\ufeff?button-click,visitors.*\r\n"?'=HYPERLINK/,
    );
    expect(await ask('/csv', { dimension: 'day' })).toContain(`${today},2,2,3,`);
  });

  test('a period that is none is refused, and who may not see reports', async () => {
    const asked = (query: string) => site.api('GET', `analytics?${query}`);
    for (const query of ['', 'from=2026-03-02', 'from=x&until=y', 'from=2026-03-03&until=2026-03-02'])
      expect([query, (await asked(query)).status]).toEqual([query, 400]);
  });

  test('everything can be deleted, and moves added up with its site', async () => {
    await visit();
    await ask('');
    const [days] = moved;
    const read: object[] = [];
    for await (const some of days!.read(on.db.read, site.siteId)) read.push(...some);
    expect((await site.api('DELETE', 'analytics')).json).toEqual({ kind: 'erased' });
    expect((await ask('')).totals.visits).toBe(0);
    expect(await listHits(on.db.read, site.siteId)).toEqual([]);
    await on.db.write((tx) => days!.insert(tx, site.siteId, days!.entry.array().parse(read)));
    expect((await ask('')).totals.visits).toBe(2);
    const { activity } = (await site.api('GET', 'activity?kind=site')).json;
    expect(activity[0].what).toBe('deleted everything counted of visitors');
  });
});
