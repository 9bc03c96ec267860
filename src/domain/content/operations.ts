/**
 * Every change to a document is one of six operations, each with the value before and after, applied by
 * one pure function that editor and server share. Undo is the inverse operation. An operation that does not
 * fit the document is refused with both values, never bent until it fits.
 */
import { z } from 'zod';
import { isDeeperThan, isSafeKey, MAX_JSON_DEPTH } from '../json.ts';
import { idSchema } from '../links/link.ts';
import { BODY } from './body-id.ts';
import { blockSchema, conditionSchema, placeSchema, sectionSchema } from './content.ts';

const pathSchema = z.array(z.string().max(100).refine(isSafeKey, 'is a reserved word')).min(1).max(12);
const targetSchema = z.union([z.literal(BODY), idSchema]);
/** Where something stands: in which section (null for sections themselves), after which sibling (null = first). */
export const positionSchema = z.object({ parent: idSchema.nullable(), after: idSchema.nullable() });
export type Position = z.infer<typeof positionSchema>;
const contentValue = z.union([blockSchema, sectionSchema]);

export const operationSchema = z
  .discriminatedUnion('op', [
    z.object({ op: z.literal('insert'), id: idSchema, position: positionSchema, after: contentValue }),
    z.object({ op: z.literal('remove'), id: idSchema, position: positionSchema, before: contentValue }),
    z.object({ op: z.literal('move'), id: idSchema, before: positionSchema, after: positionSchema }),
    z.object({
      op: z.literal('set'),
      id: targetSchema,
      path: pathSchema,
      before: z.unknown().optional(),
      after: z.unknown().optional(),
    }),
    z.object({
      op: z.literal('setOverlay'),
      id: targetSchema,
      condition: conditionSchema,
      path: pathSchema,
      before: z.unknown().optional(),
      after: z.unknown().optional(),
    }),
    z.object({ op: z.literal('setPlace'), id: idSchema, before: placeSchema, after: placeSchema }),
  ])
  .refine((operation) => !isDeeperThan(operation, MAX_JSON_DEPTH), 'is nested too deeply')
  .meta({ id: 'Operation', description: 'One change to a document, with the value before and after.' });
export type Operation = z.infer<typeof operationSchema>;

/** The operation that undoes this one. */
function invertOperation(operation: Operation): Operation {
  switch (operation.op) {
    case 'insert':
      return { op: 'remove', id: operation.id, position: operation.position, before: operation.after };
    case 'remove':
      return { op: 'insert', id: operation.id, position: operation.position, after: operation.before };
    default:
      return { ...operation, before: operation.after, after: operation.before } as Operation;
  }
}

/** The operations that undo a list: each inverted, last first. */
export function invertOperations(operations: readonly Operation[]): Operation[] {
  return operations.map(invertOperation).reverse();
}

/** The ids an operation reads or writes. A section carries its blocks when it is inserted or removed. */
export function touchedIds(operation: Operation): string[] {
  const value =
    operation.op === 'insert' ? operation.after : operation.op === 'remove' ? operation.before : undefined;
  const inner = value && 'blocks' in value ? value.blocks.map((block) => block.id) : [];
  return [operation.id, ...inner];
}

/** Below its block, section or body; empty where the operation is about the whole. */
export function pathOf(operation: Operation): readonly string[] {
  if (operation.op === 'set') return operation.path;
  if (operation.op === 'setOverlay') return ['overlays', operation.condition, ...operation.path];
  return operation.op === 'setPlace' ? ['place'] : operation.op === 'move' ? ['position'] : [];
}
