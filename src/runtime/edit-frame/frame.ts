/** What the parts of the editor's frame share: the state, a way to answer, and a way to have it drawn again. */
import type { FrameMessage, Lock } from '#domain/editor/protocol.ts';
import type { Target } from './targets.ts';

/** A text that is being edited in place. */
export interface ActiveText {
  /** A block's id, or `body`. */
  readonly id: string;
  readonly path: readonly string[];
  readonly element: HTMLElement;
  setValue(value: unknown): void;
  /** Reports what has not been reported yet and leaves static markup behind. */
  end(): void;
  focus(): void;
  /** Called with every drawing. */
  draw(): void;
  /** Reports what has not been reported yet. */
  report(): void;
}

export interface FrameState {
  mode: 'edit' | 'preview';
  selected: readonly string[];
  hovered: Target | undefined;
  /** Where the pointer was last, in the viewport; undefined once it has left. */
  pointer: { readonly x: number; readonly y: number } | undefined;
  locks: readonly Lock[];
  /** Something is being dragged or resized. */
  isBusy: boolean;
  text: ActiveText | undefined;
}

export interface Frame {
  readonly state: FrameState;
  /** Root of everything that is drawn above the page. */
  readonly overlay: ShadowRoot;
  send(message: FrameMessage): void;
  /** Has outlines, lines and handles drawn with the next frame. */
  redraw(): void;
  /** Called with every drawing, in the order of registration. */
  onDraw(draw: () => void): void;
}

export function createFrame(overlay: ShadowRoot, send: (message: FrameMessage) => void): Frame {
  const draws: (() => void)[] = [];
  let isAsked = false;
  return {
    overlay,
    send,
    state: {
      mode: 'edit',
      selected: [],
      hovered: undefined,
      pointer: undefined,
      locks: [],
      isBusy: false,
      text: undefined,
    },
    onDraw: (draw) => draws.push(draw),
    redraw() {
      if (isAsked) return;
      isAsked = true;
      requestAnimationFrame(() => {
        isAsked = false;
        for (const draw of draws) draw();
      });
    },
  };
}

/** Drawn above the page by ourselves. */
export function isOurs({ overlay }: Frame, node: EventTarget | null): boolean {
  return node instanceof Node && overlay.host.contains(node);
}
