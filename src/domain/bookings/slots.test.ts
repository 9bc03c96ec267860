import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, formatDateKey } from '../locale/civil-date.ts';
import { formatLocalTime, readLocalTime } from '../locale/local-time.ts';
import { MINUTE_MS } from '../time.ts';
import { type BookingService, type BookingsSettings, NO_BOOKINGS } from './settings.ts';
import { freeSlots, hasFree, indexTaken, type Taken } from './slots.ts';

const BERLIN = 'Europe/Berlin';
const EVERY_DAY = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

const service: BookingService = {
  id: 's'.repeat(24),
  name: 'Cut',
  description: '',
  kind: 'appointment',
  resourceIds: ['ada', 'bea'],
  durationMinutes: 60,
  stepMinutes: 60,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 15,
  leadHours: 0,
  horizonDays: 365,
  minParty: 1,
  maxParty: 8,
  questions: [],
  price: null,
};

const person = (id: string) => ({ id, kind: 'person' as const, name: id, seats: 1, hours: [] });

const settings: BookingsSettings = {
  ...NO_BOOKINGS,
  hours: [{ days: EVERY_DAY, from: '00:30', until: '05:30' }],
  resources: [person('ada'), person('bea')],
};

function around(day: string, taken: readonly Taken[] = [], changed: Partial<BookingsSettings> = {}) {
  const now = (readLocalTime(`${day}T00:00`, BERLIN) ?? 0) - 12 * 60 * MINUTE_MS;
  return { settings: { ...settings, ...changed }, timeZone: BERLIN, now, taken: indexTaken(taken) };
}

function clockTimes(day: string, changed: Partial<BookingsSettings> = {}) {
  return freeSlots({ service, party: 1 }, around(day, [], changed), day).map(({ startsAt }) =>
    formatLocalTime(startsAt, BERLIN).slice(11),
  );
}

test('an hour that a clock change skips gives no time, and one that it repeats gives two', () => {
  expect(clockTimes('2026-03-28')).toEqual(['00:30', '01:30', '02:30', '03:30', '04:30']);
  expect(clockTimes('2026-03-29')).toEqual(['00:30', '01:30', '03:30', '04:30']);
  expect(clockTimes('2026-10-25')).toEqual(['00:30', '01:30', '02:30', '02:30', '03:30', '04:30']);
});

test('a leap day has its times, and a day that is none has none', () => {
  expect(clockTimes('2028-02-29')).toHaveLength(5);
  expect(clockTimes('2027-02-29')).toEqual([]);
});

test('hours that go past midnight end on the next day', () => {
  const late = { hours: [{ days: ['sat'] as const, from: '22:00', until: '01:00' }] };
  expect(clockTimes('2026-11-28', late)).toEqual(['22:00', '23:00', '00:00']);
  expect(clockTimes('2026-11-29', late)).toEqual([]);
});

test('a blocked day gives nothing, of everything or of one person', () => {
  const block = { id: 'b', from: '2026-11-23', until: '2026-11-24', note: '' };
  expect(clockTimes('2026-11-24', { blocked: [{ ...block, resourceId: null }] })).toEqual([]);
  const ofAda = { blocked: [{ ...block, resourceId: 'ada' }] };
  const slots = freeSlots({ service, party: 1 }, around('2026-11-24', [], ofAda), '2026-11-24');
  expect(slots.map(({ resourceIds }) => resourceIds)).toEqual(slots.map(() => ['bea']));
});

test('large tables are kept for large parties, and seats are shared until all are taken', () => {
  const tables = {
    resources: [
      { id: 'ada', kind: 'table' as const, name: 'Window', seats: 6, hours: [] },
      { id: 'bea', kind: 'table' as const, name: 'Corner', seats: 2, hours: [] },
    ],
  };
  const day = '2026-11-24';
  const tableFor = (party: number) =>
    freeSlots({ service, party }, around(day, [], tables), day)[0]?.resourceIds;
  expect(tableFor(2)).toEqual(['bea', 'ada']);
  expect(tableFor(3)).toEqual(['ada']);
  expect(tableFor(7)).toBeUndefined();
  const room = { resources: [{ id: 'ada', kind: 'seats' as const, name: 'Room', seats: 10, hours: [] }] };
  const [first] = freeSlots({ service, party: 1 }, around(day, [], room), day);
  const startsAt = first?.startsAt ?? 0;
  const taken = [{ resourceId: 'ada', busyFrom: startsAt, busyUntil: startsAt + 75 * MINUTE_MS, party: 7 }];
  const isFree = (party: number) =>
    freeSlots({ service, party }, around(day, taken, room), day).some((slot) => slot.startsAt === startsAt);
  expect([isFree(3), isFree(4)]).toEqual([true, false]);
});

test('times of a year follow each other without one twice, and whoever books them never meets another', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1460 }),
      fc.integer({ min: 1, max: 24 }),
      fc.integer({ min: 1, max: 24 }),
      fc.integer({ min: 0, max: 6 }),
      (offset, duration, step, buffer) => {
        const day = formatDateKey(addDays({ year: 2025, month: 1, day: 1 }, offset));
        const tried: BookingService = {
          ...service,
          resourceIds: ['ada'],
          durationMinutes: duration * 5,
          stepMinutes: step * 5,
          bufferAfterMinutes: buffer * 5,
        };
        const wish = { service: tried, party: 1 };
        const all = freeSlots(wish, around(day), day).map(({ startsAt }) => startsAt);
        for (const [index, at] of all.slice(1).entries())
          expect(at - (all[index] ?? 0)).toBe(tried.stepMinutes * MINUTE_MS);
        const taken: Taken[] = [];
        const lasts = (tried.durationMinutes + tried.bufferAfterMinutes) * MINUTE_MS;
        for (const at of all) {
          const free = freeSlots(wish, around(day, taken), day).map(({ startsAt }) => startsAt);
          const isApart = taken.every(({ busyFrom, busyUntil }) => at >= busyUntil || at + lasts <= busyFrom);
          expect(free.includes(at)).toBe(isApart);
          if (isApart) taken.push({ resourceId: 'ada', busyFrom: at, busyUntil: at + lasts, party: 1 });
        }
      },
    ),
  );
});

test('a month of two hundred tables and thirty thousand bookings is looked through in a moment', () => {
  const ids = Array.from({ length: 200 }, (_, index) => `table-${index}`);
  const days = Array.from({ length: 30 }, (_, index) =>
    formatDateKey(addDays({ year: 2026, month: 11, day: 1 }, index)),
  );
  const evening = { hours: [{ days: EVERY_DAY, from: '11:00', until: '23:00' }] };
  const tables = {
    ...evening,
    resources: ids.map((id) => ({ ...person(id), kind: 'table' as const, seats: 4 })),
  };
  const dinner = {
    ...service,
    resourceIds: ids,
    durationMinutes: 120,
    stepMinutes: 30,
    bufferAfterMinutes: 0,
  };
  const taken = days.flatMap((day) =>
    ids.flatMap((resourceId) =>
      [11, 13, 15, 17, 19, 21].map((hour) => {
        const busyFrom = readLocalTime(`${day}T${hour}:00`, BERLIN) ?? 0;
        return { resourceId, busyFrom, busyUntil: busyFrom + 120 * MINUTE_MS, party: 4 };
      }),
    ),
  );
  const wish = { service: dinner, party: 2 };
  const full = around('2026-11-01', taken, tables);
  const begun = performance.now();
  expect(days.filter((day) => hasFree(wish, full, day))).toEqual([]);
  const spent = performance.now() - begun;
  const last = around('2026-11-01', taken.slice(0, -1), tables);
  expect(days.filter((day) => hasFree(wish, last, day))).toEqual(['2026-11-30']);
  expect(freeSlots(wish, last, '2026-11-30')).toMatchObject([{ resourceIds: ['table-199'] }]);
  // Two minutes, where each table was compared with every booking of the month.
  expect(spent).toBeLessThan(2000);
});
