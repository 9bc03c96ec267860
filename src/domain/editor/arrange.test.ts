import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryBody } from '../../../scripts/arbitrary-content.ts';
import { applyOperations } from '../content/apply.ts';
import { blockOf, bodyOf } from '../content/build-body.ts';
import type { Block, Body, Place } from '../content/content.ts';
import { GRID_COLUMNS } from '../content/grid.ts';
import { invertOperations } from '../content/operations.ts';
import { moveOperations, passOperations, readingOrder, removeOperations } from './arrange.ts';

const blockId = (index: number) => `${index}`.padStart(24, 'b');

function rowOf(places: readonly Place[]): Body {
  const blocks = places.map((place, index) => ({ ...blockOf(blockId(index), 'text', {}), place }));
  return bodyOf('Row', 's'.repeat(24), blocks);
}

const blocksOf = (body: Body): readonly Block[] => body.sections[0]?.blocks ?? [];
const idsOf = (body: Body) => blocksOf(body).map(({ id }) => id);

function move(body: Body, id: string, direction: -1 | 1): Body {
  const applied = applyOperations(body, moveOperations(body, id, direction));
  if (!applied.ok) throw new Error('a move was refused');
  return applied.body;
}

/** Widths and free columns before each, as they fit into one row. */
const arbitraryRow = fc
  .array(fc.record({ free: fc.nat(2), span: fc.integer({ min: 1, max: 5 }) }), { minLength: 2, maxLength: 4 })
  .map((parts) => {
    let column = 1;
    return parts.map(({ free, span }): Place => {
      const place = { column: column + free, span };
      column += free + span;
      return place;
    });
  })
  .filter((places) => places.every(({ column, span }) => column + span <= GRID_COLUMNS + 1));

test('blocks beside each other stay in their row when one of them is moved, and moving back undoes it', () => {
  fc.assert(
    fc.property(arbitraryRow, fc.nat(3), (places, at) => {
      const index = at % (places.length - 1);
      const body = rowOf(places);
      const moved = move(body, blockId(index), 1);
      expect(idsOf(moved).slice(index, index + 2)).toEqual([blockId(index + 1), blockId(index)]);
      const after = blocksOf(moved).map(({ place }) => place);
      let end = 0;
      for (const { column, span } of after) {
        expect(column).toBeGreaterThan(end);
        end = column + span - 1;
      }
      expect(end).toBe(Math.max(...places.map(({ column, span }) => column + span - 1)));
      expect(move(moved, blockId(index), -1)).toEqual(body);
    }),
  );
});

test('the second of three columns goes to the left of the first', () => {
  const body = rowOf([1, 5, 9].map((column) => ({ column, span: 4 })));
  const moved = move(body, blockId(1), -1);
  expect(blocksOf(moved).map(({ id, place }) => [id, place.column])).toEqual([
    [blockId(1), 1],
    [blockId(0), 5],
    [blockId(2), 9],
  ]);
});

test('blocks below each other keep their columns', () => {
  const body = rowOf([
    { column: 1, span: 8 },
    { column: 1, span: 6 },
  ]);
  const moved = move(body, blockId(0), 1);
  expect(blocksOf(moved).map(({ id, place }) => [id, place.span])).toEqual([
    [blockId(1), 6],
    [blockId(0), 8],
  ]);
});

test('a block is taken past several beside it, and each of them gives way', () => {
  const body = rowOf([1, 5, 9].map((column) => ({ column, span: 4 })));
  const pass = (index: number, after: string | null) => {
    const position = { parent: 's'.repeat(24), after };
    const applied = applyOperations(body, passOperations(body, blockId(index), position));
    return applied.ok ? blocksOf(applied.body).map(({ id, place }) => [id, place.column]) : [];
  };
  expect(pass(2, null)).toEqual([
    [blockId(2), 1],
    [blockId(0), 5],
    [blockId(1), 9],
  ]);
  expect(pass(0, blockId(2))).toEqual([
    [blockId(1), 1],
    [blockId(2), 5],
    [blockId(0), 9],
  ]);
  expect(passOperations(body, blockId(1), { parent: 's'.repeat(24), after: blockId(0) })).toEqual([]);
});

test('whatever is deleted together, undo puts it back where it stood', () => {
  fc.assert(
    fc.property(arbitraryBody, fc.array(fc.nat(30), { minLength: 1, maxLength: 6 }), (body, picks) => {
      const items = readingOrder(body);
      const ids = picks.flatMap((pick) => items[pick]?.id ?? []);
      const operations = removeOperations(body, ids);
      const applied = applyOperations(body, operations);
      if (!applied.ok) throw new Error(applied.refusal.message);
      expect(readingOrder(applied.body).filter(({ id }) => ids.includes(id))).toEqual([]);
      const back = applyOperations(applied.body, invertOperations(operations));
      expect(back.ok && back.body).toEqual(body);
    }),
  );
});
