import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryBody, arbitraryIntent, idOf, operationFor } from '../../../scripts/arbitrary-content.ts';
import { applyOperation, applyOperations } from './apply.ts';
import type { Body } from './content.ts';
import { foldOperations } from './fold-operations.ts';
import { invertOperations, type Operation, touchedIds } from './operations.ts';

const set = (path: string[], before: unknown, after: unknown): Operation => ({
  op: 'set',
  id: 'body',
  path,
  before,
  after,
});

function applied(body: Body, operations: readonly Operation[]): Body {
  const result = applyOperations(body, operations);
  if (!result.ok) throw new Error(`${result.refusal.message} ${JSON.stringify(result.refusal.operation)}`);
  return result.body;
}

/** A body and operations that fit it one after the other. */
const arbitraryEdits = fc
  .tuple(arbitraryBody, fc.array(arbitraryIntent, { maxLength: 25 }))
  .map(([start, intents]) => {
    let body = start;
    const operations: Operation[] = [];
    for (const [index, intent] of intents.entries()) {
      const operation = operationFor(body, intent, idOf(900 + index));
      const result = operation && applyOperation(body, operation);
      if (!operation || !result?.ok) continue;
      operations.push(operation);
      body = result.body;
    }
    return { start, operations, end: body };
  });

test('folded operations lead to the same document, and their inverses back', () => {
  fc.assert(
    fc.property(arbitraryEdits, ({ start, operations, end }) => {
      const folded = foldOperations(operations);
      if (!folded) throw new Error('too many');
      expect(applied(start, folded)).toEqual(end);
      expect(applied(end, invertOperations(folded))).toEqual(start);
      expect(folded.length).toBeLessThanOrEqual(operations.length);
      expect(new Set(folded.flatMap(touchedIds))).toEqual(new Set(operations.flatMap(touchedIds)));
    }),
  );
});

test('typing becomes one change, also when two fields take turns', () => {
  const typed = [
    set(['title'], '', 'a'),
    set(['fields', 'excerpt'], undefined, 'x'),
    set(['title'], 'a', 'ab'),
    set(['fields', 'excerpt'], 'x', 'xy'),
    set(['title'], 'ab', 'abc'),
  ];
  expect(foldOperations(typed)).toEqual([
    set(['title'], '', 'abc'),
    set(['fields', 'excerpt'], undefined, 'xy'),
  ]);
});

test('a value inside of one that was replaced is not the same value', () => {
  const replaced = [
    set(['fields', 'a'], { b: 1 }, { b: 2 }),
    set(['fields', 'a', 'b'], 2, 3),
    set(['fields', 'a'], { b: 3 }, { b: 4 }),
  ];
  expect(foldOperations(replaced)).toEqual(replaced);
});

test('too many to read are not kept', () => {
  const many = Array.from({ length: 1001 }, (_, index) => set(['fields', `f${index}`], undefined, 1));
  expect(foldOperations(many)).toBeNull();
  expect(foldOperations(many.slice(1))).toHaveLength(1000);
});
