/** Everything the parts of the page editor show, in one place. */
import type { Place } from '#domain/content/content.ts';
import type { Position } from '#domain/content/operations.ts';
import type { FrameMessage, Rect } from '#domain/editor/protocol.ts';
import type { Session } from '#domain/editor/session.ts';
import { type EditingState, startEditing } from '../editing/state.ts';
import type { PaletteEntry } from './palette/palette-entries.ts';
import { type Drawer, firstPanels, isNarrow } from './panels/open-panels.ts';

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

export interface EditorState extends EditingState {
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
  /** What axe found in the page; null until it has looked. */
  readonly audit: Extract<FrameMessage, { type: 'audited' }>['violations'] | null;
  /** Where a menu of what is selected was asked for, in the window. */
  readonly menuAt: { readonly x: number; readonly y: number } | null;
  readonly question: Question | null;
  /** Files that have not begun to be uploaded. */
  readonly dropped: DroppedFiles | null;
  /** A link of the page that is to be followed. */
  readonly followed: { readonly href: string; readonly newWindow: boolean } | null;
}

export function initialState(session: Session, publishedId: string | null): EditorState {
  return {
    ...startEditing(session, publishedId),
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
    menuAt: null,
    audit: null,
    question: null,
    dropped: null,
    followed: null,
  };
}
