/** How one slide takes the place of another on the same stage. */
import type { Transition } from '#domain/gallery/block-data.ts';
import { STACKED_SPEED } from '#domain/gallery/block-data.ts';
import { SWIPE_SECONDS, snapSeconds } from '#domain/gallery/swipe.ts';

export interface Change {
  readonly from: HTMLElement;
  readonly to: HTMLElement;
  /** On the screen: 1 where the new slide comes from the right. */
  readonly side: 1 | -1;
  /** Of the new slide. */
  readonly index: number;
  /** How far the hand has moved the old one already, in pixels. */
  readonly moved: number;
  /** How long the new slide will stay. */
  readonly stayMs: number;
}

/** What has to end before the slides may move again, and what goes on behind it. */
export interface Motion {
  readonly change: readonly Animation[];
  readonly behind: readonly Animation[];
}

const FADE_OUT = 1.2;
const ZOOM = 1.075;
const EASE = 'cubic-bezier(0.2, 0.6, 0.2, 1)';

const MOTIONS: Readonly<Record<Transition, (change: Change) => Motion>> = {
  fade,
  'ken-burns': (change) => ({ ...fade(change), behind: [zoom(change)].flat() }),
  'new-swipe': (change) => {
    const width = change.from.clientWidth;
    return slide(change, snapSeconds(1 - Math.abs(change.moved) / width, innerWidth));
  },
  scroll: (change) => slide(change, STACKED_SPEED),
  swipe: (change) => slide(change, SWIPE_SECONDS),
};

export function startMotion(transition: Transition, change: Change): Motion {
  return MOTIONS[transition](change);
}

function fade({ from, to }: Change): Motion {
  const duration = STACKED_SPEED * 1000;
  const options = { easing: 'ease', fill: 'forwards' } as const;
  return {
    change: [
      to.animate({ opacity: [0, 1] }, { ...options, duration }),
      from.animate({ opacity: [1, 0] }, { ...options, duration: duration * FADE_OUT }),
    ],
    behind: [],
  };
}

/** Towards the picture and away from it in turn. */
function zoom({ to, index, stayMs }: Change): Animation[] {
  const scale = index % 2 === 0 ? [1, ZOOM] : [ZOOM, 1];
  const duration = stayMs + STACKED_SPEED * FADE_OUT * 1000;
  return [...to.querySelectorAll('img')].map((picture) =>
    picture.animate({ scale: scale.map(String) }, { duration, easing: 'linear', fill: 'forwards' }),
  );
}

function slide({ from, to, side, moved }: Change, seconds: number): Motion {
  const options = { duration: seconds * 1000, easing: EASE, fill: 'forwards' } as const;
  const at = (percent: number, px: number) => `translateX(calc(${percent}% + ${px}px))`;
  return {
    change: [
      from.animate({ transform: [at(0, moved), at(-100 * side, 0)] }, options),
      to.animate({ transform: [at(100 * side, moved), at(0, 0)] }, options),
    ],
    behind: [],
  };
}
