import { beforeEach, expect, test } from 'vitest';
import { readPerformanceSettings } from '#domain/performance/calls-visitor.ts';
import { METRIC_UNITS } from '#domain/performance/contract.ts';
import { HOUR_MS } from '#domain/time.ts';
import { createTestSite, type TestSite } from '#testing/server/fixture.ts';
import { listSpeedPaths, listSpeedRecords } from '#testing/server/queries-speed.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { AddingSpeed } from './add-up.ts';
import { insertRecords } from './queries.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const PHONE = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';

const TIMING = {
  name: 'https://kiln.example/?secret=1',
  domainLookupStart: 5,
  domainLookupEnd: 15,
  connectStart: 15,
  secureConnectionStart: 35,
  connectEnd: 65,
  responseStart: 120,
  domContentLoadedEventEnd: 400,
  loadEventEnd: 500,
  encodedBodySize: 7000,
  decodedBodySize: 30_000,
};

let made = 0;

describeOnBothEngines('speed of pages', (on) => {
  let site: TestSite;
  let origin: string;
  beforeEach(async () => {
    made += 1;
    const identifier = `fast-${made}`;
    site = await createTestSite(on.deps, { identifier });
    origin = `http://${identifier}.localhost:4321`;
  });

  const settings = async () => {
    const answer = await site.visit('/api/1/performance/settings', { headers: { 'user-agent': FIREFOX } });
    return { answer, body: readPerformanceSettings.answer.parse(await answer.json()) };
  };
  const send = (body: object | string, headers: Record<string, string> = {}) =>
    site.visit('/api/1/performance/records', {
      method: 'POST',
      headers: {
        'content-type': 'text/plain;charset=UTF-8',
        'sec-fetch-site': 'same-origin',
        'user-agent': FIREFOX,
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const batch = async (records: object[], path = '/about', headers: Record<string, string> = {}) => {
    const { pageLoadId } = (await settings()).body;
    return send({ pageLoadId, url: `${origin}${path}`, records }, headers);
  };
  const changeSettings = async (settings: object) => {
    const { status, json } = await site.api('PUT', 'settings', settings);
    expect([status, json]).toEqual([200, expect.anything()]);
  };
  const stored = () => listSpeedRecords(on.db.read, site.siteId);
  const today = '2026-03-02';
  const speed = async (query = '') => {
    const { status, json } = await site.api('GET', `speed?from=2026-02-25&until=${today}${query}`);
    expect([status, json]).toEqual([200, expect.anything()]);
    return json;
  };

  test('PERF-01 PERF-14 the settings name a page load, and how many are measured', async () => {
    const { answer, body } = await settings();
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body.pageLoadId.length).toBeGreaterThan(20);
    expect(body.sampling).toEqual({ rate: 1, defaultRate: 1 });
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect((await settings()).body.pageLoadId).not.toBe(body.pageLoadId);
    await changeSettings({ speedSample: 25 });
    expect((await settings()).body.sampling).toEqual({ rate: 0.25, defaultRate: 1 });
    await changeSettings({ countsVisitors: false });
    expect((await settings()).body.sampling.rate).toBe(0);
  });

  test('PERF-03 PERF-07 PERF-14 a batch is JSON in a text body, and stored before its answer', async () => {
    const records = [
      { name: 'navigation', value: 0, timing: TIMING },
      { name: 'fcp', value: 800 },
      { name: 'lcp', value: 900 },
      { name: 'fid', value: 4 },
      { name: 'inp', value: 40 },
      { name: 'cls', value: 0.05 },
    ];
    const answer = await batch(records);
    expect([answer.status, await answer.text(), answer.headers.get('set-cookie')]).toEqual([204, '', null]);
    const [row, ...others] = await stored();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ path: '/about', device: 'computer', at: on.deps.now() });
    const kept = Object.fromEntries((row?.records ?? []).map(({ name, value }) => [name, value]));
    expect(Object.keys(kept).sort()).toEqual(Object.keys(METRIC_UNITS).sort());
    expect(kept).toMatchObject({ dnsLookup: 10, tcpConnect: 20, tlsHandshake: 30, responseStart: 120 });
    expect(kept).toMatchObject({
      domContentLoaded: 400,
      load: 500,
      encodedBodySize: 7000,
      lcp: 900,
      cls: 0.05,
    });
    // Of who it was nothing is kept.
    expect(JSON.stringify(row)).not.toMatch(/secret|Firefox|Mozilla|127\.0\.0\.1/);
  });

  test('PERF-10 PERF-12 an empty record and an unknown page load are refused in the contract’s words', async () => {
    const messageOf = async (answer: Response) => [answer.status, (await answer.json()).error.message];
    expect(await messageOf(await batch([]))).toEqual([400, 'Data is empty']);
    expect(await messageOf(await batch([{}]))).toEqual([400, 'Data is empty']);
    const records = [{ name: 'lcp', value: 1 }];
    const unknown = { pageLoadId: 'a.b.c', url: `${origin}/`, records };
    expect(await messageOf(await send(unknown))).toEqual([400, 'Unable to resolve pageLoadId']);
    const { pageLoadId } = (await settings()).body;
    on.deps.clock.advance(3 * HOUR_MS);
    expect((await send({ ...unknown, pageLoadId })).status).toBe(400);
    expect(await stored()).toEqual([]);
  });

  test('strangers can neither forge, flood nor grow it: origin, size, rate, bots, and one page load counts once', async () => {
    const records = [{ name: 'navigation', value: 0, timing: TIMING }];
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://other.example' }])
      expect((await batch(records, '/', headers)).status).toBe(403);
    expect((await send('x'.repeat(20_000))).status).toBe(413);
    for (const body of ['', '[]', '{"records":1}', '{"records":[{"name":"constructor","value":1}]}'])
      expect([body, (await send(body)).status]).toEqual([body, 400]);
    expect((await batch(records, '/', { 'user-agent': 'Googlebot/2.1' })).status).toBe(204);
    expect(await stored()).toEqual([]);
    const { pageLoadId } = (await settings()).body;
    const same = { pageLoadId, url: `${origin}/`, records };
    expect([(await send(same)).status, (await send(same)).status]).toEqual([204, 204]);
    expect(await stored()).toHaveLength(1);
    const statuses = new Set<number>();
    for (let index = 0; index < 80; index += 1) statuses.add((await send(same)).status);
    expect(statuses).toEqual(new Set([204, 429]));
  });

  test('texts are cut, addresses of mail hidden, and values limited', async () => {
    await batch([
      { name: 'navigation', value: 0, timing: { loadEventEnd: 1e12, domainLookupEnd: 'no' } },
      {
        name: 'lcp',
        value: 900,
        element: 'p'.repeat(5000),
        text: 'Write to anna@kiln.example',
        subject: `${origin}/media/a.jpg?x=1`,
        bytes: 1e12,
      },
      { name: 'fid', value: 'no' },
      { name: 'inp', value: -1 },
      { name: 'lateFont', value: 900, subject: 'https://fonts.example/a/Kiln.woff2?v=1' },
      { name: 'lateFont', value: 20, subject: 'https://fonts.example/a/Soon.woff2' },
      { name: 'blockingScript', value: 500, subject: 'https://chat.example/x.js?id=1' },
      { name: 'blockingScript', value: 500, subject: `${origin}/x.js` },
      { name: 'blockingScript', value: 500, subject: 'javascript:x' },
    ]);
    const [row] = await stored();
    expect(row?.records).toEqual([
      { name: 'load', value: 60_000 },
      { name: 'lcp', value: 900, element: 'p'.repeat(120), text: 'Write to [email]' },
      { name: 'heavyPicture', value: 100_000_000, subject: '/media/a.jpg' },
      { name: 'lateFont', value: 900, subject: 'Kiln.woff2' },
      { name: 'blockingScript', value: 500, subject: 'chat.example' },
    ]);
  });

  test('the owner sees p75 by page and device, the largest paint, what shifted, and advice', async () => {
    const load = (paint: number, more: object = {}) => [
      { name: 'navigation', value: 0, timing: TIMING },
      { name: 'lcp', value: paint, element: 'img.photo', text: 'Kiln', ...more },
      { name: 'cls', value: 0.3, element: 'p.note', text: 'Sale' },
    ];
    for (const paint of [1000, 2000, 3000, 5000]) await batch(load(paint), '/shop/');
    await batch(load(900, { subject: `${origin}/media/kiln.jpg`, bytes: 800_000 }), '/', {
      'user-agent': PHONE,
    });
    const all = await speed();
    expect(all.loads).toBe(5);
    const paint = all.metrics.find(({ name }: { name: string }) => name === 'lcp');
    expect(paint).toMatchObject({ rating: 'needs-work', count: 5, good: 3, needsWork: 1, poor: 1 });
    expect(paint.p75).toBeGreaterThan(2700);
    expect(paint.p75).toBeLessThan(3300);
    expect(all.pages.map(({ path, loads }: { path: string; loads: number }) => [path, loads])).toEqual([
      ['/shop', 4],
      ['/', 1],
    ]);
    expect(all.largest).toEqual([{ element: 'img.photo', text: 'Kiln', loads: 5, average: 2380 }]);
    expect(all.shifted).toMatchObject([{ element: 'p.note', text: 'Sale', loads: 5 }]);
    expect(all.advice).toEqual([
      { kind: 'heavyPicture', subject: '/media/kiln.jpg', loads: 1, average: 800_000 },
    ]);
    expect(all.steps.at(-1)).toMatchObject({ at: today, loads: 5 });
    expect(all.today).toBe(today);
    expect((await speed('&device=phone')).loads).toBe(1);
    expect((await speed('&page=/shop')).loads).toBe(4);
    expect(await stored()).toEqual([]);
    // What comes later adds up to it.
    await batch(load(1000), '/shop/');
    expect((await speed()).loads).toBe(6);
  });

  test('a day keeps the pages that came first, and counts the others together', async () => {
    const records = [{ name: 'responseStart' as const, value: 5 }];
    const rows = Array.from({ length: 260 }, (_row, index) => ({
      id: `${site.siteId}-${index}`,
      siteId: site.siteId,
      at: on.deps.now() + index,
      path: `/page-${index}`,
      device: 'phone',
      records,
    }));
    await on.db.write((tx) => insertRecords(tx, rows));
    await new AddingSpeed(on.deps).addUp(site.siteId);
    const days = await listSpeedPaths(on.db.read, site.siteId);
    expect(days).toHaveLength(201);
    expect(days.find(({ path }) => path === '')?.loads).toBe(260);
    expect(days.find(({ path }) => path === 'Others')?.loads).toBe(61);
  });

  test('deleting all statistics deletes these', async () => {
    await batch([{ name: 'navigation', value: 0, timing: TIMING }]);
    expect((await speed()).loads).toBe(1);
    expect((await site.api('DELETE', 'analytics')).status).toBe(200);
    expect((await speed()).loads).toBe(0);
  });
});
