/**
 * An edit carries the revision it was based on. When others have written since, operations on other ids
 * carry over; those on the same ids are refused with both values. Nothing is merged or dropped silently.
 */
import { isEqualJson } from '../json.ts';
import { type Applied, applyOperation, type Refusal } from './apply.ts';
import type { Body } from './content.ts';
import { type Operation, touchedIds } from './operations.ts';
import { find } from './tree.ts';

export type Rebased = {
  /** The body after every operation that still fits. */
  readonly body: Body;
  readonly applied: readonly Operation[];
  readonly refused: readonly Refusal[];
};

/**
 * Applies operations based on an older body to the current one.
 * @param current the body as it stands now
 * @param since the operations that led from the base to `current`
 * @param operations what the editor asks for, in order
 */
export function rebase(
  current: Body,
  since: readonly Operation[],
  operations: readonly Operation[],
): Rebased {
  // Ids that others wrote, and ids of refused operations: what follows those was meant to build on them.
  const closed = new Set(since.flatMap(touchedIds));
  const applied: Operation[] = [];
  const refused: Refusal[] = [];
  let body = current;
  for (const operation of operations) {
    const isClosed = touchedIds(operation).some((id) => closed.has(id));
    if (isClosed && repeats(body, operation)) continue;
    const result = isClosed ? collision(body, operation) : applyOperation(body, operation);
    if (result.ok) {
      body = result.body;
      applied.push(operation);
    } else {
      refused.push(result.refusal);
      for (const id of touchedIds(operation)) closed.add(id);
    }
  }
  return { body, applied, refused };
}

/** Whether the document already stands as the operation would leave it: a retry, or two owners of one mind. */
function repeats(body: Body, operation: Operation): boolean {
  if (operation.op === 'remove') return find(body, operation.id) === undefined;
  if (operation.op === 'insert') return isEqualJson(find(body, operation.id), operation.after);
  const undone = { ...operation, before: operation.after, after: operation.after } as Operation;
  if (operation.op === 'move') return false;
  const result = applyOperation(body, undone);
  return result.ok && isEqualJson(result.body, body);
}

function collision(body: Body, operation: Operation): Extract<Applied, { ok: false }> {
  const result = applyOperation(body, operation);
  if (!result.ok) return result;
  const message = 'Somebody else has changed this since.';
  return {
    ok: false,
    refusal: { reason: 'changed', message, operation, current: find(body, operation.id) ?? null },
  };
}
