/** The state of a document being edited, whichever screen shows it. */
import type { OtherDocument } from '#domain/editor/protocol.ts';
import type { Session } from '#domain/editor/session.ts';
import type { VersionLayer } from '#domain/editor/version-layer.ts';
import type { Person } from '#domain/presence/calls.ts';
import type { ChosenPart } from '../fields/contract.ts';

export type SaveState =
  | { readonly kind: 'saved' | 'saving' | 'offline' | 'signed-out' | 'server-problem' }
  /** The server has had too many calls, and is asked again at this time, in milliseconds since the epoch. */
  | { readonly kind: 'rate-limited'; readonly until: number }
  /** The server refuses a change, which waits here; everything else is saved. */
  | { readonly kind: 'refused'; readonly message: string }
  /** The server refuses everything: no permission, or the page is deleted. */
  | { readonly kind: 'stopped'; readonly message: string };

export interface EditingState {
  readonly session: Session;
  /** The version of an experiment that is shown and changed; null: the original. */
  readonly version: VersionLayer | null;
  /** Ids of blocks and sections. */
  readonly selection: readonly string[];
  /** The pressed field of the selected form. */
  readonly part: ChosenPart | null;
  /** The text that is being edited on the page. */
  readonly text: { readonly id: string; readonly path: readonly string[] } | null;
  /** Words were typed on the page that have not arrived here. */
  readonly isTyped: boolean;
  /** Set if the selection belongs to another document: the header, the footer, a reusable section. */
  readonly other: OtherDocument | null;
  /** The seat of whoever has locked the selection, once the owner has been told. */
  readonly warnedOf: string | null;
  readonly saving: SaveState;
  /** Whether this account may change the document; otherwise it is only shown. */
  readonly mayEdit: boolean;
  readonly people: readonly Person[];
  /** Who was last seen here: what they changed may arrive after they have left, or after a lost connection. */
  readonly lastSeen: readonly Person[];
  readonly publishedId: string | null;
  /** For screen readers; `count` makes a repeated text new. */
  readonly announcement: { readonly text: string; readonly count: number };
}

export function startEditing(session: Session, publishedId: string | null): EditingState {
  return {
    session,
    version: null,
    selection: [],
    part: null,
    text: null,
    isTyped: false,
    other: null,
    warnedOf: null,
    saving: { kind: 'saved' },
    mayEdit: true,
    people: [],
    lastSeen: [],
    publishedId,
    announcement: { text: '', count: 0 },
  };
}
