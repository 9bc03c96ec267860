import { beforeEach, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#domain/time.ts';
import { createTestSite, type TestSite, textBody } from '#testing/server/fixture.ts';
import { openTestShop } from '#testing/server/open-shop.ts';
import { listHits } from '#testing/server/queries-tracking.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { updateOrder } from '../store/orders/queries.ts';
import { moved } from './moved-rows.ts';
import { insertHits, type StoredHit } from './queries-hits.ts';

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
    for (const limit of [1, 2])
      expect(await ask('/values', { dimension: 'page', limit: `${limit}` })).toEqual({
        values: pages.values.slice(0, limit),
        isAll: limit === 2,
      });

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
    // Shown are views: the most of them come first, however few visitors they are from.
    for (let time = 0; time < 9; time += 1) await view('/deep', PHONE);
    on.deps.clock.advance(MINUTE_MS);
    const listed = { until: tomorrow, dimension: 'page', limit: '1' };
    const [first] = (await ask('/values', listed)).values;
    expect(first).toMatchObject({ value: '/deep', visitors: 1, views: 9 });
  });

  test('filters combine', async () => {
    await visit();
    const visitsOf = async (query: Record<string, string>) => (await ask('', query)).totals.visits;
    expect(await visitsOf({ source: 'Google' })).toBe(1);
    expect(await visitsOf({ source: 'Google', device: 'computer', campaign: 'spring', page: '/shop' })).toBe(
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

  test('a filter over very many visits looks at a part of them, and says so', async () => {
    const device = (index: number) => (index % 4 === 0 ? 'phone' : 'computer');
    const hits = Array.from({ length: 9000 }, (_each, index) => ({
      ...{ id: `${made}-${on.deps.newId()}-${index}`, siteId: site.siteId, at: on.deps.now() + index },
      ...{
        visitor: `visitor-${index}`,
        event: 'view' as const,
        path: '/',
        subject: '',
        device: device(index),
      },
      ...{ source: '', medium: '', campaign: '', language: '', country: '', browser: '', system: '' },
    }));
    await on.db.write((tx) => insertHits(tx, hits as StoredHit[]));
    on.deps.clock.advance(9000);
    await site.worker.queueRecurring();
    await site.worker.drain();
    expect(await ask('')).toMatchObject({ share: 1, totals: { visits: 9000 } });
    const { share, totals, before } = await ask('', { device: 'phone' });
    expect([share, before.visits]).toEqual([0.666, 0]);
    expect(Math.abs(totals.visits - 2250)).toBeLessThan(150);
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

  test('a funnel counts its steps in their order, on one day, for what its first one came by', async () => {
    const buy = { kind: 'button', value: 'Buy' };
    const funnel = {
      name: 'Sale',
      steps: [{ kind: 'page', value: '/' }, { kind: 'page', value: '/sh*' }, buy],
    };
    await visit();
    await view('/shop', PHONE);
    await ask('');
    const made = await site.api('POST', 'analytics/goals', funnel);
    expect(made.status).toBe(201);
    const { goal } = made.json;
    const countsOf = async (query: Record<string, string> = {}) =>
      (await ask('/goals', query)).goals.map(({ steps }: { steps: { visitors: number }[] }) =>
        steps.map(({ visitors }) => visitors),
      );
    // What came before the goal was set counts as well.
    expect(await countsOf()).toEqual([[2, 2, 1]]);
    expect(await countsOf({ source: 'Google' })).toEqual([[1, 1, 1]]);
    expect(await countsOf({ device: 'phone' })).toEqual([[1, 1, 0]]);
    expect(await ask('/csv', { dimension: 'goal' })).toContain(`${goal.id}/3,1,1,2,0,60,1,"Sale, step 3"`);

    const path = `analytics/goals/${goal.id}`;
    const renamed = await site.api('PUT', path, { ...funnel, name: 'Sold' });
    expect(renamed.json.goal).toMatchObject({ id: goal.id, name: 'Sold' });
    const turned = await site.api('PUT', path, { name: 'Bought', steps: [buy, funnel.steps[0]] });
    expect(turned.json.goal.id).not.toBe(goal.id);
    expect(await countsOf()).toEqual([[1, 0]]);
    on.deps.clock.advance(DAY_MS);
    const tomorrow = new Date(on.deps.now()).toISOString().slice(0, 10);
    const { goals, before } = await ask('/goals', { from: tomorrow, until: tomorrow });
    expect([goals[0].steps[0], before]).toEqual([{ ...buy, visitors: 0, before: 1 }, 2]);

    const seven = Array.from({ length: 7 }, () => buy);
    expect((await site.api('POST', 'analytics/goals', { name: 'Long', steps: seven })).status).toBe(400);
    expect((await site.api('DELETE', path)).status).toBe(404);
    await site.api('DELETE', `analytics/goals/${turned.json.goal.id}`);
    expect(await countsOf()).toEqual([]);
  });

  test('searches that find nothing are known by their words', async () => {
    await site.publish({ body: textBody(on.deps, 'Kiln', 'Pots and plates.') });
    await site.worker.drain();
    await view('/search?q=Plates');
    await view('/search?q=Teapots');
    await view('/search?q=%21');
    const { values } = await ask('/values', { dimension: 'search-empty' });
    expect(values).toMatchObject([{ value: 'teapots', events: 1 }]);
  });

  test('an order that is paid counts once, a test order never, and their addresses are in nobody’s numbers', async () => {
    const shop = await openTestShop(on.deps, 9);
    const done = await shop.complete(shop.fill(1));
    const tried = await shop.complete(shop.fill(1));
    if (done.kind !== 'placed' || tried.kind !== 'placed') throw new Error(done.kind);
    await on.deps.db.write((tx) =>
      updateOrder(tx, done.order.id, { provider: 'bankTransfer', testBy: null }),
    );
    const { siteId: shopId, api, visit: visitShop } = shop.site;
    const { identifier } = await on.db.read
      .selectFrom('sites')
      .select('identifier')
      .where('id', '=', shopId)
      .executeTakeFirstOrThrow();
    const { token } = done.order;
    const seen = async (path: string) => {
      const data = JSON.stringify({ url: `http://${identifier}.localhost:4321${path}` });
      const body = new URLSearchParams({ event: 'view', data }).toString();
      const type = 'application/x-www-form-urlencoded';
      const headers = { 'content-type': type, 'sec-fetch-site': 'same-origin', 'user-agent': FIREFOX };
      await visitShop('/api/census/RecordHit', { method: 'POST', headers, body });
      on.deps.clock.advance(1000);
    };
    const goal = { name: 'Sold', steps: [{ kind: 'page', value: '/' }, { kind: 'order' }] };
    await api('POST', 'analytics/goals', goal);
    await seen('/');
    await seen('/commerce/orders/guessed-by-somebody/confirmed');
    await seen(`/commerce/orders/${token}/confirmed`);
    await seen(`/commerce/orders/${token}`);
    await seen(`/commerce/orders/${tried.order.token}/confirmed`);
    await seen('/commerce/bookings/token-of-a-guest');
    const day = new Date(on.deps.now()).toISOString().slice(0, 10);
    const found = (await api('GET', `analytics/goals?from=${day}&until=${day}`)).json;
    expect(found.goals[0].steps).toMatchObject([{ visitors: 1 }, { visitors: 1 }]);
    const hits = await listHits(on.db.read, shopId);
    expect(hits.filter(({ event }) => event === 'order')).toHaveLength(1);
    expect(JSON.stringify(hits)).not.toContain(token);
    expect(JSON.stringify(hits)).not.toContain(tried.order.token);
    expect(JSON.stringify(hits)).not.toContain('token-of-a-guest');
  });

  test('notes write themselves where pages are published, and are added to', async () => {
    const { id } = await site.publish({ body: textBody(on.deps, 'Kiln', 'Pots.') });
    await site.publish({ body: textBody(on.deps, 'Fair', 'In May.') });
    await site.api('PUT', 'settings', { homePageId: id });
    const made = await site.api('POST', 'analytics/notes', { day: today, words: 'Article in the paper' });
    expect(made.status).toBe(201);
    const { notes } = await ask('/notes');
    expect(notes).toEqual([
      { id: null, day: today, words: 'New home page published, and “Fair” published' },
      { id: made.json.note.id, day: today, words: 'Article in the paper' },
    ]);
    await site.api('DELETE', `analytics/notes/${made.json.note.id}`);
    expect((await ask('/notes')).notes).toHaveLength(1);
    expect((await site.api('DELETE', 'analytics/notes/none')).status).toBe(404);
  });

  test('how long visits are stored is the owner’s choice', async () => {
    await visit();
    await site.api('PUT', 'settings', { visitsKeptMonths: 1 });
    on.deps.clock.advance(33 * DAY_MS);
    await site.worker.queueRecurring();
    await site.worker.drain();
    expect(await listHits(on.db.read, site.siteId)).toEqual([]);
    expect((await ask('')).totals.visits).toBe(2);
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
    for await (const some of days.read(on.db.read, site.siteId)) read.push(...some);
    expect((await site.api('DELETE', 'analytics')).json).toEqual({ kind: 'erased' });
    expect((await ask('')).totals.visits).toBe(0);
    expect(await listHits(on.db.read, site.siteId)).toEqual([]);
    await on.db.write((tx) => days.insert(tx, site.siteId, days.entry.array().parse(read)));
    expect((await ask('')).totals.visits).toBe(2);
    const { activity } = (await site.api('GET', 'activity?kind=site')).json;
    expect(activity[0].what).toBe('deleted all statistics');
  });
});
