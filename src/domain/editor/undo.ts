/**
 * Undo and redo over the steps of a session. A step that others have built on since is taken back as far as it
 * still fits; the rest is named, so that nothing of theirs is lost in silence.
 */
import type { Refusal } from '../content/apply.ts';
import { invertOperations, type Operation } from '../content/operations.ts';
import { rebase } from '../content/rebase.ts';
import { releaseHeld, type Session, type Step } from './session.ts';

export interface Undone {
  readonly session: Session;
  /** What was taken back or done again; undefined where there was nothing to. */
  readonly step?: Step | undefined;
  /** What of it no longer fitted. */
  readonly skipped: readonly Refusal[];
  readonly operations: readonly Operation[];
}

export function undo(session: Session): Undone {
  const step = session.steps.at(-1);
  if (!step) return { session, skipped: [], operations: [] };
  const { body, applied, refused } = rebase(session.body, [], invertOperations(step.operations));
  const reversed = { ...step, operations: invertOperations(applied), group: undefined };
  return {
    session: releaseHeld(
      {
        ...session,
        body,
        pending: [...session.pending, ...applied],
        steps: session.steps.slice(0, -1),
        undone: applied.length > 0 ? [...session.undone, reversed] : session.undone,
      },
      applied,
    ),
    step,
    skipped: refused,
    operations: applied,
  };
}

export function redo(session: Session): Undone {
  const step = session.undone.at(-1);
  if (!step) return { session, skipped: [], operations: [] };
  const { body, applied, refused } = rebase(session.body, [], step.operations);
  return {
    session: releaseHeld(
      {
        ...session,
        body,
        pending: [...session.pending, ...applied],
        steps: applied.length > 0 ? [...session.steps, { ...step, operations: applied }] : session.steps,
        undone: session.undone.slice(0, -1),
      },
      applied,
    ),
    step,
    skipped: refused,
    operations: applied,
  };
}
