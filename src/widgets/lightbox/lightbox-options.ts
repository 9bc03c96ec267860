/** What a lightbox is told, and the figures it keeps to. */
import type { startAutoplay } from './autoplay.ts';
import type { createVideoSlide } from './video-slide.ts';
import type { LightboxWords } from './words.ts';

export interface LightboxSetItem {
  /** What is shown: the thumbnail of a picture, or the element of a video. */
  readonly content: HTMLElement;
  /** The caption. It is copied. */
  readonly meta: Element | null;
  /** Stands in the address while the item is shown. */
  readonly id: string;
  /** Gets the focus when the lightbox closes on this item. */
  readonly opener: HTMLElement;
}

type CreateVideo = typeof createVideoSlide;

export type LightboxTheme = 'dark' | 'light';

/** Puts an overlay on the page's stack of them, which closes it on Escape; returns what takes it off. */
type PutOnStack = (overlay: {
  readonly element: HTMLElement;
  readonly close: () => void;
  readonly isModal: true;
  readonly opener: HTMLElement;
}) => () => void;

export interface LightboxOptions {
  /** At least one. */
  readonly set: readonly LightboxSetItem[];
  /** Default: 0. */
  readonly currentSetIndex?: number;
  /** Shows those items of the set that are videos: not needed where none is. */
  readonly createVideo?: CreateVideo | undefined;
  /** Has it go on by itself; returns the undo. */
  readonly startAutoplay?: typeof startAutoplay | undefined;
  /** A video that was pressed needs no second press. */
  readonly playsAtOnce?: boolean;
  /** Default: dark. */
  readonly theme?: LightboxTheme;
  readonly putOnStack: PutOnStack;
  /** Default: English. */
  readonly words?: LightboxWords | undefined;
  /** Whether what is open stands in the address and the way back closes it. Default: true. */
  readonly hasHistory?: boolean;
  /** Called when nothing of it is left on the page. */
  readonly onClosed?: () => void;
}

export interface Lightbox {
  /** Fades out and goes. */
  close(): void;
  /** Goes at once, with its entry of the history. */
  destroy(): void;
}

/** Opening, closing, and from one item to the next. */
export const SPEED_MS = 600;
export const OVERLAY_OPACITY = 0.95;
export const OVERLAY_MS = 300;
/** Around a picture, in CSS pixels. */
export const PADDING = 100;
export const KEY_THROTTLE_MS = 200;
/** Part of the window's width, on each side. */
export const EDGE = 0.02;
export const ARROWS_FADE_MS = 500;
export const EASING = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

/** A phone, or whatever else is used with a finger. */
const MOBILE = '(max-width: 432px), (hover: none) and (pointer: coarse)';

export function isMobile(): boolean {
  return matchMedia(MOBILE).matches;
}

/** Nothing moves for those who asked for that, and on screens that are slow to change. */
export function canMove(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce), (update: slow)').matches;
}
