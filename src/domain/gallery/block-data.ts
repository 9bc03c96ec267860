/** What a gallery’s markup says of it, as JSON in an attribute, and the settings that follow from it. */
import { AUTOPLAY_SECONDS, CAROUSEL } from './defaults.ts';
import { TRANSITIONS } from './design.ts';
import { DECODING_FAILED, EVALUATING_FAILED, unknownTransition } from './messages.ts';
import { type Boundary, readBoundary, readSnapPoint } from './swipe.ts';

/** Of the markup. What says none was written before there were numbers. */
export const DATA_VERSION = 2;

/** What the slides and their controls stand in. */
export const FRAME = '.gallery-frame';
const THUMBNAIL_STRIP = '.sqs-gallery-thumbnails';

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
  readonly autoplayOptions: {
    /** Goes on to any other slide. */
    readonly randomize: boolean;
    readonly timeout: number;
    /** What the mouse has to be on for the slides to wait, as selectors. */
    readonly pauseOnMouseover: readonly string[];
  };
  /** The slide it begins with. */
  readonly currentIndex: number;
  readonly loop: boolean;
  readonly keyboard: boolean;
  readonly keys: { readonly previous: number; readonly next: number };
  /** Pictures are fetched when they are about to be seen, and not all from the start. */
  readonly lazyLoad: boolean;
  /** Galleries within this one that move with it, as selectors. */
  readonly linkedGalleries: readonly string[];
  readonly historyHash: boolean;
  readonly designOptions: {
    readonly transition: Transition;
    readonly activeAlignment: string;
    readonly clickBehavior: 'auto' | false;
    /** Before the first slide, and after the last one. */
    readonly boundaries: readonly [Boundary, Boundary];
    /** The part of the width beyond which a slide goes on by itself. */
    readonly snapPoint: number | undefined;
  };
}

export type ReadData =
  | { readonly ok: true; readonly settings: GallerySettings; readonly isLegacy: boolean }
  | { readonly ok: false; readonly message: string };

/** @throws for a transition, a boundary or a snap point that nobody knows */
export function readBlockData(text: string): ReadData {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { ok: false, message: DECODING_FAILED };
  }
  // Not by `domain/json.ts`: a chunk that galleries share with the runtime would cost every page some bytes.
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    return { ok: false, message: EVALUATING_FAILED };
  const fields = data as Record<string, unknown>;
  return { ok: true, settings: settingsOf(fields), isLegacy: fields['version'] === undefined };
}

function settingsOf(data: Record<string, unknown>): GallerySettings {
  return {
    design: String(data['design'] ?? ''),
    slidesPerRow: Number(data['slidesPerRow']) || CAROUSEL.slidesPerRow,
    autoplay: data['autoplay'] === true,
    autoplayOptions: {
      randomize: data['randomize'] === true,
      timeout: timeoutOf(data['autoplay-duration']),
      pauseOnMouseover: hoveredOf(data['pauseOnMouseover']),
    },
    currentIndex: Math.trunc(Number(data['currentIndex'])) || 0,
    keyboard: data['keyboard'] !== false,
    lazyLoad: data['lazyLoad'] !== false,
    linkedGalleries: listOf(data['linkedGalleries'] ?? THUMBNAIL_STRIP),
    loop: data['loop'] === true,
    keys: { previous: 37, next: 39 },
    // Where pictures open large, the address names the one that is open.
    historyHash: data['historyHash'] === true && data['lightbox'] !== true,
    designOptions: {
      transition: transitionOf(data['transition']),
      activeAlignment: String(data['active-alignment'] ?? ''),
      clickBehavior: data['lightbox'] === true ? false : 'auto',
      boundaries: boundariesOf(data['boundaries']),
      snapPoint: readSnapPoint(String(data['snapPoint'] ?? '50%')),
    },
  };
}

function listOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).map(String);
}

/** Of a gallery that says no more than yes, all of it. */
function hoveredOf(value: unknown): string[] {
  if (value === false) return [];
  return Array.isArray(value) ? listOf(value) : [FRAME, THUMBNAIL_STRIP];
}

function boundariesOf(value: unknown): readonly [Boundary, Boundary] {
  const [before = 'inertial', after = before] = listOf(value ?? 'inertial').map(readBoundary);
  return [before, after];
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
