import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coveredArea } from '#domain/editor/floating.ts';
import { placeToolbar } from './place-toolbar.ts';

const bar = { width: 200, height: 36 };
const canvas = { width: 900, height: 700 };
const alone = { isWithin: false, ink: [] };
const block = { x: 100, y: 200, width: 600, height: 150 };

test('a toolbar stands above its block, beneath it where there is no room, and within what fills the window', () => {
  expect(placeToolbar(block, bar, canvas, alone)).toEqual({ x: 500, y: 150, isAway: false });
  expect(placeToolbar({ ...block, y: 10 }, bar, canvas, alone).y).toBe(174);
  expect(placeToolbar({ ...block, x: 0, width: 900, y: -300, height: 2000 }, bar, canvas, alone).y).toBe(8);
  expect(placeToolbar({ ...block, y: -900 }, bar, canvas, alone).isAway).toBe(true);
});

test('words above the block stay in sight: the toolbar stands beside them, beneath the block, or next to it', () => {
  const shortLine = { x: 100, y: 160, width: 180, height: 30 };
  const longLine = { x: 100, y: 160, width: 600, height: 30 };
  const next = { x: 100, y: 356, width: 600, height: 30 };
  const narrow = { ...block, width: 500 };
  const place = (...ink: (typeof block)[]) => placeToolbar(narrow, bar, canvas, { isWithin: false, ink });
  expect(place(shortLine)).toMatchObject({ x: 400, y: 150 });
  expect(place(longLine)).toMatchObject({ x: 400, y: 364 });
  expect(place(longLine, next)).toMatchObject({ x: 622, y: 200 });
});

test('within a section it keeps clear of the words at its top', () => {
  const section = { x: 0, y: 100, width: 900, height: 400 };
  const words = { x: 600, y: 110, width: 300, height: 40 };
  expect(placeToolbar(section, bar, canvas, { isWithin: true, ink: [] }).x).toBe(692);
  expect(placeToolbar(section, bar, canvas, { isWithin: true, ink: [words] }).x).toBe(350);
});

const rect = fc.record({
  x: fc.integer({ min: -50, max: 850 }),
  y: fc.integer({ min: 0, max: 650 }),
  width: fc.integer({ min: 20, max: 900 }),
  height: fc.integer({ min: 10, max: 500 }),
});

test('it never covers a block it has room beside, nor leaves the canvas at its sides', () => {
  fc.assert(
    fc.property(rect, fc.array(rect, { maxLength: 5 }), (chosen, ink) => {
      const { x, y } = placeToolbar(chosen, bar, canvas, { isWithin: false, ink });
      expect(x).toBeGreaterThanOrEqual(8);
      expect(x + bar.width).toBeLessThanOrEqual(canvas.width - 8);
      const hasRoom = chosen.y >= 80 || chosen.y + chosen.height + 50 <= canvas.height;
      if (hasRoom) expect(coveredArea({ x, y, ...bar }, [chosen])).toBe(0);
    }),
  );
});
