/** What is known of a document while it is edited, whichever screen shows it. */
import type { Person } from '#domain/editor/presence.ts';
import type { OtherDocument } from '#domain/editor/protocol.ts';
import type { Session } from '#domain/editor/session.ts';
import type { ChosenPart } from '../fields/contract.ts';

export type SaveState =
  | { readonly kind: 'saved' | 'saving' | 'offline' | 'signed-out' }
  /** The server will not have it: no permission, the page deleted. */
  | { readonly kind: 'stopped'; readonly message: string };

export interface EditingState {
  readonly session: Session;
  /** Ids of blocks and sections. */
  readonly selection: readonly string[];
  /** The field of the selected form that was pressed. */
  readonly part: ChosenPart | null;
  /** The text that is edited in the page. */
  readonly text: { readonly id: string; readonly path: readonly string[] } | null;
  /** What was chosen belongs to another document: the header, the footer, a reusable section. */
  readonly other: OtherDocument | null;
  /** The seat of whoever has locked what is selected, once that has been said. */
  readonly warnedOf: string | null;
  readonly saving: SaveState;
  readonly people: readonly Person[];
  readonly publishedId: string | null;
  /** Said to screen readers; `count` makes the same words new. */
  readonly announcement: { readonly text: string; readonly count: number };
}

export function startEditing(session: Session, publishedId: string | null): EditingState {
  return {
    session,
    selection: [],
    part: null,
    text: null,
    other: null,
    warnedOf: null,
    saving: { kind: 'saved' },
    people: [],
    publishedId,
    announcement: { text: '', count: 0 },
  };
}
