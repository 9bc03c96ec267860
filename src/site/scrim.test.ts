import fc from 'fast-check';
import { expect, test } from 'vitest';
import { luminanceUnder, SCRIM_STEPS, scrimOf } from './scrim.ts';

const luminance = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 16, maxLength: 16 });
const extra = fc.double({ min: 0, max: 1, noNaN: true });

function contrastOfWhite(ground: number): number {
  return 1.05 / (ground + 0.05);
}

test('white text reads on the brightest part of any picture, under a step that has a class', () => {
  fc.assert(
    fc.property(luminance, extra, (cells, more) => {
      const step = scrimOf({ luminance: cells }, more);
      expect(SCRIM_STEPS).toContain(step);
      expect(contrastOfWhite(luminanceUnder(Math.max(...cells), step / 100))).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test('is no stronger than the picture needs, and stronger where the owner asks for it', () => {
  expect(scrimOf({ luminance: [0.05, 0.1] }, 0)).toBe(20);
  expect(scrimOf({ luminance: [0.05, 0.1] }, 1)).toBe(80);
  expect(scrimOf({ luminance: [1] }, 0)).toBe(60);
});

test('a picture that was not measured may be white', () => {
  expect(scrimOf({ luminance: [] }, 0)).toBe(scrimOf({ luminance: [1] }, 0));
});
