/** How far and how fast slides follow a hand, and what they do when it lets go. */

/** A swipe is at least so long, and takes no longer. */
export const SWIPE = { distance: 50, withinMs: 250 } as const;
export const SWIPE_SECONDS = 0.28;
/** Under this width slides come to rest sooner, in pixels. */
const SMALL_WIDTH = 767;
const SNAP_SECONDS = { small: [0.2, 0.4], large: [0.3, 0.5] } as const;

/** What a slide does beyond the last one: goes with the hand, stays, or follows slowly. */
export type Boundary = (typeof BOUNDARIES)[number];
const BOUNDARIES = ['none', 'hard', 'inertial'] as const;
const INERTIA = 1 / 3;

export function followHand(distance: number, boundary: Boundary): number {
  if (boundary === 'hard') return 0;
  return boundary === 'inertial' ? distance * INERTIA : distance;
}

/** @throws for other texts */
export function readBoundary(text: string): Boundary {
  const known = BOUNDARIES.find((each) => each === text);
  if (!known) throw new Error(`A boundary of swipes is none, hard or inertial, and not “${text}”.`);
  return known;
}

/** The part of the width beyond which a slide goes on by itself; undefined for `none`. @throws for other texts */
export function readSnapPoint(text: string): number | undefined {
  if (text === 'none') return undefined;
  const percent = /^(\d+(?:\.\d+)?)%$/.exec(text)?.[1];
  if (percent === undefined) throw new Error(`A snap point is a percentage or none, and not “${text}”.`);
  return Number(percent) / 100;
}

/** In seconds: longer the further there is to go. @param part of the width that is left, 0 to 1 */
export function snapSeconds(part: number, width: number): number {
  const [least, most] = SNAP_SECONDS[width < SMALL_WIDTH ? 'small' : 'large'];
  return Math.min(Math.max(part * most, least), most);
}
