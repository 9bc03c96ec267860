/**
 * An edit carries the revision it was based on. When others have written since, operations on other ids
 * carry over; those on the same ids are refused with both values. Nothing is merged or dropped silently.
 */
import { isEqualJson } from '../json.ts';
import { type Applied, applyOperation, type Refusal } from './apply.ts';
import { BODY } from './body-id.ts';
import type { Body } from './content.ts';
import { type Operation, touchedIds } from './operations.ts';
import { getIn } from './overlays.ts';
import { find, positionOf } from './tree.ts';

export type Rebased = {
  /** The body after every operation that still fits. */
  readonly body: Body;
  /**
   * The operations as they took effect: values and places before and after are those of `current`, so that
   * inverting these undoes them.
   */
  readonly applied: readonly Operation[];
  /** What others had already brought about. */
  readonly alreadyTrue: readonly Operation[];
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
  const alreadyTrue: Operation[] = [];
  const refused: Refusal[] = [];
  let body = current;
  for (const operation of operations) {
    const isClosed = touchedIds(operation).some((id) => closed.has(id));
    if (isClosed && repeats(body, operation)) {
      alreadyTrue.push(operation);
      continue;
    }
    const result = isClosed ? collision(body, operation) : applyOperation(body, operation);
    if (result.ok) {
      applied.push(settle(operation, body, result.body));
      body = result.body;
    } else {
      refused.push(result.refusal);
      for (const id of touchedIds(operation)) closed.add(id);
    }
  }
  return { body, applied, alreadyTrue, refused };
}

/** The operation with the values and places that it really met and made. */
function settle(operation: Operation, before: Body, after: Body): Operation {
  const { id } = operation;
  switch (operation.op) {
    case 'insert':
      return { ...operation, position: positionOf(after, id) ?? operation.position };
    case 'remove':
      return { ...operation, position: positionOf(before, id) ?? operation.position };
    case 'move':
      return {
        ...operation,
        before: positionOf(before, id) ?? operation.before,
        after: positionOf(after, id) ?? operation.after,
      };
    case 'setPlace':
      return operation;
    default:
      return { ...operation, before: valueAt(before, operation) };
  }
}

/** Whether the document already stands as the operation would leave it: a retry, or two owners of one mind. */
function repeats(body: Body, operation: Operation): boolean {
  switch (operation.op) {
    case 'remove':
      return find(body, operation.id) === undefined;
    case 'insert':
      return isEqualJson(find(body, operation.id), operation.after);
    case 'move':
      return isEqualJson(positionOf(body, operation.id), operation.after);
    default: {
      const repeated = { ...operation, before: operation.after } as Operation;
      const result = applyOperation(body, repeated);
      return result.ok && isEqualJson(result.body, body);
    }
  }
}

function collision(body: Body, operation: Operation): Extract<Applied, { ok: false }> {
  const result = applyOperation(body, operation);
  if (!result.ok) return result;
  const message = 'Someone else has changed this since.';
  return {
    ok: false,
    refusal: { reason: 'changed', message, operation, current: valueAt(body, operation) ?? null },
  };
}

/** What stands where the operation would write. */
function valueAt(body: Body, operation: Operation): unknown {
  const target = operation.id === BODY ? body : find(body, operation.id);
  switch (operation.op) {
    case 'set':
      return getIn(target, operation.path);
    case 'setOverlay':
      return getIn(target, ['overlays', operation.condition, ...operation.path]);
    case 'setPlace':
      return getIn(target, ['place']);
    case 'move':
      return positionOf(body, operation.id);
    default:
      return target;
  }
}
