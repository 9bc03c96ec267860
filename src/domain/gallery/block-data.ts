/** What a gallery’s markup says of it, as JSON in an attribute, and the settings that follow from it. */
import { AUTOPLAY_SECONDS, CAROUSEL } from './defaults.ts';
import { TRANSITIONS } from './design.ts';
import { DECODING_FAILED, EVALUATING_FAILED, unknownTransition } from './messages.ts';

/** Speeds of layouts that move, in seconds. */
export const STACKED_SPEED = 1;
export const STRIP_SPEED = 0.5;
/** Where a slide’s own setting says nothing, as the base of all galleries and the viewer have it. */
export const BASE_TIMEOUT_MS = 1000;

export type Transition = (typeof TRANSITIONS)[number];

/** Names are the contract’s (GALL-25). */
export interface GallerySettings {
  readonly design: string;
  readonly slidesPerRow: number;
  readonly autoplay: boolean;
  readonly autoplayOptions: { readonly timeout: number; readonly pauseOnMouseover: boolean };
  readonly loop: boolean;
  readonly keys: { readonly previous: number; readonly next: number };
  readonly historyHash: boolean;
  readonly designOptions: {
    readonly transition: Transition;
    readonly activeAlignment: string;
    readonly clickBehavior: 'auto' | false;
  };
}

export type ReadData =
  | { readonly ok: true; readonly settings: GallerySettings }
  | { readonly ok: false; readonly message: string };

/** @throws for a transition that nobody knows */
export function readBlockData(text: string): ReadData {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { ok: false, message: DECODING_FAILED };
  }
  // Not by `domain/json.ts`: a chunk that galleries share with the runtime would cost every page some bytes.
  return typeof data === 'object' && data !== null && !Array.isArray(data)
    ? { ok: true, settings: settingsOf(data as Record<string, unknown>) }
    : { ok: false, message: EVALUATING_FAILED };
}

function settingsOf(data: Record<string, unknown>): GallerySettings {
  return {
    design: String(data['design'] ?? ''),
    slidesPerRow: Number(data['slidesPerRow']) || CAROUSEL.slidesPerRow,
    autoplay: data['autoplay'] === true,
    autoplayOptions: {
      timeout: timeoutOf(data['autoplay-duration']),
      pauseOnMouseover: data['pauseOnMouseover'] !== false,
    },
    loop: data['loop'] === true,
    keys: { previous: 37, next: 39 },
    // Where pictures open large, the address names the one that is open.
    historyHash: data['historyHash'] === true && data['lightbox'] !== true,
    designOptions: {
      transition: transitionOf(data['transition']),
      activeAlignment: String(data['active-alignment'] ?? ''),
      clickBehavior: data['lightbox'] === true ? false : 'auto',
    },
  };
}

/** Seconds become milliseconds. */
function timeoutOf(duration: unknown): number {
  const seconds = duration === undefined ? AUTOPLAY_SECONDS : Number(duration);
  return seconds > 0 ? seconds * 1000 : BASE_TIMEOUT_MS;
}

function transitionOf(name: unknown): Transition {
  const known = TRANSITIONS.find((each) => each === (name ?? 'fade'));
  if (!known) throw new Error(unknownTransition(String(name)));
  return known;
}
