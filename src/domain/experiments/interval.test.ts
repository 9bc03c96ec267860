import { expect, test } from 'vitest';
import { sharesOf } from './experiment.ts';
import { type Counted, compareRates, FALSE_ALARMS, halfWidth, visitorsFor } from './interval.ts';
import { outcomeOf } from './outcome.ts';
import { chanceOf, isLopsided } from './share-check.ts';

/** A generator with a seed of its own: the same runs at every test. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

interface Run {
  readonly rates: readonly [number, number];
  readonly perDay: number;
  readonly days: number;
}

type Tally = { readonly version: string; visitors: number; reached: number };

/** Visitors by turns of a coin, each of whom reaches the goal at the rate of their version. */
function send(visitors: number, tallies: readonly [Tally, Tally], rates: Run['rates'], random: () => number) {
  for (let visitor = 0; visitor < visitors; visitor += 1) {
    const index = random() < 0.5 ? 0 : 1;
    tallies[index].visitors += 1;
    tallies[index].reached += random() < rates[index] ? 1 : 0;
  }
}

/** Looks every day, and stops at the first verdict that names a version. */
function decide({ rates, perDay, days }: Run, random: () => number): string {
  const tallies = [count('a'), count('b')] as const;
  for (let day = 1; day <= days; day += 1) {
    send(perDay, tallies, rates, random);
    const { verdict } = outcomeOf(tallies, day);
    if (verdict.kind === 'better') return verdict.version;
  }
  return 'none';
}

function decideMany(run: Run, times: number): Record<string, number> {
  const random = randomFrom(37);
  const found: Record<string, number> = { a: 0, b: 0, none: 0 };
  for (let index = 0; index < times; index += 1) {
    const name = decide(run, random);
    found[name] = (found[name] ?? 0) + 1;
  }
  return found;
}

test.each([
  { rates: [0.1, 0.1], perDay: 200, days: 40 },
  { rates: [0.02, 0.02], perDay: 150, days: 40 },
  { rates: [0.5, 0.5], perDay: 100, days: 40 },
] as const)(
  'of 1,000 tests of equal pages, looked at daily, at most one in twenty shows a difference: %o',
  (run) => {
    const { a = 0, b = 0 } = decideMany(run, 1000);
    expect(a + b).toBeLessThanOrEqual(1000 * FALSE_ALARMS);
    // It does look: a statistic that never decides would pass as well.
    expect(a + b).toBeGreaterThan(0);
  },
);

test.each([
  { rates: [0.1, 0.15], perDay: 200, days: 40 },
  { rates: [0.3, 0.36], perDay: 200, days: 40 },
  { rates: [0.02, 0.04], perDay: 300, days: 40 },
] as const)('real differences are found in nine of ten tests, and never the other way round: %o', (run) => {
  const found = decideMany(run, 200);
  expect(found['b']).toBeGreaterThan(180);
  expect(found['a']).toBeLessThanOrEqual(2);
});

test('the interval holds the true difference at all looks of 95 of 100 tests', () => {
  const random = randomFrom(5);
  const isMissed = () => {
    const tallies = [count('a'), count('b')] as const;
    return Array.from({ length: 60 }).some(() => {
      send(100, tallies, [0.1, 0.13], random);
      const { low, high, isSound } = compareRates(...tallies);
      return isSound && (low > 0.03 || high < 0.03);
    });
  };
  const missed = Array.from({ length: 400 }).filter(isMissed);
  expect(missed.length).toBeLessThanOrEqual(400 * FALSE_ALARMS);
});

function count(version: string): Tally {
  return { version, visitors: 0, reached: 0 };
}

const counts = (...pairs: readonly (readonly [number, number])[]): Counted[] =>
  pairs.map(([visitors, reached], index) => ({ version: 'abcd'[index] ?? '', visitors, reached }));

test('an outcome is put as what to do', () => {
  expect(outcomeOf(counts([0, 0], [0, 0]), 1).verdict).toEqual({ kind: 'no-visitors' });
  expect(outcomeOf(counts([20_000, 480], [20_000, 620]), 20).verdict).toEqual({
    kind: 'better',
    version: 'b',
    rate: 0.031,
    than: 0.024,
  });
  expect(outcomeOf(counts([20_000, 620], [20_000, 480]), 20).verdict).toMatchObject({
    kind: 'better',
    version: 'a',
  });
  expect(outcomeOf(counts([90_000, 45_000], [90_000, 45_050]), 60).verdict).toEqual({
    kind: 'no-difference',
  });
  const { verdict } = outcomeOf(counts([1000, 100], [1000, 118]), 5);
  expect(verdict.kind).toBe('wait');
  expect(verdict.kind === 'wait' && verdict.days).toBeGreaterThan(10);
  expect(outcomeOf(counts([100, 1], [100, 1]), 30).verdict).toEqual({ kind: 'wait', days: null });
  expect(outcomeOf(counts([100, 0], [100, 0]), 30).verdict).toEqual({ kind: 'wait', days: undefined });
});

test('few visitors decide nothing, however far apart they are', () => {
  expect(outcomeOf(counts([20, 0], [20, 20]), 1).verdict.kind).toBe('wait');
});

test('with several versions the false alarms are shared', () => {
  const pair = outcomeOf(counts([3000, 300], [3000, 380]), 9).versions[1]?.difference;
  const three = outcomeOf(counts([3000, 300], [3000, 380], [3000, 300]), 9).versions[1]?.difference;
  expect(three?.low).toBeLessThan(pair?.low ?? 0);
});

test('versions that are seen by other numbers than they should be are reported', () => {
  expect(outcomeOf(counts([1200, 100], [900, 90]), 5).verdict).toEqual({ kind: 'lopsided' });
  expect(isLopsided(counts([1030, 0], [970, 0]))).toBe(false);
  expect(isLopsided(counts([9, 0], [1, 0]))).toBe(false);
});

test('shares that are to be unequal are lopsided only where they are not what they should be', () => {
  const toggle = sharesOf({ experimentType: 'FEATURE_TOGGLE', versions: 2, share: 20, weights: null });
  expect(isLopsided(counts([800, 80], [200, 20]), toggle)).toBe(false);
  expect(isLopsided(counts([500, 50], [500, 50]), toggle)).toBe(true);
  const test = sharesOf({ experimentType: 'AB_TEST', versions: 3, share: 20, weights: null });
  expect(isLopsided(counts([500, 50], [510, 50], [490, 50]), test)).toBe(false);
  expect(isLopsided(counts([700, 50], [500, 50], [300, 50]), test)).toBe(true);
  const everyone = sharesOf({ experimentType: 'FEATURE_TOGGLE', versions: 2, share: 100, weights: null });
  expect(isLopsided(counts([0, 0], [900, 90]), everyone)).toBe(false);
});

test('equal shares are reported as lopsided in fewer than one of 300 tests', () => {
  const random = randomFrom(11);
  let reported = 0;
  for (let run = 0; run < 1000; run += 1) {
    const [a, b] = [count('a'), count('b')];
    for (let visitor = 0; visitor < 500; visitor += 1) (random() < 0.5 ? a : b).visitors += 1;
    if (isLopsided([a, b])) reported += 1;
  }
  expect(reported).toBeLessThanOrEqual(3);
});

test('the chances of chi-squares are those of the tables', () => {
  expect(chanceOf(3.841, 1)).toBeCloseTo(0.05, 4);
  expect(chanceOf(10.828, 1)).toBeCloseTo(0.001, 5);
  expect(chanceOf(5.991, 2)).toBeCloseTo(0.05, 4);
  expect(chanceOf(7.815, 3)).toBeCloseTo(0.05, 4);
  expect(chanceOf(16.266, 3)).toBeCloseTo(0.001, 5);
});

test('the number of visitors for a width has that width, and one less does not', () => {
  const needed = visitorsFor(0.01, 0.6) ?? 0;
  expect(halfWidth(needed, 0.6)).toBeLessThanOrEqual(0.01);
  expect(halfWidth(needed - 1, 0.6)).toBeGreaterThan(0.01);
  expect(visitorsFor(0, 0.6)).toBeUndefined();
});
