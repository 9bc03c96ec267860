import { expect, test } from 'vitest';
import { offerInWords } from './offer-in-words.ts';
import type { BookingResource, BookingService, BookingsSettings } from './settings.ts';

const service = (part: Partial<BookingService>) =>
  ({ resourceIds: ['ada', 'bea'], durationMinutes: 120, stepMinutes: 30, ...part }) as BookingService;
const person = (id: string, hours: BookingResource['hours'] = []): BookingResource => ({
  ...{ id, kind: 'person', name: id, seats: 1, hours },
});
const words = (
  hours: BookingsSettings['hours'],
  part: Partial<BookingService> = {},
  resources = [person('ada')],
) => offerInWords(service(part), { hours, resources });

test('days, first and last time, steps and length are told in a sentence', () => {
  expect(words([{ days: ['fri'], from: '18:00', until: '23:30' }])).toEqual([
    'On Fridays guests can book from 18:00 to 21:30, every 30 minutes, for 2 hours.',
  ]);
  expect(words([{ days: ['mon', 'tue', 'wed'], from: '22:00', until: '01:00' }])).toEqual([
    'On Mondays to Wednesdays guests can book from 22:00 to 23:00, every 30 minutes, for 2 hours.',
  ]);
  const hourly = { durationMinutes: 90, stepMinutes: 60 };
  expect(words([{ days: ['sat', 'mon', 'thu'], from: '10:00', until: '12:00' }], hourly)).toEqual([
    'On Mondays, Thursdays and Saturdays guests can book at 10:00, for 1 hour 30 minutes.',
  ]);
  const late = [{ days: ['sat' as const], from: '22:30', until: '02:00' }];
  expect(words(late, { durationMinutes: 60 })[0]).toContain('from 22:30 to 01:00,');
});

test('hours without room for it are told, and hours of somebody’s own', () => {
  const short = [{ days: ['sun' as const], from: '10:00', until: '11:00' }];
  expect(words(short)).toEqual([
    'On Sundays guests can’t book. From 10:00 to 11:00 is too short for 2 hours.',
  ]);
  const own = [{ days: ['sat' as const, 'sun' as const], from: '10:00', until: '12:00' }];
  expect(words(short, { durationMinutes: 60, stepMinutes: 60 }, [person('ada'), person('bea', own)])).toEqual(
    [
      'On Sundays guests can book at 10:00, for 1 hour.',
      'On Saturdays and Sundays guests can book bea from 10:00 to 11:00, every hour, for 1 hour.',
    ],
  );
  expect(words(short, { resourceIds: [] })).toEqual([]);
});
