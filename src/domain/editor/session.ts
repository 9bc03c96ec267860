/**
 * An owner's work on one document: the draft as the server last confirmed it, what has been done here since,
 * what is on its way, and the steps that undo goes back through. Every function gives a new session; time is
 * an argument. Nothing the owner did leaves a session but by reaching the server, by undo, or as a collision
 * that shows both values. What the server refuses stays in it, see `held.ts`.
 */
import { applyOperations, type Refusal } from '../content/apply.ts';
import type { Block, Body, Section } from '../content/content.ts';
import { foldOperations } from '../content/fold-operations.ts';
import type { Operation, Position } from '../content/operations.ts';
import { type Held, stillHeld } from './held.ts';

export interface Revision {
  readonly id: string;
  readonly body: Body;
}

/** What one undo takes back. */
export interface Step {
  /** In words, for announcements: "Delete text". */
  readonly label: string;
  readonly operations: readonly Operation[];
  /** Milliseconds since the epoch of the last change in it. */
  readonly at: number;
  /** Of the first one. */
  readonly startedAt: number;
  /** Changes that bear the same name shortly after each other are one step: the keys of one text. */
  readonly group?: string | undefined;
}

/** Operations on their way to the server, until it has answered. */
export interface Batch {
  /** The id its revision will bear, so that sending it again is known as the same. */
  readonly revisionId: string;
  readonly baseId: string;
  readonly operations: readonly Operation[];
}

/** A change that could not be kept as it was meant, for the owner to decide. */
export interface Collision {
  readonly key: string;
  readonly reason: Refusal['reason'];
  readonly message: string;
  /** What was wanted here, oldest first. */
  readonly mine: readonly Operation[];
  /** What stands in the document; undefined where nothing does. */
  readonly theirs: unknown;
  /** The block or section as it stood here, and where, to bring it back when it is gone. */
  readonly whole?: { readonly value: Block | Section; readonly position: Position } | undefined;
}

export interface Session {
  readonly documentId: string;
  readonly base: Revision;
  /** What the owner sees: `base` with what is sent and what is still to be sent. */
  readonly body: Body;
  readonly sending?: Batch | undefined;
  readonly pending: readonly Operation[];
  readonly steps: readonly Step[];
  /** Steps taken back, the last one first to be done again. */
  readonly undone: readonly Step[];
  readonly collisions: readonly Collision[];
  /** What of `pending` the server refused; absent in sessions that older versions stored. */
  readonly held?: readonly Held[] | undefined;
}

export function startSession(documentId: string, base: Revision): Session {
  return { documentId, base, body: base.body, pending: [], steps: [], undone: [], collisions: [] };
}

/** Whether the server has everything. */
export function isSaved(session: Session): boolean {
  return session.sending === undefined && session.pending.length === 0;
}

export interface Edit {
  readonly label: string;
  readonly operations: readonly Operation[];
  readonly at: number;
  readonly group?: string | undefined;
}

export type Performed =
  | { readonly ok: true; readonly session: Session }
  | { readonly ok: false; readonly refusal: Refusal };

/** Does something to the document: all of it, or nothing where one part does not fit. */
export function perform(session: Session, edit: Edit): Performed {
  const applied = applyOperations(session.body, edit.operations);
  if (!applied.ok) return applied;
  const steps = addStep(session.steps, edit);
  const pending = [...session.pending, ...edit.operations];
  const next = { ...session, body: applied.body, pending, steps, undone: [] };
  return { ok: true, session: releaseHeld(next, edit.operations) };
}

/** What is changed again is sent again, although the server refused it before. */
export function releaseHeld(session: Session, changed: readonly Operation[]): Session {
  return session.held?.length ? { ...session, held: stillHeld(session.held, changed) } : session;
}

/** Pause between keys after which a new step begins. */
const GROUP_GAP_MS = 1200;
/** Longest time that one step of typing may span. */
const GROUP_SPAN_MS = 15_000;

function addStep(steps: readonly Step[], edit: Edit): readonly Step[] {
  const last = steps.at(-1);
  const step: Step = { ...edit, startedAt: edit.at };
  if (!last || !joins(last, edit)) return [...steps, step];
  const operations = [...last.operations, ...edit.operations];
  return steps.with(-1, { ...last, at: edit.at, operations: foldOperations(operations) ?? operations });
}

function joins(last: Step, edit: Edit): boolean {
  return (
    edit.group !== undefined &&
    last.group === edit.group &&
    edit.at - last.at <= GROUP_GAP_MS &&
    edit.at - last.startedAt <= GROUP_SPAN_MS
  );
}

/** The next edit begins a step of its own, as when a text is left. */
export function closeStep(session: Session): Session {
  const last = session.steps.at(-1);
  if (last?.group === undefined) return session;
  return { ...session, steps: session.steps.with(-1, { ...last, group: undefined }) };
}
