/**
 * Applies operations to a body. An operation that does not fit is refused with the value that stands there
 * now, never bent until it fits.
 */
import { isEqualJson, isSafeKey } from '../json.ts';
import { BODY } from './body-id.ts';
import {
  type Block,
  type Body,
  countBlocks,
  isFixedInOverlays,
  MAX_BLOCKS_PER_LAYOUT,
  MAX_SECTIONS_PER_LAYOUT,
  type Section,
  tooManyBlocks,
  tooManySections,
} from './content.ts';
import type { Operation } from './operations.ts';
import { getIn } from './overlays.ts';
import { find, fitsLayer, place, setIn, setLayer, swap, take, withKey } from './tree.ts';

export const REFUSAL_REASONS = [
  'missing',
  'exists',
  'changed',
  'not-allowed',
  'too-many-blocks',
  'too-many-sections',
] as const;

export type Refusal = {
  readonly reason: (typeof REFUSAL_REASONS)[number];
  readonly message: string;
  readonly operation: Operation;
  /** The value that stands in the document now, where there is one. */
  readonly current?: unknown;
};
export type Applied =
  | { readonly ok: true; readonly body: Body }
  | { readonly ok: false; readonly refusal: Refusal };

/** Applies one operation. The given body is not changed. */
export function applyOperation(body: Body, operation: Operation): Applied {
  switch (operation.op) {
    case 'insert':
      return applyInsert(body, operation);
    case 'remove':
      return applyRemove(body, operation);
    case 'move':
      return applyMove(body, operation);
    case 'set':
      return applySet(body, operation, operation.path);
    case 'setOverlay':
      return applySet(body, operation, ['overlays', operation.condition, ...operation.path]);
    case 'setPlace':
      return applyPlace(body, operation);
  }
}

/** Applies all operations or none. */
export function applyOperations(body: Body, operations: readonly Operation[]): Applied {
  let current = body;
  for (const operation of operations) {
    const applied = applyOperation(current, operation);
    if (!applied.ok) return applied;
    current = applied.body;
  }
  return { ok: true, body: current };
}

function refuse(
  operation: Operation,
  reason: Refusal['reason'],
  message: string,
  current?: unknown,
): Applied {
  return {
    ok: false,
    refusal: { reason, message, operation, ...(current === undefined ? {} : { current }) },
  };
}

function applyInsert(body: Body, operation: Extract<Operation, { op: 'insert' }>): Applied {
  const { position, after: value } = operation;
  const added = 'blocks' in value ? [value.id, ...value.blocks.map((block) => block.id)] : [value.id];
  if (operation.id !== value.id)
    return refuse(operation, 'not-allowed', 'The inserted value has another id.');
  if (new Set(added).size < added.length)
    return refuse(operation, 'not-allowed', 'Two parts of the inserted section have the same id.');
  const present = added.find((id) => find(body, id) !== undefined);
  if (present)
    return refuse(operation, 'exists', 'Something with this id already exists.', find(body, present));
  const full = refuseBeyondLimits(body, operation);
  if (full) return full;
  const placed = place(body, value, position);
  return placed
    ? { ok: true, body: placed }
    : refuse(operation, 'missing', 'The section to insert into no longer exists.');
}

function refuseBeyondLimits(
  body: Body,
  operation: Extract<Operation, { op: 'insert' }>,
): Applied | undefined {
  const isSection = 'blocks' in operation.after;
  const blocks = countBlocks(body) + ('blocks' in operation.after ? operation.after.blocks.length : 1);
  if (blocks > MAX_BLOCKS_PER_LAYOUT) return refuse(operation, 'too-many-blocks', tooManyBlocks(blocks));
  const sections = body.sections.length + 1;
  return isSection && sections > MAX_SECTIONS_PER_LAYOUT
    ? refuse(operation, 'too-many-sections', tooManySections(sections))
    : undefined;
}

function applyRemove(body: Body, operation: Extract<Operation, { op: 'remove' }>): Applied {
  const current = find(body, operation.id);
  if (!current) return refuse(operation, 'missing', 'The part to remove no longer exists.');
  if (!isEqualJson(current, operation.before)) {
    return refuse(operation, 'changed', 'The part to remove has changed since.', current);
  }
  return { ok: true, body: take(body, operation.id) };
}

function applyMove(body: Body, operation: Extract<Operation, { op: 'move' }>): Applied {
  const value = find(body, operation.id);
  if (!value) return refuse(operation, 'missing', 'The part to move no longer exists.');
  if (operation.after.after === operation.id)
    return refuse(operation, 'not-allowed', 'Nothing can be placed after itself.');
  const placed = place(take(body, operation.id), value, operation.after);
  return placed
    ? { ok: true, body: placed }
    : refuse(operation, 'missing', 'The section to move to no longer exists.');
}

const SETTABLE_IN_BODY = new Set(['title', 'fields']);
// Place and overlays have operations of their own.
const FIXED_PARTS = new Set(['id', 'type', 'blocks', 'sections', 'place', 'overlays']);

function applySet(
  body: Body,
  operation: Extract<Operation, { op: 'set' | 'setOverlay' }>,
  path: readonly string[],
): Applied {
  const target = operation.id === BODY ? body : find(body, operation.id);
  if (!isSettable(operation)) {
    return refuse(operation, 'not-allowed', `“${operation.path.join('.')}” cannot be set this way.`);
  }
  if (!target) return refuse(operation, 'missing', 'The part to change no longer exists.');
  const current = getIn(target, path);
  if (!isEqualJson(current ?? null, operation.before ?? null)) {
    return refuse(operation, 'changed', 'This value has changed since.', current ?? null);
  }
  const changed = changeAt(target, operation);
  if (changed === undefined) return refuse(operation, 'not-allowed', 'There is nothing to set at this path.');
  return {
    ok: true,
    body: operation.id === BODY ? (changed as Body) : swap(body, changed as Block | Section),
  };
}

function isSettable(operation: Extract<Operation, { op: 'set' | 'setOverlay' }>): boolean {
  const [key = ''] = operation.path;
  if (!operation.path.every(isSafeKey)) return false;
  if (operation.op === 'setOverlay') return !isFixedInOverlays(key);
  return operation.id === BODY ? SETTABLE_IN_BODY.has(key) : !FIXED_PARTS.has(key);
}

function changeAt(
  target: Body | Block | Section,
  operation: Extract<Operation, { op: 'set' | 'setOverlay' }>,
): unknown {
  if (operation.op === 'set') return setIn(target, operation.path, operation.after);
  const path = [operation.condition, ...operation.path];
  if (!fitsLayer(target.overlays, path, operation.after)) return undefined;
  return withKey(target, 'overlays', setLayer(target.overlays, path, operation.after));
}

function applyPlace(body: Body, operation: Extract<Operation, { op: 'setPlace' }>): Applied {
  const block = find(body, operation.id);
  if (!block || 'blocks' in block) return refuse(operation, 'missing', 'The block no longer exists.');
  if (!isEqualJson(block.place, operation.before)) {
    return refuse(operation, 'changed', 'This block has moved since.', block.place);
  }
  return { ok: true, body: swap(body, { ...block, place: operation.after }) };
}
