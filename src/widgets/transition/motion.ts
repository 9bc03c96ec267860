/** What fades, opens and grows takes this long where nothing else is said, in milliseconds. */
export const TRANSITION_MS = 300;

/** Whether the visitor has asked for less movement. */
export function isMotionReduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
