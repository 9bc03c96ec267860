import fc from 'fast-check';
import { expect, test } from 'vitest';
import { around, coveredArea, leastCovering } from './floating.ts';

const length = fc.integer({ min: 0, max: 400 });
const rect = fc.record({ x: length, y: length, width: length, height: length });
const size = { width: 200, height: 36 };

test('no other spot hides less, and of equal ones the first is taken', () => {
  const spots = fc.array(fc.record({ x: length, y: length }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(spots, fc.array(rect, { maxLength: 12 }), (all, ink) => {
      const areas = all.map((spot) => coveredArea({ ...spot, ...size }, ink));
      expect(leastCovering(all, size, ink)).toBe(all[areas.indexOf(Math.min(...areas))]);
    }),
  );
});

test('touching is not covering; nowhere to go is no place', () => {
  const line = { x: 0, y: 100, width: 300, height: 20 };
  expect(coveredArea({ x: 0, y: 64, ...size }, [line])).toBe(0);
  expect(coveredArea({ x: 0, y: 65, ...size }, [line])).toBe(200);
  expect(leastCovering([], size, [line])).toBeUndefined();
});

test('several things have one rectangle around them all', () => {
  expect(around([])).toBeUndefined();
  expect(
    around([
      { x: 0, y: 0, width: 10, height: 10 },
      { x: 50, y: 20, width: 10, height: 10 },
    ]),
  ).toEqual({ x: 0, y: 0, width: 60, height: 30 });
});
