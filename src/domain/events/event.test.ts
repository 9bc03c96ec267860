import { expect, test } from 'vitest';
import { isLongEvent, isPastEvent, readEvent } from './event.ts';

test('an event is read from an item’s fields; an item without a start is none', () => {
  expect(readEvent({ fields: { startsAt: 10, endsAt: 20, location: ' Mill Lane ' } })).toEqual({
    startsAt: 10,
    endsAt: 20,
    location: 'Mill Lane',
  });
  for (const startsAt of [undefined, 'today', Number.NaN, Number.POSITIVE_INFINITY, 9e15]) {
    expect(readEvent({ fields: { startsAt } })).toBeUndefined();
  }
});

test('an end that is missing or before the start is the start itself', () => {
  expect(readEvent({ fields: { startsAt: 10 } })?.endsAt).toBe(10);
  expect(readEvent({ fields: { startsAt: 10, endsAt: 5 } })?.endsAt).toBe(10);
});

test('a location of several parts reads as one line', () => {
  const location = { addressLine1: 'Mill Lane 4', addressLine2: '', city: 'Halden', lat: 59.1 };
  expect(readEvent({ fields: { startsAt: 1, location } })?.location).toBe('Mill Lane 4, Halden');
  expect(readEvent({ fields: { startsAt: 1, location: 7 } })?.location).toBe('');
});

test('an event is past once it has ended, and long from a day on', () => {
  const event = { startsAt: 0, endsAt: 86_400_000, location: '' };
  expect(isPastEvent(event, 86_400_000)).toBe(false);
  expect(isPastEvent(event, 86_400_001)).toBe(true);
  expect(isLongEvent(event)).toBe(true);
  expect(isLongEvent({ ...event, endsAt: 86_399_999 })).toBe(false);
});
