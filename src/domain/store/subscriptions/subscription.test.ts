import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS } from '../../time.ts';
import {
  monthlyMinor,
  periodStart,
  type SubscriptionPlan,
  subscriptionPlanSchema,
} from '../catalogue/subscription-plan.ts';
import { prorate } from './prorate.ts';
import {
  act,
  afterEnd,
  afterFailure,
  afterPayment,
  afterSkip,
  begin,
  duePeriod,
  judgeDue,
  opensUntil,
} from './subscription.ts';

const MONTHLY: SubscriptionPlan = subscriptionPlanSchema.parse({
  billingPeriod: { value: 1, unit: 'month' },
});
const day = (text: string) => Date.parse(`${text}T10:30:00Z`);
const JAN = day('2027-01-31');

test('months end on their last day, and the anchor’s day comes back', () => {
  const days = [0, 1, 2, 3, 13].map((index) => periodStart(JAN, MONTHLY.billingPeriod, index));
  expect(days.map((at) => new Date(at).toISOString().slice(0, 16))).toEqual([
    '2027-01-31T10:30',
    '2027-02-28T10:30',
    '2027-03-31T10:30',
    '2027-04-30T10:30',
    '2028-02-29T10:30',
  ]);
});

test('periods of any plan follow each other without a gap, on the anchor’s day or the month’s last', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 4_000_000_000_000 }),
      fc.integer({ min: 1, max: 24 }),
      fc.constantFrom('week', 'month', 'year'),
      fc.integer({ min: 0, max: 60 }),
      (anchor, value, unit, index) => {
        const at = periodStart(anchor, { value, unit }, index);
        const next = periodStart(anchor, { value, unit }, index + 1);
        expect(next).toBeGreaterThan(at);
        expect((at - anchor) % DAY_MS).toBe(0);
        if (unit === 'week') return;
        const date = new Date(at);
        const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
        expect(date.getUTCDate()).toBe(Math.min(new Date(anchor).getUTCDate(), last));
      },
    ),
    { numRuns: 300 },
  );
});

test('CART-25 zero or empty numBillingCycles goes on, and a number ends it', () => {
  for (const numBillingCycles of [0, null])
    expect(
      judgeDue({ ...begin({ ...MONTHLY, numBillingCycles }, JAN), cycles: 500 }, day('2099-01-01')),
    ).toBe('charge');
  const twice = begin({ ...MONTHLY, numBillingCycles: 2 }, JAN);
  const paid = afterPayment(twice);
  expect(judgeDue(twice, twice.paidUntil)).toBe('charge');
  expect(judgeDue(paid, paid.paidUntil - 1)).toBe('nothing');
  expect(judgeDue(paid, paid.paidUntil)).toBe('end');
  expect(afterEnd(paid)).toMatchObject({ state: 'completed', nextAt: null, endedAt: paid.paidUntil });
});

test('a trial is charged when it is over', () => {
  const trial = begin({ ...MONTHLY, trialDays: 14 }, JAN);
  expect(trial).toMatchObject({ state: 'trialing', cycles: 0, nextAt: JAN + 14 * DAY_MS });
  expect(duePeriod(trial).start).toBe(JAN + 14 * DAY_MS);
  expect(afterPayment(trial)).toMatchObject({ state: 'active', cycles: 1 });
});

test('a payment that fails is tried eight times in two weeks, then the subscription is unpaid', () => {
  let course = begin(MONTHLY, JAN);
  const dueAt = course.paidUntil;
  const tried: number[] = [];
  for (let now = dueAt; now <= dueAt + 30 * DAY_MS; now += DAY_MS)
    if (judgeDue(course, now) === 'charge') {
      tried.push((now - dueAt) / DAY_MS);
      course = afterFailure(course, now);
    }
  expect(tried).toEqual([0, 1, 3, 5, 7, 9, 11, 14]);
  expect(course).toMatchObject({ state: 'unpaid', nextAt: null });
});

test('a late payment moves no later one', () => {
  const course = begin(MONTHLY, JAN);
  const late = afterPayment(afterFailure(afterFailure(course, JAN), JAN));
  expect(late).toMatchObject({ state: 'active', tries: 0 });
  expect(late.nextAt).toBe(afterPayment(course).nextAt);
});

test('cancelling keeps what is paid for, and reviving takes it back', () => {
  const course = begin(MONTHLY, JAN);
  const cancelled = act(course, 'cancel', JAN + DAY_MS);
  expect(cancelled && opensUntil(cancelled, JAN)).toBe(course.paidUntil);
  expect(cancelled && judgeDue(cancelled, course.paidUntil)).toBe('end');
  expect(cancelled && act(cancelled, 'revive', JAN + DAY_MS)).toEqual(course);
  expect(act(course, 'revive', JAN)).toBeUndefined();
});

test('a subscription that has lapsed begins anew, and what was missed is not charged', () => {
  const unpaid = { ...begin(MONTHLY, JAN), state: 'unpaid', nextAt: null } as const;
  const now = day('2027-09-15');
  const revived = act(unpaid, 'revive', now);
  expect(revived).toMatchObject({ state: 'past_due', nextAt: now, tries: 0 });
  expect(revived && duePeriod(revived)).toEqual({ start: now, end: day('2027-10-15') });
});

test('a pause charges nothing, and what is paid for counts after it', () => {
  const course = begin(MONTHLY, JAN);
  const paused = act(course, 'pause', JAN + DAY_MS);
  expect(paused && judgeDue(paused, day('2030-01-01'))).toBe('nothing');
  expect(paused && act(paused, 'resume', JAN + 2 * DAY_MS)).toEqual(course);
  expect(paused && act(paused, 'resume', day('2028-01-01'))).toMatchObject({ nextAt: day('2028-01-01') });
});

test('a skipped period is not charged and counts as no cycle', () => {
  const course = act(begin({ ...MONTHLY, numBillingCycles: 3 }, JAN), 'skip', JAN);
  expect(course && judgeDue(course, course.paidUntil)).toBe('skip');
  expect(course && afterSkip(course)).toMatchObject({
    cycles: 1,
    period: 2,
    skipsNext: false,
    nextAt: day('2027-03-31'),
  });
});

test('a change costs the rest of the period: there and back cost nothing, and never more than the difference', () => {
  const amount = fc.integer({ min: 0, max: 100_000_000 });
  fc.assert(
    fc.property(
      amount,
      amount,
      fc.integer({ min: 1, max: 400 * DAY_MS }),
      fc.nat(),
      (from, to, length, at) => {
        const when = { start: JAN, end: JAN + length, now: JAN + (at % (length + 1)) };
        const there = prorate({ fromMinor: from, toMinor: to, ...when });
        expect(there + prorate({ fromMinor: to, toMinor: from, ...when })).toBe(0);
        expect(Math.abs(there)).toBeLessThanOrEqual(Math.abs(to - from) + 1);
        expect(Number.isInteger(there)).toBe(true);
      },
    ),
  );
  expect(prorate({ fromMinor: 1000, toMinor: 3000, start: 0, end: 100, now: 75 })).toBe(500);
  expect(prorate({ fromMinor: 3000, toMinor: 1000, start: 0, end: 100, now: 75 })).toBe(-500);
  expect(prorate({ fromMinor: 1000, toMinor: 3000, start: 0, end: 100, now: 100 })).toBe(0);
});

test('recurring sales is what a price brings in a month', () => {
  expect(monthlyMinor(12_000, { value: 1, unit: 'year' })).toBe(1000);
  expect(monthlyMinor(3000, { value: 3, unit: 'month' })).toBe(1000);
  expect(monthlyMinor(1000, { value: 1, unit: 'week' })).toBe(4348);
});
