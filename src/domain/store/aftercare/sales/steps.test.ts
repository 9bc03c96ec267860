import fc from 'fast-check';
import { expect, test } from 'vitest';
import { civilDate, formatDateKey } from '../../../locale/civil-date.ts';
import { spanOf } from '../../../locale/period.ts';
import { DAY_MS, HOUR_MS } from '../../../time.ts';
import { stepsOf } from './steps.ts';

const QUARTER_MS = HOUR_MS / 4;
const march = { from: '2026-03-20', until: '2026-04-05' };

test('every sale falls on the day that clocks at the shop show, over clock changes too', () => {
  const zones = ['Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Auckland', 'UTC'];
  fc.assert(
    fc.property(fc.constantFrom(...zones), fc.array(fc.nat(16 * 96), { maxLength: 40 }), (zone, quarters) => {
      const { from, until } = spanOf(march, zone);
      const sold = quarters
        .map((quarter) => from + quarter * QUARTER_MS)
        .filter((at) => at < until)
        .toSorted((a, b) => a - b)
        .map((at) => ({ at, orders: 1, soldMinor: 100 }));
      const steps = stepsOf(sold, march, zone);
      expect(steps).toHaveLength(17);
      for (const { at, orders, soldMinor } of steps) {
        const own = sold.filter((each) => formatDateKey(civilDate(each.at, zone)) === at);
        expect([orders, soldMinor]).toEqual([own.length, own.length * 100]);
      }
    }),
    { numRuns: 40 },
  );
});

test('a single day is shown by its hours; one with a clock change is an hour shorter', () => {
  const day = { from: '2026-03-29', until: '2026-03-29' };
  const { from, until } = spanOf(day, 'Europe/Berlin');
  expect(until - from).toBe(DAY_MS - HOUR_MS);
  const steps = stepsOf([{ at: from + 2 * HOUR_MS, orders: 1, soldMinor: 5 }], day, 'Europe/Berlin');
  expect(steps).toHaveLength(24);
  expect(steps.find(({ orders }) => orders > 0)).toEqual({ at: '03', orders: 1, soldMinor: 5 });
});
