import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Columns,
  columnAt,
  freePlace,
  gapBehind,
  gapsOf,
  nearestGap,
  resizedPlace,
  rowsOf,
  type SeenBlock,
  spanOf,
} from './rows.ts';

const columns: Columns = { left: 100, width: 1120, gap: 32, isRtl: false };
const seen = (id: string, top: number, bottom: number, left = 100, right = 1220): SeenBlock => ({
  id,
  top,
  bottom,
  left,
  right,
});

test('blocks beside each other share a row, in the order of the document', () => {
  const rows = rowsOf([
    seen('a', 0, 100),
    seen('b', 120, 300, 100, 600),
    seen('c', 140, 200, 640, 1220),
    seen('d', 320, 400),
  ]);
  expect(rows.map((row) => row.blocks.map(({ id }) => id))).toEqual([['a'], ['b', 'c'], ['d']]);
  expect(rowsOf([seen('empty', 50, 50)])).toEqual([]);
});

test('lines stand above, between and below rows, behind the last block of each', () => {
  const rows = rowsOf([seen('a', 50, 100), seen('b', 120, 300, 100, 600), seen('c', 120, 200, 640, 1220)]);
  const gaps = gapsOf(rows, { top: 40, bottom: 320 });
  expect(gaps.map(({ after }) => after)).toEqual([null, 'a', 'c']);
  expect(nearestGap(gaps, 112)?.after).toBe('a');
  expect(nearestGap(gaps, 0)?.after).toBeNull();
  expect(gapsOf([], { top: 0, bottom: 200 })).toEqual([{ y: 100, after: null }]);
});

test('behind a block that stands in a row with others the line is below all of them', () => {
  const rows = rowsOf([seen('a', 50, 100), seen('b', 120, 300, 100, 600), seen('c', 120, 200, 640, 1220)]);
  const edges = { top: 40, bottom: 320 };
  const lines = gapsOf(rows, edges).map(({ y }) => y);
  expect(['a', 'b', 'c'].map((id) => gapBehind(rows, edges, id)?.y)).toEqual([lines[1], lines[2], lines[2]]);
  expect(gapBehind(rows, edges, null)?.y).toBe(lines[0]);
  expect(gapBehind(rows, edges, 'gone')).toBeUndefined();
  expect(gapBehind([], edges, null)?.y).toBe(180);
});

test('a place is seen where its columns are, whichever way the page reads', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 12 }),
      fc.boolean(),
      (column, span, isRtl) => {
        fc.pre(column + span <= 13);
        const grid = { ...columns, isRtl };
        const { x, width } = spanOf(grid, { column, span });
        const ends = [columnAt(grid, x + 1), columnAt(grid, x + width - 1)].sort((a, b) => a - b);
        expect(ends).toEqual([column, column + span - 1]);
      },
    ),
  );
});

test('free columns take a block if two of them are left', () => {
  const half = spanOf(columns, { column: 1, span: 6 });
  const [row] = rowsOf([seen('a', 0, 100, half.x, half.x + half.width)]);
  if (!row) throw new Error('no row');
  expect(freePlace(row, columns, 1000)).toEqual({ column: 7, span: 6 });
  expect(freePlace(row, columns, 200)).toBeUndefined();
  const most = spanOf(columns, { column: 1, span: 11 });
  const [full] = rowsOf([seen('a', 0, 100, most.x, most.x + most.width)]);
  expect(full && freePlace(full, columns, 1215)).toBeUndefined();
});

test('pulling an edge never leaves the grid nor turns a block over', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 12 }),
      fc.constantFrom('start' as const, 'end' as const),
      fc.integer({ min: 1, max: 12 }),
      (column, span, edge, to) => {
        fc.pre(column + span <= 13);
        const place = resizedPlace({ column, span }, edge, to);
        expect(place.span).toBeGreaterThanOrEqual(1);
        expect(place.column).toBeGreaterThanOrEqual(1);
        expect(place.column + place.span).toBeLessThanOrEqual(13);
        if (edge === 'end') expect(place.column).toBe(column);
        else expect(place.column + place.span).toBe(column + span);
      },
    ),
  );
});
