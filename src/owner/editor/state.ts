/** Everything the parts of the page editor show, in one place. */
import type { Place } from '#domain/content/content.ts';
import type { Position } from '#domain/content/operations.ts';
import type { FrameMessage, Rect } from '#domain/editor/protocol.ts';
import type { Session } from '#domain/editor/session.ts';
import type { VersionLayer } from '#domain/editor/version-layer.ts';
import { type EditingState, startEditing } from '../editing/state.ts';
import type { PaletteEntry } from './palette/palette-entries.ts';
import { type Drawer, firstPanels, isNarrow } from './panels/open-panels.ts';

export type Device = 'phone' | 'tablet' | 'desktop';
type FrameState = 'loading' | 'ready' | 'failed';
type Geometry = Extract<FrameMessage, { type: 'geometry' }>;

/** Where the palette will put what is chosen. */
export interface Spot {
  readonly kind: 'block' | 'section';
  readonly position: Position;
  readonly place?: Place | undefined;
  /** Its position in the frame's pixels. */
  readonly rect?: Rect | undefined;
}

/** What the page asks the owner, one question at a time. */
export type Question =
  | Extract<FrameMessage, { type: 'askLink' | 'askImage' | 'follow' }>
  /** An empty image block was pressed a second time. */
  | { readonly type: 'fillImage'; readonly id: string };

export interface DroppedFiles {
  readonly files: readonly File[];
  readonly spot: Spot;
  /** The block they fell on. */
  readonly onto?: string | undefined;
}

type EditorDialog = 'page' | 'shortcuts' | 'collisions' | 'guide' | null;

export interface EditorState extends EditingState {
  readonly frame: FrameState;
  readonly geometry: Geometry | null;
  /** The frame's position in the canvas, in pixels, and the scale at which it is shown. */
  readonly view: { readonly x: number; readonly y: number; readonly scale: number };
  readonly device: Device;
  readonly mode: 'edit' | 'preview';
  /** The page alone, filling the window. */
  readonly isFullPreview: boolean;
  readonly drawer: Drawer;
  readonly isPanelOpen: boolean;
  readonly palette: Spot | null;
  /** The dragged palette entry, and the pointer's position in the window. */
  readonly drag: { readonly entry: PaletteEntry; readonly x: number; readonly y: number } | null;
  readonly dialog: EditorDialog;
  /** The findings of axe; null until it has run. */
  readonly audit: Extract<FrameMessage, { type: 'audited' }>['violations'] | null;
  /** Where the context menu was opened, in the window. */
  readonly menuAt: { readonly x: number; readonly y: number } | null;
  readonly question: Question | null;
  /** Files that have not begun to be uploaded. */
  readonly dropped: DroppedFiles | null;
  /** The last press of the pointer was on the page: letters belong to it, and are no shortcuts. */
  readonly isPressedOnPage: boolean;
  /** Letters were typed after that press, for no text: keys that delete belong to them. */
  readonly hasIgnoredLetters: boolean;
  /** The page was pressed at this point of its viewport before it could listen. */
  readonly earlyPress: { readonly x: number; readonly y: number } | null;
  /** A text is about to open: what is typed until then, in milliseconds of `performance.now()`, goes into it. */
  readonly awaitedText: { readonly typed: string; readonly until: number } | null;
  /** A link of the page that is being followed. */
  readonly followed: { readonly href: string; readonly newWindow: boolean } | null;
}

/** That the address asks for: `?version=hero=b`. */
function versionIn(search: string): VersionLayer | null {
  const asked = new URLSearchParams(search).get('version') ?? '';
  return /^[a-z0-9-]{1,60}=[a-z0-9-]{1,60}$/.test(asked) ? `variant:${asked}` : null;
}

export function initialState(session: Session, publishedId: string | null): EditorState {
  return {
    ...startEditing(session, publishedId),
    version: versionIn(window.location.search),
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
    isPressedOnPage: false,
    hasIgnoredLetters: false,
    earlyPress: null,
    awaitedText: null,
    followed: null,
  };
}
