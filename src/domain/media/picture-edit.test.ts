import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PictureEdit } from './calls.ts';
import {
  angleOf,
  carryFocalPoint,
  editedSize,
  frameOf,
  pointInEdited,
  pointInFile,
  UNEDITED,
  WHOLE,
} from './picture-edit.ts';

const sizes = fc.record({
  width: fc.integer({ min: 1, max: 9000 }),
  height: fc.integer({ min: 1, max: 9000 }),
});
const share = fc.double({ min: 0, max: 1, noNaN: true });
const edits: fc.Arbitrary<PictureEdit> = fc
  .record({
    rotate: fc.constantFrom(0, 90, 180, 270),
    straighten: fc.double({ min: -45, max: 45, noNaN: true }),
    corner: fc.record({ x: share, y: share }),
    side: fc.record({
      width: fc.double({ min: 0.02, max: 1, noNaN: true }),
      height: fc.double({ min: 0.02, max: 1, noNaN: true }),
    }),
  })
  .map(({ rotate, straighten, corner, side }) => ({
    rotate,
    straighten,
    crop: { x: corner.x * (1 - side.width), y: corner.y * (1 - side.height), ...side },
  }));
const points = fc.record({ x: share, y: share });

test('every point of an edited picture is a point of its file: no corner is empty', () => {
  fc.assert(
    fc.property(sizes, edits, points, (size, edit, point) => {
      const { x, y } = pointInFile(point, size, edit);
      for (const side of [x, y]) {
        expect(side).toBeGreaterThanOrEqual(-1e-6);
        expect(side).toBeLessThanOrEqual(1 + 1e-6);
      }
    }),
  );
});

test('a point of the file is found in the edited picture, and back', () => {
  fc.assert(
    fc.property(sizes, edits, points, (size, edit, point) => {
      const there = pointInEdited(pointInFile(point, size, edit), size, edit);
      expect(there.x).toBeCloseTo(point.x, 5);
      expect(there.y).toBeCloseTo(point.y, 5);
    }),
  );
});

test('straightening leaves the ratio, and as much as can be left: a corner of the frame touches an edge', () => {
  fc.assert(
    fc.property(sizes, edits, (size, { rotate, straighten }) => {
      const edit = { rotate, straighten, crop: WHOLE };
      const frame = frameOf(size, edit);
      const turned = frameOf(size, { ...edit, straighten: 0 });
      expect(frame.width / frame.height).toBeCloseTo(turned.width / turned.height, 4);
      const corners = [0, 1].flatMap((x) => [0, 1].map((y) => pointInFile({ x, y }, size, edit)));
      const nearest = Math.min(...corners.flatMap(({ x, y }) => [x, y, 1 - x, 1 - y]));
      expect(nearest).toBeCloseTo(0, 4);
    }),
  );
});

test('a quarter turn lays a picture on its side and takes the focal point with it, clockwise', () => {
  const size = { width: 400, height: 300 };
  const turned = { ...UNEDITED, rotate: 90 } as const;
  expect(editedSize(size, turned)).toEqual({ width: 300, height: 400 });
  expect(carryFocalPoint({ x: 0, y: 0 }, size, { from: UNEDITED, to: turned })).toEqual({ x: 1, y: 0 });
  expect(carryFocalPoint({ x: 0.2, y: 0.9 }, size, { from: UNEDITED, to: turned })).toEqual({
    x: 0.1,
    y: 0.2,
  });
  expect(angleOf({ ...turned, straighten: -3 })).toBe(87);
});

test('a focal point that is cut off lies at the nearest edge', () => {
  const size = { width: 400, height: 300 };
  const right = { ...UNEDITED, crop: { x: 0.5, y: 0, width: 0.5, height: 1 } };
  expect(carryFocalPoint({ x: 0.1, y: 0.5 }, size, { from: UNEDITED, to: right })).toEqual({ x: 0, y: 0.5 });
  expect(carryFocalPoint({ x: 0.75, y: 0.5 }, size, { from: UNEDITED, to: right })).toEqual({
    x: 0.5,
    y: 0.5,
  });
});
