import { expect, test } from 'vitest';
import {
  type Assignable,
  assignedTo,
  contextsOf,
  keyFor,
  statusOf,
  variantsFor,
  variantsKey,
} from './experiment.ts';

const hero: Assignable = {
  key: 'hero',
  name: 'Hero',
  experimentType: 'AB_TEST',
  versions: 2,
  weights: null,
  share: 100,
  startsAt: 1000,
  endsAt: null,
  winner: null,
};
const toggle: Assignable = {
  ...hero,
  key: 'cart',
  name: 'Cart',
  experimentType: 'FEATURE_TOGGLE',
  share: 20,
};
const visitors = Array.from({ length: 4000 }, (_, index) => `visitor-${index}`);

function countOf(experiment: Assignable): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const visitor of visitors) {
    const version = assignedTo(experiment, visitor) ?? 'outside';
    counts[version] = (counts[version] ?? 0) + 1;
  }
  return counts;
}

test('EXPT-10 versions share visitors equally, and the share of visitors that takes part is kept', () => {
  const { a = 0, b = 0, c = 0, outside = 0 } = countOf({ ...hero, versions: 3, share: 60 });
  for (const each of [a, b, c]) expect(Math.abs(each - 800)).toBeLessThan(120);
  expect(Math.abs(outside - 1600)).toBeLessThan(160);
  expect(Math.abs((countOf(toggle)['true'] ?? 0) - 800)).toBeLessThan(120);
});

test('a wider share moves no visitor to another version', () => {
  for (const visitor of visitors.slice(0, 500)) {
    const narrow = assignedTo({ ...hero, share: 30 }, visitor);
    if (narrow !== undefined) expect(assignedTo({ ...hero, share: 80 }, visitor)).toBe(narrow);
  }
});

test('two experiments are assigned independently', () => {
  const both = visitors.filter(
    (visitor) => assignedTo(hero, visitor) === 'b' && assignedTo({ ...hero, key: 'footer' }, visitor) === 'b',
  );
  expect(Math.abs(both.length - 1000)).toBeLessThan(150);
});

test('a status follows the clock', () => {
  const planned = { ...hero, endsAt: 2000 };
  expect(statusOf({ ...hero, startsAt: null }, 1500)).toBe('draft');
  expect([999, 1000, 1999, 2000].map((now) => statusOf(planned, now))).toEqual([
    'planned',
    'running',
    'running',
    'stopped',
  ]);
  expect(statusOf({ ...planned, winner: 'b' }, 999)).toBe('decided');
});

test('visitors get variants while an experiment runs, and everyone its winner afterwards', () => {
  const shown = (now: number, experiment = hero) =>
    new Set(visitors.slice(0, 50).map((visitor) => variantsFor([experiment], visitor, now)['hero'] ?? 'a'));
  expect([...shown(999)]).toEqual(['a']);
  expect(shown(1000)).toEqual(new Set(['a', 'b']));
  expect([...shown(3000, { ...hero, endsAt: 2000 })]).toEqual(['a']);
  expect([...shown(3000, { ...hero, winner: 'b' })]).toEqual(['b']);
  expect([...shown(3000, { ...hero, winner: 'a' })]).toEqual(['a']);
  expect(variantsFor([hero], undefined, 1000)).toEqual({});
});

test('EXPT-10 a page carries the variant it shows and the segment of the experiment', () => {
  expect(contextsOf([hero, toggle], { hero: 'b' }, 1000)).toEqual([
    {
      name: 'Hero',
      experimentType: 'AB_TEST',
      variant: 'b',
      segmentName: 'everyone',
      containsError: false,
    },
    {
      name: 'Cart',
      experimentType: 'FEATURE_TOGGLE',
      variant: 'false',
      segmentName: '20-percent',
      containsError: false,
    },
  ]);
  expect(contextsOf([hero], {}, 999)).toEqual([]);
});

test('the same variants have the same key, in whatever order', () => {
  expect(variantsKey({ b: '2', a: '1' })).toBe(variantsKey({ a: '1', b: '2' }));
  expect(variantsKey({})).toBe('');
});

test('keys are made of names, and of the id that makes them unique', () => {
  const id = 'abcdefghijklmnopqrstuv42';
  expect(keyFor('Frühling: Held!', id)).toBe('fru-hling-held-uv42');
  expect(keyFor('春', id)).toBe('uv42');
  expect(keyFor('-'.repeat(100_000), id)).toBe('uv42');
  expect(keyFor('ﬃ'.repeat(60), id).length).toBeLessThanOrEqual(60);
});

test('versions with shares of their own are seen by so many of those who take part', () => {
  const counts = countOf({ ...hero, versions: 3, weights: [70, 20, 10] });
  for (const [version, share] of [
    ['a', 0.7],
    ['b', 0.2],
    ['c', 0.1],
  ] as const)
    expect((counts[version] ?? 0) / visitors.length).toBeCloseTo(share, 1);
  const half = countOf({ ...hero, share: 50, weights: [90, 10] });
  expect((half['b'] ?? 0) / visitors.length).toBeCloseTo(0.05, 1);
  expect((half['outside'] ?? 0) / visitors.length).toBeCloseTo(0.5, 1);
});
