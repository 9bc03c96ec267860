import { expect, test } from 'vitest';
import { settle } from './end-offer.ts';
import { type BookingResource, type BookingsSettings, NO_BOOKINGS } from './settings.ts';

const table = (id: string, name = id): BookingResource => ({ id, kind: 'table', name, seats: 4, hours: [] });
const booked = (resourceId: string, resourceName = resourceId) => ({
  ...{ resourceId, resourceName, serviceId: 'dinner', count: 2, until: 9 },
});
const of = (...resources: BookingResource[]): BookingsSettings => ({ ...NO_BOOKINGS, resources });
const kept = (...given: Parameters<typeof settle>) =>
  settle(...given).settings.resources.map(({ id, isEnding }) => (isEnding ? `${id}, ending` : id));

test('what is left out goes; what is booked is kept until that is over', () => {
  expect(kept(of(table('a'), table('b')), of(), [booked('a')])).toEqual(['a, ending']);
  expect(kept(of({ ...table('a'), isEnding: true }), of({ ...table('a'), isEnding: true }), [])).toEqual([]);
});

test('what comes back under its old name takes over what is booked of it, and nothing else does', () => {
  const before = of({ ...table('a', 'By the window'), isEnding: true }, table('b'));
  const back = of(...before.resources, table('c', ' by the WINDOW '));
  expect([...settle(before, back, [booked('a')]).heirs]).toEqual([['a', 'c']]);
  expect(kept(before, back, [booked('a')])).toEqual(['b', 'c']);
  const other = of(table('b'), table('c', 'By the door'));
  expect(kept(before, other, [booked('a')])).toEqual(['b', 'c', 'a, ending']);
  const orphan = settle(of(), of(table('d', 'Gone')), [booked('x', 'gone')]);
  expect([...orphan.heirs]).toEqual([['x', 'd']]);
});

test('services and days off forget what is no longer there', () => {
  const before = of(table('a'), table('b'));
  const after = {
    ...of(),
    services: [{ id: 's', resourceIds: ['a', 'b'] }],
    blocked: [{ resourceId: 'a' }, { resourceId: null }, { resourceId: 'b' }],
  } as unknown as BookingsSettings;
  const { settings } = settle(before, after, [booked('a')]);
  expect(settings.services[0]?.resourceIds).toEqual(['a']);
  expect(settings.blocked.map(({ resourceId }) => resourceId)).toEqual(['a', null]);
});
