import { expect, test } from 'vitest';
import { isLongEvent, isPastEvent, readEvent } from './event.ts';

test('an event is read from an item’s fields; an item without a start is none', () => {
  expect(readEvent({ fields: { startsAt: 10, endsAt: 20, location: ' Mill Lane ' } })).toEqual({
    startsAt: 10,
    endsAt: 20,
    location: 'Mill Lane',
    ...{ status: 'scheduled', attendance: 'offline', onlineUrl: '' },
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
  const event = readEvent({ fields: { startsAt: 0, endsAt: 86_400_000 } });
  if (!event) throw new Error('no event');
  expect(isPastEvent(event, 86_400_000)).toBe(false);
  expect(isPastEvent(event, 86_400_001)).toBe(true);
  expect(isLongEvent(event)).toBe(true);
  expect(isLongEvent({ ...event, endsAt: 86_399_999 })).toBe(false);
});

test('what changed of an event is read; what cannot be is left out', () => {
  const event = (details: unknown) => readEvent({ fields: { startsAt: 20, event: details } });
  const tickets = { url: 'https://tickets.example/1', priceMinor: 1200, currency: 'EUR' };
  expect(event({ status: 'rescheduled', previousStartsAt: 10, tickets })).toMatchObject({
    ...{ status: 'rescheduled', previousStartsAt: 10, tickets },
  });
  // Where nothing takes place there is nothing to buy, and only a new date has one before it.
  expect(event({ status: 'cancelled', previousStartsAt: 10, tickets })).not.toHaveProperty('tickets');
  expect(event({ status: 'cancelled', previousStartsAt: 10 })).not.toHaveProperty('previousStartsAt');
  expect(event({ attendance: 'online', onlineUrl: 'https://meet.example' })?.onlineUrl).toBe(
    'https://meet.example',
  );
  expect(event({ attendance: 'online', onlineUrl: 'javascript:alert(1)' })?.onlineUrl).toBe('');
  expect(event({ tickets: { ...tickets, url: '/shop' } })).not.toHaveProperty('tickets');
  expect(event({ tickets: { ...tickets, currency: 'XXQ' } })).not.toHaveProperty('tickets');
  expect(event('cancelled')?.status).toBe('scheduled');
});
