/** Places by their names, from the towns that come with Vitrine and from a counterpart of Google. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import { AUTOCOMPLETE_PATH, DETAILS_PATH } from '#domain/maps/contract.ts';
import { MAP_DEFAULTS } from '#domain/maps/map.ts';
import { createTestSite } from '#testing/server/fixture.ts';
import { createMediaSite, type MediaSite } from '#testing/server/media-site.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { testVisitor } from '#testing/server/visitor.ts';
import { createOutgoing } from '../http/outgoing/outgoing.ts';
import { drawPicture } from './draw-picture.ts';
import { askForPlace, askForPlaces } from './google-places.ts';
import { moved } from './moved-rows.ts';

const CONTEXT = '&productPage=editor&productSection=map';
const GOOGLE = { provider: 'google', key: 'AIzaSyTest-1' };

describeOnBothEngines('maps', (on) => {
  let site: MediaSite;
  beforeEach(async () => {
    site = await createMediaSite(on.deps);
  });
  afterEach(() => site.remove());

  async function visitorOf() {
    const { newId } = on.deps;
    const location = { ...MAP_DEFAULTS.location, addressLine2: 'New York' };
    const block = blockOf(newId(), 'map', { ...MAP_DEFAULTS, location });
    const { path } = await site.publish({ body: bodyOf('Find us', newId(), [block]) });
    const html = await (await site.visit(path)).text();
    const [, origin = ''] = /rel="canonical" href="(http:\/\/[^/"]+)/.exec(html) ?? [];
    const visitor = await testVisitor(site, origin);
    const get = async (address: string) => {
      const response = await visitor.ask('GET', address);
      return { status: response.status, json: await response.json() };
    };
    return { get, html, path };
  }

  test('a map without a place shows the town of the address settings, and nothing while they name none', async () => {
    const other = await createTestSite(on.deps);
    const show = async () => {
      const block = blockOf(on.deps.newId(), 'map', MAP_DEFAULTS);
      const { path } = await other.publish({ body: bodyOf('Find us', on.deps.newId(), [block]) });
      return (await other.visit(path)).text();
    };
    expect(await show()).not.toContain('class="map"');
    await other.api('PUT', 'settings', {
      business: { street: 'Mill Lane 4', postalCode: '1767', city: 'Halden', country: 'NO' },
    });
    const html = await show();
    for (const words of ['Mill Lane 4', '1767 Halden', 'mlat=59.1']) expect(html).toContain(words);
    expect(html).not.toContain('40.72');
  });

  test('DATA-21 DATA-23 places are found by the query term “input”, the largest of a name first', async () => {
    const { get } = await visitorOf();
    const { status, json } = await get(`${AUTOCOMPLETE_PATH}?input=HALDEN`);
    expect(status).toBe(200);
    expect(json.predictions[0]).toEqual({
      placeId: expect.stringMatching(/^city:\d+$/),
      description: 'Halden, Norway',
    });
    expect((await get(`${AUTOCOMPLETE_PATH}?input=sao paulo`)).json.predictions[0].description).toBe(
      'São Paulo, Brazil',
    );
    const portlands = (await get(`${AUTOCOMPLETE_PATH}?input=Portland,+M`)).json.predictions;
    expect(portlands[0].description).toBe('Portland, ME, United States');
    expect((await get(`${AUTOCOMPLETE_PATH}?input=zzzzqx`)).json).toEqual({ predictions: [] });
    expect((await get(AUTOCOMPLETE_PATH)).status).toBe(400);
    expect((await get(`${AUTOCOMPLETE_PATH}?input=`)).status).toBe(400);
  });

  test('DATA-22 DATA-23 where a place lies is told with a tracking context, and refused without', async () => {
    const { get } = await visitorOf();
    const [first] = (await get(`${AUTOCOMPLETE_PATH}?input=Halden`)).json.predictions;
    const asked = `${DETAILS_PATH}?placeId=${first.placeId}`;
    for (const missing of [
      '',
      '&productPage=editor',
      '&productSection=map',
      '&productPage=&productSection=x',
    ])
      expect((await get(asked + missing)).status).toBe(400);
    const { status, json } = await get(asked + CONTEXT);
    expect(status).toBe(200);
    expect(json.place).toMatchObject({
      addressTitle: 'Halden',
      addressCountry: 'Norway',
      lat: expect.closeTo(59.12, 1),
      lng: expect.closeTo(11.39, 1),
    });
    expect((await get(`${DETAILS_PATH}?placeId=city:1${CONTEXT}`)).status).toBe(404);
    expect((await get(`${DETAILS_PATH}?placeId=..%2Fsecrets${CONTEXT}`)).status).toBe(400);
  });

  test('places are told so often to one address, and so often on one site whatever the addresses', async () => {
    const { html } = await visitorOf();
    const [, origin = ''] = /rel="canonical" href="(http:\/\/[^/"]+)/.exec(html) ?? [];
    const ask = async (remoteAddress: string) => {
      const env = { incoming: { socket: { remoteAddress } } };
      return (
        await site.app.request(new Request(`${origin}${AUTOCOMPLETE_PATH}?input=halden`), undefined, env)
      ).status;
    };
    const askOften = async (address: string) => {
      const counts = new Map<number, number>();
      for (let time = 0; time < 35; time += 1) {
        const status = await ask(address);
        counts.set(status, (counts.get(status) ?? 0) + 1);
      }
      return counts;
    };
    expect(await askOften('10.1.0.1')).toEqual(
      new Map([
        [200, 30],
        [429, 5],
      ]),
    );
    let answered = 30;
    for (let host = 2; host < 12; host += 1) answered += (await askOften(`10.1.0.${host}`)).get(200) ?? 0;
    expect(answered).toBe(200);
    on.deps.clock.advance(10_000);
    expect(await ask('10.1.0.99')).toBe(200);
  });

  test('a page shows the picture and asks nobody, until its owner chooses a service', async () => {
    const { html, path } = await visitorOf();
    expect(html).toMatch(/<path class="map-land" d="M[^"]{100,}/);
    expect(html).not.toContain('mapsKey');
    const saved = await site.api('PUT', 'maps', { maps: GOOGLE, placesKey: 'server-key' });
    expect(saved.json).toMatchObject({ maps: GOOGLE, hasPlacesKey: true });
    expect(JSON.stringify(saved.json)).not.toContain('server-key');
    const page = await site.visit(path);
    const after = await page.text();
    expect(after).toContain(`"mapsKey":"${btoa(GOOGLE.key)}"`);
    expect(after).not.toContain(GOOGLE.key);
    expect(page.headers.get('content-security-policy')).toContain('https://maps.googleapis.com');
    await site.api('PUT', 'maps', { maps: {} });
    expect((await site.api('GET', 'maps')).json.hasPlacesKey).toBe(true);
    await site.api('PUT', 'maps', { maps: {}, placesKey: null });
    expect((await site.api('GET', 'maps')).json.hasPlacesKey).toBe(false);
    const policy = (await site.visit(path)).headers.get('content-security-policy');
    expect(policy).not.toContain('google');
  });

  test('who draws the maps moves with the site, and the key of its server does not', async () => {
    await site.api('PUT', 'maps', { maps: GOOGLE, placesKey: 'server-key' });
    const [settings] = moved;
    for await (const some of settings?.read(on.deps.db.read, site.siteId) ?? [])
      expect(some).toEqual([expect.objectContaining(GOOGLE)]);
  });

  test('the owner finds a place by typing', async () => {
    const found = await site.api('GET', 'places?input=halden');
    const { placeId } = found.json.predictions[0];
    expect((await site.api('GET', `places/${placeId}`)).json.place.addressTitle).toBe('Halden');
    expect((await site.api('GET', 'places/city:1')).status).toBe(404);
  });
});

test.each([
  [59.12, 11.39],
  [0, 179.9],
  [89, 0],
  [-33, -71],
])('a picture is drawn around %d, %d, and stays small', (lat, lng) => {
  const { land, borders } = drawPicture(lat, lng);
  expect(`${land}${borders}`.length).toBeLessThan(30_000);
  expect(`${land}${borders}`).toMatch(/^[MLZ\d,.-]*$/);
});

const asked: { path: string; key: unknown; body: string }[] = [];
let mood: 'well' | 'broken' = 'well';
const google = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => {
    body += chunk;
  });
  request.on('end', () => {
    asked.push({ path: request.url ?? '', key: request.headers['x-goog-api-key'], body });
    if (mood === 'broken') return void response.writeHead(403).end('{}');
    const isDetails = request.url?.startsWith('/places/');
    response.end(
      JSON.stringify(
        isDetails
          ? {
              id: 'ChIJ1',
              displayName: { text: 'Halden Ceramics' },
              location: { latitude: 59.1, longitude: 11.3 },
              addressComponents: [
                { longText: '4', types: ['street_number'] },
                { longText: 'Mill Lane', types: ['route'] },
                { longText: 'Halden', types: ['locality'] },
                { longText: 'Norway', types: ['country'] },
              ],
            }
          : {
              suggestions: [{ placePrediction: { placeId: 'ChIJ1', text: { text: 'Halden Ceramics' } } }, {}],
            },
      ),
    );
  });
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((done) => google.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(google.address() as AddressInfo).port}`;
});
afterAll(() => void google.close().closeAllConnections());

test('DATA-23 with a key, Google is asked by the server', async () => {
  const outgoing = createOutgoing({
    resolve: async () => ({ ipv4: [], ipv6: [] }),
    privateNetworks: ['127.0.0.1'],
  });
  const deps = { outgoing, log: pino({ level: 'silent' }), url };
  const asking = { key: 'server-key', locale: 'nb' };
  expect(await askForPlaces(deps, 'Halden', asking)).toEqual([
    { placeId: 'ChIJ1', description: 'Halden Ceramics' },
  ]);
  expect(await askForPlace(deps, 'ChIJ1', asking)).toEqual({
    placeId: 'ChIJ1',
    addressTitle: 'Halden Ceramics',
    addressLine1: '4 Mill Lane',
    addressLine2: 'Halden',
    addressCountry: 'Norway',
    lat: 59.1,
    lng: 11.3,
  });
  expect(asked.map(({ key }) => key)).toEqual(['server-key', 'server-key']);
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ input: 'Halden', languageCode: 'nb' });
  mood = 'broken';
  expect(await askForPlaces(deps, 'Halden', asking)).toBeUndefined();
});
