/** The parts of a moving gallery, and what they know of each other. */
import type { GallerySettings } from '#domain/gallery/block-data.ts';

export interface Parts {
  readonly root: HTMLElement;
  readonly track: HTMLElement;
  readonly slides: readonly HTMLElement[];
  readonly settings: GallerySettings;
  /** Ends every listener. */
  readonly signal: AbortSignal;
}

export interface Step {
  readonly from: number;
  readonly to: number;
  /** Towards the end, or the beginning. */
  readonly by: 1 | -1;
  readonly moved?: number | undefined;
}

/** Where slides stand, and how they come there. */
export interface Design {
  /** The slides at which a step of the controls stops. */
  stops(): readonly number[];
  /** Brings a slide to its place; resolved when it has come to rest. */
  show(step: Step): Promise<void>;
  /** The same, at once. */
  place(index: number): void;
  readonly undo: () => void;
}

/** The visitor, or whoever made the page, wants no motion. */
export function isStill(): boolean {
  return (
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    new URLSearchParams(location.search).get('nomotion') === 'true'
  );
}

export function isMirrored(element: HTMLElement): boolean {
  return getComputedStyle(element).direction === 'rtl';
}
