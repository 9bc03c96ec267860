/**
 * A session and its server: what goes out next, what an answer means for what was done here meanwhile, and how
 * the work of others comes in. One batch is on its way at a time and is sent again unchanged until it is
 * answered, under the id its revision will bear, so that an answer that got lost does no harm.
 */
import type { AnswerOf } from '../calls/call.ts';
import { applyOperations, type Refusal } from '../content/apply.ts';
import type { edit, readChanges } from '../content/calls.ts';
import type { Body } from '../content/content.ts';
import { foldOperations } from '../content/fold-operations.ts';
import type { Operation } from '../content/operations.ts';
import { rebase } from '../content/rebase.ts';
import { find } from '../content/tree.ts';
import { isEqualJson } from '../json.ts';
import { addCollisions } from './collision.ts';
import { partHeld } from './held.ts';
import type { Batch, Session, Step } from './session.ts';

/** Most operations one call takes. */
const MAX_BATCH = 500;

/** How the server answered a batch, as far as a session is concerned. */
export type SaveAnswer =
  | (Pick<AnswerOf<typeof edit>, 'revisionId' | 'body' | 'since'> & {
      readonly kind: 'saved' | 'conflict';
      readonly refused: readonly Refusal[];
    })
  | { readonly kind: 'invalid'; readonly message: string };

/** What others did since a revision. */
export type Changes = Omit<AnswerOf<typeof readChanges>, 'kind' | 'publishedId'>;

/**
 * The batch to send now: the one on its way, or a new one of what waits.
 * @param revisionId for a new batch
 */
export function nextBatch(
  session: Session,
  revisionId: string,
): { readonly session: Session; readonly batch?: Batch | undefined } {
  if (session.sending) return { session, batch: session.sending };
  const folded = (foldOperations(session.pending) ?? session.pending).filter(
    (operation) => !isIdle(operation),
  );
  const { due, waiting, held } = partHeld(folded, session.held);
  if (due.length === 0) return { session: { ...session, pending: waiting, held } };
  const batch = { revisionId, baseId: session.base.id, operations: due.slice(0, MAX_BATCH) };
  const pending = [...waiting, ...due.slice(MAX_BATCH)];
  return { session: { ...session, sending: batch, pending, held }, batch };
}

/** Sets a value to what it was. */
function isIdle(operation: Operation): boolean {
  if (operation.op !== 'set' && operation.op !== 'setOverlay' && operation.op !== 'setPlace') return false;
  const { before, after } = operation;
  return (before === undefined) === (after === undefined) && isEqualJson(before, after);
}

/** @param batch the one that was answered; answers to any other come too late and change nothing */
export function takeAnswer(session: Session, batch: Batch, answer: SaveAnswer): Session {
  const { sending } = session;
  if (sending?.revisionId !== batch.revisionId) return session;
  if (answer.kind === 'invalid') return takeInvalid(session, sending, answer.message);
  const expected = applyOperations(session.base.body, sending.operations);
  const body = answer.body ?? (expected.ok ? expected.body : undefined);
  // Without a body the server says that the batch fitted its base, and base and rules are the same here.
  if (!body) throw new Error('The server has saved operations that do not fit their base.');
  const next: Session = { ...session, sending: undefined, base: { id: answer.revisionId, body } };
  const own = expected.ok && !answer.since?.length ? adoptBlocks(next, expected.body, body) : next;
  const refused = addCollisions(own, answer.refused, session.body);
  const since = answer.since === undefined ? [] : answer.since;
  return rebasePending(refused, session.body, since, answer.refused);
}

/** Puts what is not sent yet on a new base, as far as nobody else wrote there. */
function rebasePending(
  session: Session,
  shown: Body,
  since: readonly Operation[] | null,
  refused: readonly Refusal[],
): Session {
  const { pending, base } = session;
  // Where the draft was replaced as a whole, every id counts as written by others.
  const closing = [...(since ?? pending), ...refused.map(({ operation }) => operation)];
  const rebased = rebase(base.body, closing, pending);
  return addCollisions({ ...session, body: rebased.body, pending: rebased.applied }, rebased.refused, shown);
}

/** Takes in what others did. What waits here is put on top; what collides is shown with both values. */
export function takeChanges(session: Session, changes: Changes): Session {
  if (session.sending || changes.baseId !== session.base.id) return session;
  if (changes.revisionId === session.base.id) return session;
  const base = { id: changes.revisionId, body: changes.body };
  return rebasePending({ ...session, base }, session.body, changes.since, []);
}

/**
 * The server refuses the batch as a whole. It is halved until the change at fault is alone; that one is held back, and
 * stays in the document as the owner sees it.
 */
function takeInvalid(session: Session, sending: Batch, message: string): Session {
  const { operations, revisionId } = sending;
  const [first] = operations;
  if (!first) return { ...session, sending: undefined };
  if (operations.length > 1) {
    const half = Math.ceil(operations.length / 2);
    const renamed = `${revisionId.slice(0, -1)}${nextDigit(revisionId)}`;
    const batch = { ...sending, revisionId: renamed, operations: operations.slice(0, half) };
    return { ...session, sending: batch, pending: [...operations.slice(half), ...session.pending] };
  }
  return {
    ...session,
    sending: undefined,
    pending: [first, ...session.pending],
    held: [...(session.held ?? []), { operation: first, message }],
  };
}

/** Everything refused is sent once more: the owner asks for it, or opens the page again. */
export function retryHeld(session: Session): Session {
  return session.held?.length ? { ...session, held: [] } : session;
}

/** Gives up what the server refused, with what builds on it. */
export function discardHeld(session: Session): Session {
  const { due } = partHeld(session.pending, session.held);
  const sent = applyOperations(session.base.body, session.sending?.operations ?? []);
  const { body, applied } = rebase(sent.ok ? sent.body : session.base.body, [], due);
  return { ...session, body, pending: applied, held: [] };
}

function nextDigit(id: string): string {
  return ((Number.parseInt(id.at(-1) ?? '0', 36) + 1) % 36).toString(36);
}

/** The server has made more of a block than was asked (its trust in code): steps name the block as it is. */
function adoptBlocks(session: Session, expected: Body, actual: Body): Session {
  const renamed = expected.sections
    .flatMap(({ blocks }) => blocks)
    .map((block) => ({ block, now: find(actual, block.id) }))
    .filter(({ block, now }) => now !== undefined && !isEqualJson(block, now));
  if (renamed.length === 0) return session;
  const adopt = (operation: Operation): Operation => {
    const known = renamed.find(({ block }) => block.id === operation.id);
    if (!known) return operation;
    if (operation.op === 'insert' && isEqualJson(operation.after, known.block))
      return { ...operation, after: known.now as typeof operation.after };
    if (operation.op === 'remove' && isEqualJson(operation.before, known.block))
      return { ...operation, before: known.now as typeof operation.before };
    return operation;
  };
  const adoptStep = (step: Step): Step => ({ ...step, operations: step.operations.map(adopt) });
  return {
    ...session,
    pending: session.pending.map(adopt),
    steps: session.steps.map(adoptStep),
    undone: session.undone.map(adoptStep),
  };
}
