/** What the parts of the edit frame share: state, a way to send messages, and a way to request a redraw. */
import type { Lock, OwnerMessage } from '#domain/editor/owner-messages.ts';
import type { FrameMessage } from '#domain/editor/protocol.ts';
import type { Target } from './targets.ts';

/** Another value for a text. */
export type NextText = Pick<Extract<OwnerMessage, { type: 'setText' }>, 'value' | 'round' | 'isTheirs'>;

/** A text that is being edited in place. */
export interface ActiveText {
  /** A block's id, or `body`. */
  readonly id: string;
  readonly path: readonly string[];
  readonly element: HTMLElement;
  /** Reports pending changes, and shows another value. */
  setValue(next: NextText): void;
  /** Reports pending changes and leaves static markup behind. */
  end(): void;
  focus(): void;
  /** Types this at the caret. */
  insert(text: string): void;
  /** Called on every redraw. */
  draw(): void;
  /** Reports pending changes. */
  report(): void;
}

interface FrameState {
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
  /** Requests a redraw of outlines, lines and handles on the next animation frame. */
  redraw(): void;
  /** Called on every redraw, in the order of registration. */
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

/** Whether an element belongs to the overlay. */
export function isOurs({ overlay }: Frame, node: EventTarget | null): boolean {
  return node instanceof Node && overlay.host.contains(node);
}
