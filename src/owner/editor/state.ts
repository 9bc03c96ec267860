/** Everything the editor's parts show, in one place. */
import type { Place } from '#domain/content/content.ts';
import type { Position } from '#domain/content/operations.ts';
import type { Person } from '#domain/editor/presence.ts';
import type { FrameMessage, OtherDocument, Rect } from '#domain/editor/protocol.ts';
import type { Session } from '#domain/editor/session.ts';
import type { ChosenPart } from '../fields/contract.ts';
import type { PaletteEntry } from './palette/palette-entries.ts';
import { type Drawer, firstPanels, isNarrow } from './panels/open-panels.ts';

export type SaveState =
  | { readonly kind: 'saved' | 'saving' | 'offline' | 'signed-out' }
  /** The server will not have it: no permission, the page deleted. */
  | { readonly kind: 'stopped'; readonly message: string };

export type Device = 'phone' | 'tablet' | 'desktop';
export type FrameState = 'loading' | 'ready' | 'failed';
export type Geometry = Extract<FrameMessage, { type: 'geometry' }>;

/** Where the palette will put what is chosen. */
export interface Spot {
  readonly kind: 'block' | 'section';
  readonly position: Position;
  readonly place?: Place | undefined;
  /** Where that is, in the frame's pixels. */
  readonly rect?: Rect | undefined;
}

/** What the page asks, one thing at a time. */
export type Question =
  | Extract<FrameMessage, { type: 'askLink' | 'askImage' | 'follow' }>
  /** An image block without a picture was pressed again. */
  | { readonly type: 'fillImage'; readonly id: string };

export interface DroppedFiles {
  readonly files: readonly File[];
  readonly spot: Spot;
  /** The block they fell on. */
  readonly onto?: string | undefined;
}

export type EditorDialog = 'page' | 'shortcuts' | 'collisions' | 'guide' | null;

export interface EditorState {
  readonly session: Session;
  /** Ids of blocks and sections. */
  readonly selection: readonly string[];
  /** The field of the selected form that was pressed. */
  readonly part: ChosenPart | null;
  readonly saving: SaveState;
  readonly people: readonly Person[];
  readonly publishedId: string | null;
  readonly frame: FrameState;
  readonly geometry: Geometry | null;
  /** Where the frame stands in the canvas, in pixels, and how small it is drawn to fit. */
  readonly view: { readonly x: number; readonly y: number; readonly scale: number };
  readonly device: Device;
  readonly mode: 'edit' | 'preview';
  /** The page alone, over the whole window. */
  readonly isFullPreview: boolean;
  readonly drawer: Drawer;
  readonly isPanelOpen: boolean;
  readonly palette: Spot | null;
  /** What is dragged from the palette, and where the pointer is in the window. */
  readonly drag: { readonly entry: PaletteEntry; readonly x: number; readonly y: number } | null;
  readonly dialog: EditorDialog;
  /** The text that is edited in the page. */
  readonly text: { readonly id: string; readonly path: readonly string[] } | null;
  /** Said to screen readers; `count` makes the same words new. */
  readonly announcement: { readonly text: string; readonly count: number };
  /** What axe found in the page; null until it has looked. */
  readonly audit: Extract<FrameMessage, { type: 'audited' }>['violations'] | null;
  /** Where a menu of what is selected was asked for, in the window. */
  readonly menuAt: { readonly x: number; readonly y: number } | null;
  /** What was chosen belongs to another document: the header, the footer, a reusable section. */
  readonly other: OtherDocument | null;
  readonly question: Question | null;
  /** Files that have not begun to be uploaded. */
  readonly dropped: DroppedFiles | null;
  /** The seat of whoever holds what is selected, once that has been said. */
  readonly warnedOf: string | null;
  /** A link of the page that is to be followed. */
  readonly followed: { readonly href: string; readonly newWindow: boolean } | null;
}

export function initialState(session: Session, publishedId: string | null): EditorState {
  return {
    session,
    selection: [],
    part: null,
    saving: { kind: 'saved' },
    people: [],
    publishedId,
    frame: 'loading',
    geometry: null,
    view: { x: 0, y: 0, scale: 1 },
    device: isNarrow() ? 'phone' : 'desktop',
    mode: 'edit',
    isFullPreview: false,
    ...firstPanels(),
    palette: null,
    drag: null,
    dialog: null,
    text: null,
    announcement: { text: '', count: 0 },
    menuAt: null,
    audit: null,
    other: null,
    question: null,
    dropped: null,
    warnedOf: null,
    followed: null,
  };
}
