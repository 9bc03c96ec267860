import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Grid,
  gridOf,
  headRows,
  insertColumn,
  insertRow,
  type ListedCell,
  removeColumn,
  removeRow,
  setHead,
} from './table-grid.ts';

const cell = (content: string, more: Partial<ListedCell<string>> = {}): ListedCell<string> => ({
  rowspan: 1,
  colspan: 1,
  isHeader: false,
  content,
  ...more,
});
const head = (content: string) => cell(content, { isHeader: true });
const plain = gridOf([
  [head('a'), head('b')],
  [cell('c'), cell('d')],
]);

/** Row by row, what stands in each slot; a dot for a new cell. */
function drawn({ rows, columns, cells }: Grid<string>): string[] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => {
      const here = cells.filter(
        (each) =>
          each.row <= row &&
          row < each.row + each.rowspan &&
          each.column <= column &&
          column < each.column + each.colspan,
      );
      if (here.length !== 1) throw new Error(`${here.length} cells in slot ${row} ${column}`);
      const [only] = here;
      const word = only?.content ?? '.';
      return only?.isHeader ? word.toUpperCase() : word;
    }).join(''),
  );
}

test('rows and columns come and go; a new row of the head is a head, a new column has one', () => {
  expect(drawn(plain)).toEqual(['AB', 'cd']);
  expect(drawn(insertRow(plain, 2))).toEqual(['AB', 'cd', '..']);
  expect(drawn(insertRow(plain, 1))).toEqual(['AB', '..', 'cd']);
  expect(headRows(insertRow(plain, 0))).toBe(2);
  expect(headRows(insertColumn(plain, 1))).toBe(1);
  expect(drawn(insertColumn(plain, 2))).toEqual(['AB.', 'cd.']);
  expect(drawn(removeRow(plain, 0))).toEqual(['cd']);
  expect(drawn(removeColumn(plain, 0))).toEqual(['B', 'd']);
  expect(drawn(setHead(plain, false))).toEqual(['ab', 'cd']);
  expect(drawn(setHead(removeRow(plain, 0), true))).toEqual(['CD']);
});

test('cells that reach over several grow and shrink; short rows are filled up', () => {
  const spans = gridOf([
    [cell('a', { rowspan: 2 }), cell('b', { colspan: 2 })],
    [cell('c'), cell('d')],
    [cell('e')],
  ]);
  expect(drawn(spans)).toEqual(['abb', 'acd', 'e..']);
  expect(drawn(insertRow(spans, 1))).toEqual(['abb', 'a..', 'acd', 'e..']);
  expect(drawn(insertColumn(spans, 2))).toEqual(['abbb', 'ac.d', 'e...']);
  expect(drawn(removeRow(spans, 0))).toEqual(['acd', 'e..']);
  expect(drawn(removeColumn(spans, 1))).toEqual(['ab', 'ad', 'e.']);
});

const listed = fc.array(
  fc.array(
    fc.record({
      rowspan: fc.integer({ min: 1, max: 4 }),
      colspan: fc.integer({ min: 1, max: 4 }),
      isHeader: fc.boolean(),
      content: fc.constant('x'),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  { minLength: 1, maxLength: 5 },
);

test('whatever the table is like, every slot has one cell before and after, and every row begins one', () => {
  const changes = [insertRow, insertColumn, removeRow, removeColumn];
  fc.assert(
    fc.property(listed, fc.nat({ max: 3 }), fc.nat({ max: 6 }), (rows, kind, at) => {
      const grid = gridOf(rows);
      expect(() => drawn(grid)).not.toThrow();
      const isRow = kind % 2 === 0;
      const most = (isRow ? grid.rows : grid.columns) - (kind < 2 ? 0 : 1);
      const changed = changes[kind]?.(grid, Math.min(at, most)) ?? grid;
      expect(() => drawn(changed)).not.toThrow();
      if (changed.columns === 0) return;
      for (let row = 0; row < changed.rows; row += 1)
        expect(changed.cells.some((each) => each.row === row)).toBe(true);
      if (kind < 2) {
        const kept = changed.cells.filter(({ content }) => content !== undefined);
        expect(kept).toHaveLength(grid.cells.filter(({ content }) => content !== undefined).length);
      }
    }),
  );
});
