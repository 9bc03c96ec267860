import { beforeEach, expect, test } from 'vitest';
import { createTestSite, type TestSite } from '#testing/server/fixture.ts';
import { listHits } from '#testing/server/queries-tracking.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { countGoal } from './count-goal.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let made = 0;

describeOnBothEngines('named events', (on) => {
  let site: TestSite;
  let origin: string;
  beforeEach(async () => {
    made += 1;
    const identifier = `events-${made}`;
    site = await createTestSite(on.deps, { identifier });
    origin = `http://${identifier}.localhost:4321`;
  });

  const HEADERS = { 'sec-fetch-site': 'same-origin', 'user-agent': FIREFOX };
  /** As a page gets it: a crumb, and the cookie it is worth something with. */
  const crumbOf = async () => {
    const answer = await site.visit('/api/crumb', { headers: HEADERS });
    const cookie = answer.headers
      .getSetCookie()
      .map((each) => each.split(';', 1)[0])
      .join('; ');
    return { crumb: (await answer.json()).crumb as string, cookie };
  };
  const record = async (
    event: string,
    data: object = {},
    change: { crumb?: string; agent?: string } = {},
  ) => {
    const { crumb, cookie } = await crumbOf();
    const body = new URLSearchParams({
      crumb: change.crumb ?? crumb,
      event,
      data: JSON.stringify({ url: `${origin}/about`, referrer: '', visitorCookie: '', ...data }),
    });
    return site.visit('/api/events/RecordEvent', {
      method: 'POST',
      headers: {
        ...HEADERS,
        cookie,
        'user-agent': change.agent ?? FIREFOX,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: body.toString(),
    });
  };
  const track = (body: object | string, headers: Record<string, string> = {}) =>
    site.visit('/api/v1/events', {
      method: 'POST',
      headers: { ...HEADERS, 'content-type': 'text/plain;charset=UTF-8', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const hits = async () =>
    (await listHits(on.db.read, site.siteId)).map(({ event, subject, path }) => [event, subject, path]);
  const period = 'from=2026-03-01&until=2026-03-02';
  const counted = async () => {
    const { status, json } = await site.api('GET', `analytics/events?${period}`);
    expect([status, json]).toEqual([200, expect.anything()]);
    return json.events.map(({ name, kind, visitors, count }: Record<string, unknown>) => [
      name,
      kind,
      visitors,
      count,
    ]);
  };
  const name = async (body: object) => {
    const { status, json } = await site.api('POST', 'analytics/events', body);
    expect([status, json]).toEqual([201, expect.anything()]);
    return json.event.id as string;
  };

  test('ANLY-04 an event is form-encoded with crumb, name and data, and stored before its answer', async () => {
    const answer = await record('Brochure', { size: 3 });
    expect([answer.status, await answer.json()]).toEqual([200, {}]);
    await record('scroll', { subject: '75' });
    expect(await hits()).toEqual(
      expect.arrayContaining([
        ['event', 'Brochure', '/about'],
        ['scroll', '75', '/about'],
      ]),
    );
    expect((await record('Brochure', {}, { crumb: 'forged' })).status).toBe(403);
    for (const [event, data] of [
      ['', {}],
      ['x', { url: 'https://other.example/' }],
    ] as const)
      expect((await record(event, data)).status).toBe(400);
    expect(await hits()).toHaveLength(2);
  });

  test('an event of a browser without cookies is counted without a crumb, and sets none', async () => {
    const send = (headers: Record<string, string>) =>
      site.visit('/api/events/RecordEvent', {
        method: 'POST',
        headers: { 'user-agent': FIREFOX, 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams({
          crumb: '',
          event: 'Brochure',
          data: JSON.stringify({ url: `${origin}/about` }),
        }).toString(),
      });
    const answer = await send({ 'sec-fetch-site': 'same-origin' });
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null]);
    expect(await hits()).toEqual([['event', 'Brochure', '/about']]);
    expect((await send({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    const { cookie } = await crumbOf();
    expect((await send({ 'sec-fetch-site': 'same-origin', cookie })).status).toBe(403);
  });

  test('strangers send neither bots’ events nor too many nor too large ones', async () => {
    expect((await record('x', {}, { agent: 'Googlebot/2.1' })).status).toBe(200);
    expect((await record('x', { more: 'y'.repeat(20_000) })).status).toBe(413);
    expect((await track('x'.repeat(20_000))).status).toBe(413);
    expect((await track('{}', { origin: 'https://other.example' })).status).toBe(403);
    for (const body of ['', '[]', '{"commonData":1}', '{"commonData":{"action":1,"object_type":"x"}}'])
      expect([body, (await track(body)).status]).toEqual([body, 400]);
    expect(await hits()).toEqual([]);
    const statuses = new Set<number>();
    for (let index = 0; index < 200; index += 1) statuses.add((await track('{}')).status);
    expect(statuses).toContain(429);
  });

  test('ANLY-05 ANLY-15 an analytics event is taken from the site’s own host, with 202', async () => {
    const commonData = {
      websiteId: site.siteId,
      pagePath: '/shop/bowl',
      actor: 'visitor',
      action: 'change',
      object_type: 'cart',
      product_area: 7,
    };
    const body = { analyticsId: 'forged', commonData, customData: { color: 'red' }, customSchemaName: '' };
    const answer = await track(body);
    expect([answer.status, await answer.json(), answer.headers.get('set-cookie')]).toEqual([202, {}, null]);
    expect(await hits()).toEqual([['event', 'change cart', '/shop/bowl']]);
  });

  test('owners name events, which are counted, also of the past, and usable as goals', async () => {
    await record('Brochure');
    await record('download', { subject: '/s/prices-2026.pdf' });
    await record('video', { subject: 'play Kiln tour' });
    await name({ name: 'Prices downloaded', kind: 'download', value: 'prices-2026.pdf' });
    await name({ name: 'Tour watched', kind: 'video', value: 'play' });
    const goal = { name: 'Interested', steps: [{ kind: 'event', value: 'Prices downloaded' }] };
    expect((await site.api('POST', 'analytics/goals', goal)).status).toBe(201);
    expect(await counted()).toEqual(
      expect.arrayContaining([
        ['Prices downloaded', 'download', 1, 1],
        ['Tour watched', 'video', 1, 1],
        ['Brochure', null, 1, 1],
      ]),
    );
    const { json } = await site.api('GET', `analytics/goals?${period}`);
    expect(json.goals[0].steps[0].visitors).toBe(1);
    const again = await site.api('POST', 'analytics/events', {
      name: 'Tour watched',
      kind: 'video',
      value: 'end',
    });
    expect([again.status, again.json.error.message]).toEqual([
      409,
      'Another event has this name. Choose a different one.',
    ]);
    expect((await site.api('DELETE', 'analytics/events/nothing')).status).toBe(404);
  });

  test('a goal is counted by the key of each visitor: an event, a page view or an order', async () => {
    await record('Brochure');
    await record('Brochure');
    await name({ name: 'About seen', kind: 'scroll', value: '50' });
    await record('scroll', { subject: '50' });
    const span = { from: 0, until: on.deps.now() + 1 };
    const count = async (kind: 'event' | 'page' | 'order', value: string) => [
      ...(await countGoal(on.deps, site.siteId, span, { kind, value })).values(),
    ];
    expect(await count('event', 'Brochure')).toEqual([2]);
    expect(await count('event', 'About seen')).toEqual([1]);
    expect([await count('page', '/about'), await count('order', '')]).toEqual([[], []]);
    const [hit] = await listHits(on.db.read, site.siteId);
    const goal = { kind: 'event', value: 'Brochure' } as const;
    expect([...(await countGoal(on.deps, site.siteId, span, goal)).keys()]).toEqual([hit?.visitor]);
  });

  test('pages watch for what was named, and for nothing else', async () => {
    const watched = async () =>
      /<meta name="vitrine-watch" content="([^"]*)"/.exec(await (await site.visit('/')).text())?.[1];
    expect(await watched()).toBeUndefined();
    await name({ name: 'Deep', kind: 'scroll', value: '75' });
    const button = await name({ name: 'Booked', kind: 'button', value: 'Book' });
    expect(await watched()).toBe('scroll');
    await name({ name: 'Files', kind: 'download' });
    expect(await watched()).toBe('scroll click');
    expect((await site.api('DELETE', `analytics/events/${button}`)).status).toBe(200);
  });
});
