import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyOperations } from '../content/apply.ts';
import { blockOf, bodyOf } from '../content/build-body.ts';
import type { Body, Place } from '../content/content.ts';
import { GRID_COLUMNS } from '../content/grid.ts';
import { removeOperations } from './arrange.ts';
import { closeGapOperations } from './close-gap.ts';

const blockId = (index: number) => `${index}`.padStart(24, 'b');
const pageOf = (places: readonly Place[]): Body =>
  bodyOf(
    'Row',
    's'.repeat(24),
    places.map((place, index) => ({ ...blockOf(blockId(index), 'text', {}), place })),
  );
const placesOf = (body: Body) => body.sections.flatMap(({ blocks }) => blocks).map(({ place }) => place);

function apply(body: Body, operations: Parameters<typeof applyOperations>[1]): Body {
  const applied = applyOperations(body, operations);
  if (!applied.ok) throw new Error(applied.refusal.message);
  return applied.body;
}

function without(body: Body, ...indexes: number[]) {
  const ids = indexes.map(blockId);
  const after = apply(body, removeOperations(body, ids));
  return { after, operations: closeGapOperations(body, after, ids) };
}

/** What is left once the blocks are deleted and the gap is closed. */
function closed(places: readonly Place[], ...indexes: number[]): [column: number, span: number][] {
  const { after, operations } = without(pageOf(places), ...indexes);
  return placesOf(apply(after, operations)).map(({ column, span }) => [column, span]);
}

const row = (...places: [column: number, span: number][]): Place[] =>
  places.map(([column, span]) => ({ column, span }));

const arbitraryRow = fc
  .array(fc.record({ free: fc.nat(2), span: fc.integer({ min: 1, max: 5 }) }), { minLength: 2, maxLength: 5 })
  .map((parts) => {
    let column = 1;
    return parts.map(({ free, span }): Place => {
      const place = { column: column + free, span };
      column += free + span;
      return place;
    });
  })
  .filter((places) => places.every(({ column, span }) => column + span <= GRID_COLUMNS + 1));

test('the rest keeps its order, grows and fills the columns the row had', () => {
  fc.assert(
    fc.property(arbitraryRow, fc.nat(4), (places, at) => {
      const gone = at % places.length;
      const { after, operations } = without(pageOf(places), gone);
      const old = placesOf(after);
      const next = placesOf(apply(after, operations));
      const last = next.at(-1);
      expect(next[0]?.column).toBe(places[0]?.column);
      expect((last?.column ?? 0) + (last?.span ?? 0)).toBe(
        Math.max(...places.map(({ column, span }) => column + span)),
      );
      for (const [index, place] of next.entries()) {
        expect(place.span).toBeGreaterThanOrEqual(old[index]?.span ?? 0);
        const left = next[index - 1];
        if (left) expect(place.column).toBeGreaterThanOrEqual(left.column + left.span);
      }
    }),
  );
});

test('of three columns two are left, each half as wide as the page', () => {
  for (const index of [0, 1, 2])
    expect(closed(row([1, 4], [5, 4], [9, 4]), index)).toEqual([
      [1, 6],
      [7, 6],
    ]);
  expect(closed(row([1, 4], [5, 4], [9, 4]), 0, 2)).toEqual([[1, 12]]);
  expect(closed(row([1, 3], [5, 3], [9, 3]), 1)).toEqual([
    [1, 5],
    [7, 5],
  ]);
});

test('only the row of what is gone is touched, and only where something stood beside it', () => {
  const two = row([1, 6], [7, 6], [1, 6], [7, 6]);
  expect(closed(two, 0)).toEqual([
    [1, 12],
    [1, 6],
    [7, 6],
  ]);
  expect(without(pageOf(row([1, 12], [1, 6], [7, 6])), 0).operations).toEqual([]);
  const named = [
    { column: 1, span: 6, row: 1 },
    { column: 1, span: 6, row: 2 },
    { column: 7, span: 6, row: 1 },
  ];
  expect(closed(named, 0)).toEqual([
    [1, 6],
    [1, 12],
  ]);
});

test('a block that flows into the next row, or is hidden, is not one of the row', () => {
  expect(closed(row([1, 4], [9, 4], [5, 4]), 0)).toEqual([
    [1, 12],
    [5, 4],
  ]);
  const [a, b, c] = row([1, 4], [5, 4], [9, 4]);
  if (!a || !b || !c) throw new Error('three places');
  expect(without(pageOf([a, { ...b, row: 1 }, c]), 0).operations).toEqual([]);
  const body = pageOf([a, b]);
  const hidden = apply(body, [{ op: 'set', id: blockId(1), path: ['hidden'], after: true }]);
  expect(without(hidden, 1).operations).toEqual([]);
});

test('a row that has been changed since, or has its block back, is left alone', () => {
  const body = pageOf(row([1, 4], [5, 4], [9, 4]));
  const { after, operations } = without(body, 1);
  expect(closeGapOperations(body, body, [blockId(1)])).toEqual([]);
  expect(closeGapOperations(body, apply(after, operations), [blockId(1)])).toEqual([]);
});
