import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cropSize } from './crop.ts';

const side = fc.integer({ min: 1, max: 12_000 });
const share = fc.float({ min: 0, max: 1, noNaN: true });
const crop = fc.record({
  ratio: fc.integer({ min: 10, max: 2000 }).map((it) => it / 100),
  x: share,
  y: share,
});

test('a cut lies inside the scaled picture, is never enlarged, and holds the focal point', () => {
  fc.assert(
    fc.property(side, side, fc.integer({ min: 100, max: 2500 }), crop, (width, height, wanted, cut) => {
      const size = cropSize({ width, height }, { width: wanted, crop: cut });
      expect(size.scaledWidth).toBeLessThanOrEqual(width);
      expect(size.scaledHeight).toBeLessThanOrEqual(height);
      expect(size.width).toBeLessThanOrEqual(wanted);
      expect(size.left).toBeGreaterThanOrEqual(0);
      expect(size.top).toBeGreaterThanOrEqual(0);
      expect(size.left + size.width).toBeLessThanOrEqual(size.scaledWidth);
      expect(size.top + size.height).toBeLessThanOrEqual(size.scaledHeight);
      const focusX = cut.x * size.scaledWidth;
      const focusY = cut.y * size.scaledHeight;
      expect(focusX).toBeGreaterThanOrEqual(size.left - 1);
      expect(focusX).toBeLessThanOrEqual(size.left + size.width + 1);
      expect(focusY).toBeGreaterThanOrEqual(size.top - 1);
      expect(focusY).toBeLessThanOrEqual(size.top + size.height + 1);
    }),
  );
});

test('a cut has the ratio asked for, to the pixel, where the picture is large enough', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2000, max: 8000 }),
      fc.integer({ min: 2000, max: 8000 }),
      crop,
      (width, height, cut) => {
        const size = cropSize({ width, height }, { width: 500, crop: cut });
        const offHeight = Math.abs(size.width / cut.ratio - size.height);
        const offWidth = Math.abs(size.height * cut.ratio - size.width);
        expect(Math.min(offHeight, offWidth)).toBeLessThanOrEqual(1);
      },
    ),
  );
});

test('without a crop the whole picture is scaled', () => {
  expect(cropSize({ width: 3000, height: 2000 }, { width: 1500 })).toEqual({
    scaledWidth: 1500,
    scaledHeight: 1000,
    left: 0,
    top: 0,
    width: 1500,
    height: 1000,
  });
  expect(cropSize({ width: 300, height: 200 }, { width: 1500 })).toMatchObject({ width: 300, height: 200 });
});
