/** Changes that could not be kept: gathered by what they are about, with both values, until the owner decides. */
import { applyOperations, type Refusal } from '../content/apply.ts';
import { BODY } from '../content/body-id.ts';
import type { Block, Body, Section } from '../content/content.ts';
import { type Operation, type Position, pathOf } from '../content/operations.ts';
import { getIn } from '../content/overlays.ts';
import { find, positionOf } from '../content/tree.ts';
import { type Collision, type Edit, type Performed, perform, type Session } from './session.ts';

/** Adds refused operations to the collisions; further ones about the same thing join the first. */
export function addCollisions(session: Session, refusals: readonly Refusal[], shown: Body): Session {
  if (refusals.length === 0) return session;
  const collisions = [...session.collisions];
  for (const refusal of refusals) {
    const collision = collisionOf(session.base.body, shown, refusal);
    const index = collisions.findIndex(({ key }) => key === collision.key);
    const known = collisions[index];
    if (!known) collisions.push(collision);
    else
      collisions[index] = {
        ...collision,
        mine: [...known.mine, ...collision.mine],
        whole: collision.whole ?? known.whole,
      };
  }
  return { ...session, collisions };
}

/**
 * An edit made on values that have changed since, as in a field that was left open: kept beside what is there now.
 * @returns undefined where it did not fit for another reason
 */
export function collideEdit(
  session: Session,
  operations: readonly Operation[],
  refusal: Refusal,
): Session | undefined {
  const areValues = operations.every(({ op }) => op === 'set' || op === 'setOverlay' || op === 'setPlace');
  if (refusal.reason !== 'changed' || !areValues) return undefined;
  return addCollisions(
    session,
    operations.map((operation) => ({ ...refusal, operation })),
    session.body,
  );
}

/**
 * @param base the document as it stands at the server
 * @param shown the document as the owner saw it
 */
function collisionOf(base: Body, shown: Body, { operation, reason, message }: Refusal): Collision {
  const value = operation.op === 'insert' ? operation.after : find(shown, operation.id);
  const position = operation.op === 'insert' ? operation.position : positionOf(shown, operation.id);
  return {
    key: [operation.id, ...pathOf(operation)].join('/'),
    reason,
    message,
    mine: [operation],
    theirs: valueAt(base, operation),
    ...(value && position ? { whole: { value, position } } : {}),
  };
}

/** What stands where the operation would write; undefined where nothing does. */
function valueAt(body: Body, operation: Operation): unknown {
  if (operation.op === 'move') return positionOf(body, operation.id);
  const target = operation.id === BODY ? body : find(body, operation.id);
  return target && getIn(target, pathOf(operation));
}

/** Settles a collision: `theirs` lets go of what was wanted here, `mine` brings it about now. */
export function settleCollision(
  session: Session,
  key: string,
  choice: 'mine' | 'theirs',
  at: number,
): Performed {
  const collision = session.collisions.find((each) => each.key === key);
  const rest = { ...session, collisions: session.collisions.filter((each) => each.key !== key) };
  if (!collision || choice === 'theirs') return { ok: true, session: rest };
  const edit = (operations: readonly Operation[]): Edit => ({ label: 'Keep your version', operations, at });
  const exact = perform(rest, edit(bringAbout(session.body, collision)));
  if (exact.ok) return exact;
  // The value's surroundings are gone or of another shape: the whole block as it was here.
  const replacement = replaceWhole(session.body, collision);
  return replacement ? perform(rest, edit(replacement)) : exact;
}

function bringAbout(body: Body, { mine, whole }: Collision): Operation[] {
  const last = mine.at(-1);
  if (!last) return [];
  const current = last.id === BODY ? body : find(body, last.id);
  if (last.op === 'remove') return removal(body, last.id);
  if (!current) return whole ? insertion(body, whole) : mine.slice();
  if (last.op === 'insert')
    return [...removal(body, last.id), ...insertion(body, { value: last.after, position: last.position })];
  if (last.op === 'move') return [{ ...last, before: positionOf(body, last.id) ?? last.before }];
  return [{ ...last, before: valueAt(body, last) } as Operation];
}

function replaceWhole(body: Body, { whole }: Collision): Operation[] | undefined {
  if (!whole) return undefined;
  const operations = [...removal(body, whole.value.id), ...insertion(body, whole)];
  return applyOperations(body, operations).ok ? operations : undefined;
}

function removal(body: Body, id: string): Operation[] {
  const before = find(body, id);
  const position = positionOf(body, id);
  return before && position ? [{ op: 'remove', id, position, before }] : [];
}

/** Where its section is gone, a block goes to the end of the last one. */
function insertion(body: Body, whole: { value: Block | Section; position: Position }): Operation[] {
  const { value, position } = whole;
  if (!('blocks' in value)) {
    const isThere = body.sections.some(({ id }) => id === position.parent);
    const last = body.sections.at(-1);
    const end = { parent: last?.id ?? null, after: last?.blocks.at(-1)?.id ?? null };
    return [{ op: 'insert', id: value.id, position: isThere ? position : end, after: value }];
  }
  // Blocks that have moved to another section in the meantime stay there.
  const blocks = value.blocks.filter(({ id }) => {
    const at = positionOf(body, id);
    return at === undefined || at.parent === value.id;
  });
  return [{ op: 'insert', id: value.id, position, after: { ...value, blocks } }];
}
