/**
 * A text that is edited in the page, and what happens when its value changes beneath it. The page and the owner area
 * talk across a port, so words may be on their way while another value goes the other way: each value that is sent to
 * the page starts a new round, and what the page reports bears the round it was typed in.
 */
import { BODY } from '../content/body-id.ts';
import type { Body } from '../content/content.ts';
import type { Operation } from '../content/operations.ts';
import { getIn } from '../content/overlays.ts';
import { find } from '../content/tree.ts';
import { isEqualJson } from '../json.ts';
import { addCollisions } from './collision.ts';
import type { Session } from './session.ts';

export interface OpenText {
  /** A block, or the body itself. */
  readonly id: string;
  readonly path: readonly string[];
  /** The value in the page, as far as it is known here. */
  readonly shown: unknown;
  /** Values sent to the page so far. */
  readonly round: number;
  /** The last round that began with a value of somebody else. */
  readonly theirRound: number;
}

export interface TypedText {
  readonly value: unknown;
  readonly round: number;
}

/** @param shown the value in the page */
export function openText(id: string, path: readonly string[], shown: unknown): OpenText {
  return { id, path, shown, round: 0, theirRound: 0 };
}

/** Whether the block a text belongs to is still in the document. */
export function isThere(body: Body, { id }: Pick<OpenText, 'id'>): boolean {
  return id === BODY || find(body, id) !== undefined;
}

/** The stored value of a text; undefined where its block is gone. */
export function textIn(body: Body, { id, path }: Pick<OpenText, 'id' | 'path'>): unknown {
  return getIn(id === BODY ? body : find(body, id), path);
}

/**
 * Brings the page up to date after a change of the document.
 * @param isTheirs the change came from somebody else
 * @returns undefined where the page shows what is stored
 */
export function followText(body: Body, text: OpenText, isTheirs: boolean): OpenText | undefined {
  const value = textIn(body, text);
  if (value === undefined || isEqualJson(value, text.shown)) return undefined;
  const round = text.round + 1;
  return { ...text, shown: value, round, theirRound: isTheirs ? round : text.theirRound };
}

/** Whether the words were typed into a value that somebody else has replaced since. */
export function isTooLate(text: OpenText, { round }: TypedText): boolean {
  return round < text.theirRound;
}

/** Keeps words that came too late beside what is stored now, for the owner to choose. */
export function collideTyped(session: Session, { id, path }: OpenText, typed: TypedText): Session {
  const current = textIn(session.body, { id, path });
  if (isEqualJson(current ?? null, typed.value ?? null)) return session;
  const operation: Operation = { op: 'set', id, path: [...path], before: current, after: typed.value };
  const message = 'Someone else has changed this since.';
  return addCollisions(session, [{ reason: 'changed', message, operation, current }], session.body);
}
