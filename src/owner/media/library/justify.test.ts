import fc from 'fast-check';
import { expect, test } from 'vitest';
import { justify } from './justify.ts';

const LOOK = { rowHeight: 148, gap: 8, rowGap: 13, wordsHeight: 24 };
const ratios = fc.array(fc.double({ min: 0.05, max: 20, noNaN: true }), { maxLength: 80 });
const widths = fc.double({ min: 100, max: 3000, noNaN: true });

test('every file has a place in its order: none overlaps another or leaves the list', () => {
  fc.assert(
    fc.property(ratios, widths, (list, width) => {
      const { boxes, height } = justify(list, { ...LOOK, width });
      expect(boxes).toHaveLength(list.length);
      for (const [index, box] of boxes.entries()) {
        expect(box.left + box.width).toBeLessThanOrEqual(width + 0.01);
        expect(box.top + box.height).toBeLessThanOrEqual(height + 0.01);
        const before = boxes[index - 1];
        if (!before) continue;
        if (box.top === before.top) expect(box.left).toBeGreaterThanOrEqual(before.left + before.width);
        else expect(box.top).toBeGreaterThanOrEqual(before.top + before.height);
      }
    }),
  );
});

test('rows of ordinary pictures reach from edge to edge, but for the last', () => {
  const { boxes } = justify(
    Array.from({ length: 40 }, (_, index) => [1.5, 0.75, 1][index % 3] ?? 1),
    {
      ...LOOK,
      width: 1200,
    },
  );
  const last = boxes.at(-1)?.top;
  const ends = boxes.filter((box, index) => box.top !== last && boxes[index + 1]?.top !== box.top);
  expect(ends.length).toBeGreaterThan(3);
  for (const { left, width } of ends) expect(left + width).toBeCloseTo(1200, 5);
});
