import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizeIndex, stepIndex } from './index-rules.ts';

const counts = fc.integer({ min: 1, max: 3000 });
const numbers = fc.integer({ min: -10_000, max: 10_000 });

test('GALL-27 a number that is set wraps modulo the count, negative ones from the end', () => {
  expect([-1, -3, 3, 7, 0].map((index) => normalizeIndex(index, 3))).toEqual([2, 0, 0, 1, 0]);
  fc.assert(
    fc.property(numbers, counts, (index, count) => {
      const set = normalizeIndex(index, count);
      expect(set).toBeGreaterThanOrEqual(0);
      expect(set).toBeLessThan(count);
      expect(Object.is(set, -0)).toBe(false);
      expect(normalizeIndex(index + count, count)).toBe(set);
    }),
  );
});

test('GALL-27 GALL-29 a step wraps where the gallery loops and stops at its ends where it does not', () => {
  fc.assert(
    fc.property(numbers, numbers, counts, (from, by, count) => {
      const current = normalizeIndex(from, count);
      expect(stepIndex(current, by, { count, loop: true })).toEqual({
        kind: 'to',
        index: normalizeIndex(current + by, count),
      });
      const step = stepIndex(current, by, { count, loop: false });
      if (step.kind === 'to') {
        expect(step.index).toBe(Math.max(0, Math.min(count - 1, current + by)));
      }
    }),
  );
});

test('GALL-30 without a loop the ends say so, and the current slide stays', () => {
  expect(stepIndex(0, -1, { count: 4, loop: false })).toEqual({ kind: 'reachedBeginning' });
  expect(stepIndex(3, 1, { count: 4, loop: false })).toEqual({ kind: 'reachedEnd' });
  expect(stepIndex(2, 3, { count: 4, loop: false })).toEqual({ kind: 'to', index: 3 });
  expect(stepIndex(0, -1, { count: 4, loop: true })).toEqual({ kind: 'to', index: 3 });
  expect(stepIndex(3, 1, { count: 4, loop: true })).toEqual({ kind: 'to', index: 0 });
});
