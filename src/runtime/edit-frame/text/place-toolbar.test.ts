import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseSpot, chooseTop } from './place-toolbar.ts';

const box = (y: number, height: number) => ({ x: 0, y, width: 100, height });
const HEIGHT = 38;

test('above where there is room, else below', () => {
  expect(chooseTop({ anchor: box(200, 40), caret: box(200, 20) }, HEIGHT, 800)).toBe(154);
  expect(chooseTop({ anchor: box(20, 40), caret: box(20, 20) }, HEIGHT, 800)).toBe(68);
});

test('in view, and never over a selection that leaves it room; nor over the caret of a long text', () => {
  const length = fc.integer({ min: -2000, max: 3000 });
  fc.assert(
    fc.property(
      length,
      fc.integer({ min: 1, max: 3000 }),
      fc.integer({ min: 10, max: 780 }),
      (y, height, caretY) => {
        const anchor = box(y, height);
        const top = chooseTop({ anchor, caret: box(caretY, 20) }, HEIGHT, 800);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(top + HEIGHT).toBeLessThanOrEqual(800);
        const covers = top < y + height && top + HEIGHT > y;
        const hasRoom = y >= HEIGHT + 16 || y + height <= 800 - HEIGHT - 16;
        const isSeen = y < 800 && y + height > 0;
        if (isSeen && hasRoom) expect(covers).toBe(false);
        else expect(top < caretY + 20 && top + HEIGHT > caretY && caretY < 740).toBe(false);
      },
    ),
  );
});

test('a heading right above the text stays in sight: at the end beside it, or else below', () => {
  const size = { width: 60, height: HEIGHT };
  const room = { width: 400, height: 800 };
  const anchor = { x: 20, y: 200, width: 300, height: 40 };
  const place = (width: number) =>
    chooseSpot({ anchor, caret: box(200, 20), ink: [{ x: 20, y: 160, width, height: 30 }] }, size, room);
  expect(place(0)).toEqual({ x: 20, y: 154 });
  expect(place(100)).toEqual({ x: 260, y: 154 });
  expect(place(300)).toEqual({ x: 20, y: 248 });
});
