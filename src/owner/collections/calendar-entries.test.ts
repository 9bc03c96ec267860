import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DocumentView } from '#domain/content/calls.ts';
import { civilDate, formatDateKey } from '#domain/locale/civil-date.ts';
import { entriesByDay, movedTo } from './calendar-entries.ts';

const zones = fc.constantFrom(
  'UTC',
  'Europe/Berlin',
  'America/Los_Angeles',
  'Pacific/Kiritimati',
  'Asia/Kathmandu',
);
const instant = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2030, 0) });

const item = (change: Partial<DocumentView>) =>
  ({
    id: 'a',
    publishedId: null,
    publishedAt: null,
    scheduledAt: null,
    scheduledAction: null,
    ...change,
  }) as DocumentView;

test('a plan that is moved falls on the day it was moved to, at the time it had', () => {
  fc.assert(
    fc.property(instant, instant, zones, (at, target, zone) => {
      const day = civilDate(target, zone);
      const moved = movedTo(at, day, zone);
      expect(formatDateKey(civilDate(moved, zone))).toBe(formatDateKey(day));
      const clock = (when: number) =>
        new Intl.DateTimeFormat('en', {
          timeZone: zone,
          hour: '2-digit',
          minute: '2-digit',
          hourCycle: 'h23',
        }).format(when);
      // Where the clock skips the time, the next one that it shows is meant.
      if (clock(moved) !== clock(at)) expect(Math.abs(moved - target)).toBeLessThan(2 * 86_400_000);
    }),
  );
});

test('a post stands on the day it appeared, and on the day it is planned to go', () => {
  const at = Date.UTC(2026, 10, 21, 23, 30);
  const days = entriesByDay(
    [
      item({ publishedId: 'r', publishedAt: at, scheduledAt: at + 86_400_000, scheduledAction: 'unpublish' }),
      item({ id: 'b', scheduledAt: at - 60_000, scheduledAction: 'publish', publishedAt: 5 }),
    ],
    'Europe/Berlin',
  );
  expect([...days].map(([day, entries]) => [day, entries.map(({ kind }) => kind)])).toEqual([
    ['2026-11-22', ['planned', 'published']],
    ['2026-11-23', ['ending']],
  ]);
});
