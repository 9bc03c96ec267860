import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PictureCropBox } from '#domain/media/calls.ts';
import { MIN_CROP_SIDE } from '#domain/media/edit-limits.ts';
import { fitRatio, HANDLES, isCorner, moveBox, resizeBox, turnBox } from './crop-box.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const side = fc.double({ min: MIN_CROP_SIDE, max: 1, noNaN: true });
const boxes: fc.Arbitrary<PictureCropBox> = fc
  .record({ width: side, height: side, x: share, y: share })
  .map(({ width, height, x, y }) => ({ width, height, x: x * (1 - width), y: y * (1 - height) }));
const way = fc.double({ min: -2, max: 2, noNaN: true });
const moves = fc.record({ x: way, y: way });
const ratios = fc.double({ min: 0.2, max: 5, noNaN: true });

function expectWithin({ x, y, width, height }: PictureCropBox): void {
  for (const at of [x, y, 1 - x - width, 1 - y - height]) expect(at).toBeGreaterThanOrEqual(-1e-9);
  expect(Math.min(width, height)).toBeGreaterThan(0);
}

test('wherever it is dragged it stays in the frame, as large as it was', () => {
  fc.assert(
    fc.property(boxes, moves, (box, by) => {
      const moved = moveBox(box, by);
      expectWithin(moved);
      expect([moved.width, moved.height]).toEqual([box.width, box.height]);
    }),
  );
});

test('a handle moves the sides it is on and no others, and none past the edge or its opposite', () => {
  fc.assert(
    fc.property(boxes, moves, fc.constantFrom(...HANDLES), (box, by, handle) => {
      const { x, y, width, height } = resizeBox(box, handle, by, undefined);
      expectWithin({ x, y, width, height });
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(MIN_CROP_SIDE - 1e-9);
      if (handle.x >= 0) expect(x).toBeCloseTo(box.x, 9);
      if (handle.x <= 0) expect(x + width).toBeCloseTo(box.x + box.width, 9);
      if (handle.y >= 0) expect(y).toBeCloseTo(box.y, 9);
      if (handle.y <= 0) expect(y + height).toBeCloseTo(box.y + box.height, 9);
    }),
  );
});

test('a corner keeps the ratio that was chosen, however far it is dragged', () => {
  const corners = fc.constantFrom(...HANDLES.filter(isCorner));
  fc.assert(
    fc.property(boxes, moves, corners, ratios, (before, by, handle, ratio) => {
      const resized = resizeBox(fitRatio(before, ratio), handle, by, ratio);
      expectWithin(resized);
      expect(resized.width / resized.height).toBeCloseTo(ratio, 6);
    }),
  );
});

test('a ratio takes as much of the frame as it can', () => {
  fc.assert(
    fc.property(boxes, ratios, (box, ratio) => {
      const fitted = fitRatio(box, ratio);
      expectWithin(fitted);
      expect(Math.max(fitted.width, fitted.height)).toBeCloseTo(1, 9);
      expect(fitted.width / fitted.height).toBeCloseTo(ratio, 6);
    }),
  );
});

test('a box turns with its picture: four quarters lead back, and so does one there and one back', () => {
  const corner = { x: 0, y: 0, width: 0.2, height: 0.1 };
  const turned = turnBox(corner, 90);
  expect([turned.x, turned.y, turned.width, turned.height]).toEqual([0.9, 0, 0.1, 0.2]);
  fc.assert(
    fc.property(boxes, (box) => {
      const quarter = (from: PictureCropBox) => turnBox(from, 90);
      for (const back of [quarter(quarter(quarter(quarter(box)))), turnBox(quarter(box), -90)])
        for (const key of ['x', 'y', 'width', 'height'] as const) expect(back[key]).toBeCloseTo(box[key], 6);
    }),
  );
});
