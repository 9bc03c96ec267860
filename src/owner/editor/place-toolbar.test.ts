import fc from 'fast-check';
import { expect, test } from 'vitest';
import { around, placeToolbar } from './place-toolbar.ts';

const bar = { width: 200, height: 36 };
const canvas = { width: 900, height: 700 };

test('a toolbar stands above its block, beneath it where there is no room, and within what fills the window', () => {
  const block = { x: 100, y: 200, width: 600, height: 150 };
  expect(placeToolbar(block, bar, canvas, false)).toEqual({ x: 500, y: 158, isAway: false });
  expect(placeToolbar({ ...block, y: 10 }, bar, canvas, false).y).toBe(166);
  expect(placeToolbar({ ...block, y: -300, height: 2000 }, bar, canvas, false).y).toBe(8);
  expect(placeToolbar({ ...block, y: -900 }, bar, canvas, false).isAway).toBe(true);
});

test('it never covers a block it has room beside, nor leaves the canvas at its sides', () => {
  const rect = fc.record({
    x: fc.integer({ min: -50, max: 850 }),
    y: fc.integer({ min: 0, max: 650 }),
    width: fc.integer({ min: 20, max: 900 }),
    height: fc.integer({ min: 10, max: 500 }),
  });
  fc.assert(
    fc.property(rect, (block) => {
      const { x, y } = placeToolbar(block, bar, canvas, false);
      expect(x).toBeGreaterThanOrEqual(8);
      expect(x + bar.width).toBeLessThanOrEqual(canvas.width - 8);
      const hasRoom = block.y >= 80 || block.y + block.height + 50 <= canvas.height;
      const isCovering = y < block.y + block.height && y + bar.height > block.y;
      if (hasRoom) expect(isCovering).toBe(false);
    }),
  );
});

test('several things have one toolbar around them all', () => {
  expect(around([])).toBeUndefined();
  expect(
    around([
      { x: 0, y: 0, width: 10, height: 10 },
      { x: 50, y: 20, width: 10, height: 10 },
    ]),
  ).toEqual({ x: 0, y: 0, width: 60, height: 30 });
});
