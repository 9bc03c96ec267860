import { expect, test } from 'vitest';
import { waysTo } from '#domain/store/settings/delivery.ts';
import { type DeliveryZone, type Method, viewOf, zonesOf } from './delivery-view.ts';

const way = (id: string, kind: Method['kind'] = 'flat'): Method => ({
  ...{ id, name: id, priceMinor: 800, steps: [], freeFromMinor: null, note: '' },
  kind,
});
const zone = (id: string, countries: string[], ...methods: Method[]): DeliveryZone => ({
  ...{ id, name: id, countries, methods },
});
const newId = () => 'made';
const offered = (zones: readonly DeliveryZone[], country: string) =>
  waysTo(zones, country).map(({ id }) => id);

test('where things are picked up stands apart from where they are sent', () => {
  const zones = [zone('everywhere', [], way('shop', 'pickup'))];
  expect(viewOf(zones)).toEqual({ sending: [], pickups: [way('shop', 'pickup')] });
  const home = zone('home', ['US'], way('post'));
  const after = zonesOf({ ...viewOf(zones), sending: [home] }, zones, newId);
  expect(after).toEqual([home, ...zones]);
  expect(offered(after, 'US')).toEqual(['post', 'shop']);
  expect(offered(after, 'NO')).toEqual(['shop']);
});

test('a zone for the rest of the world that both sends and is visited offers the same when it is kept apart', () => {
  const zones = [zone('home', ['US'], way('post')), zone('rest', [], way('parcel'), way('shop', 'pickup'))];
  const view = viewOf(zones);
  expect(view.sending.map(({ id }) => id)).toEqual(['home', 'rest']);
  const after = zonesOf(view, zones, newId);
  for (const country of ['US', 'NO', '']) expect(offered(after, country)).toEqual(offered(zones, country));
  expect(zonesOf(viewOf(after), after, () => 'other')).toEqual(after);
});

test('what is picked up in one country only stays a way of that country', () => {
  const zones = [zone('home', ['US'], way('shop', 'pickup'))];
  expect(viewOf(zones)).toEqual({ sending: zones, pickups: [] });
  expect(zonesOf(viewOf(zones), zones, newId)).toEqual(zones);
});
