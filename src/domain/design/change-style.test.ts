import { expect, test } from 'vitest';
import { applyOperations } from '../content/apply.ts';
import { type Body, emptyBody } from '../content/content.ts';
import { invertOperations } from '../content/operations.ts';
import { styleOperations } from './change-style.ts';

function apply(body: Body, operations: Parameters<typeof applyOperations>[1]): Body {
  const applied = applyOperations(body, operations);
  if (!applied.ok) throw new Error(applied.refusal.message);
  return applied.body;
}

const empty = emptyBody('Style');

test.each([
  [['scale'], 1.2],
  [['palette', 'accent'], '#112233'],
  [['buttons', 'shape'], 'pill'],
] as const)('%s can be set where nothing is yet, taken away again, and undone', (path, value) => {
  const operations = styleOperations(empty, path, value);
  const changed = apply(empty, operations);
  expect(styleOperations(changed, path, value)).toEqual([]);
  expect(apply(changed, invertOperations(operations))).toEqual(empty);
  const cleared = apply(changed, styleOperations(changed, path, undefined));
  expect(styleOperations(cleared, path, undefined)).toEqual([]);
});
