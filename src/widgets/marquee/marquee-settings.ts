/** What a marquee is told, and what it does where nothing is said. */

export interface MarqueeSettings {
  /** Waves within the visible width. */
  readonly waveFrequency: number;
  /** How high they are, in halves of the text’s size; none at 0. */
  readonly waveIntensity: number;
  readonly animationDirection: 'left' | 'right';
  /** 1 is an unhurried reader’s pace. */
  readonly animationSpeed: number;
  readonly pausedOnHover: boolean;
}

export const MARQUEE_DEFAULTS: MarqueeSettings = {
  waveFrequency: 1,
  waveIntensity: 0,
  animationDirection: 'left',
  animationSpeed: 1,
  pausedOnHover: false,
};

/** In pixels: no narrower text is repeated, since that would take too many copies. */
export const MARQUEE_MIN_WIDTH = 50;
/** After the last change of its size, in milliseconds. */
export const MARQUEE_RERENDER_MS = 1000;
