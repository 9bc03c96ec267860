/** Where a fragment of text is on its way along a wave, as keyframes that the browser moves by itself. */

const STEPS = 24;

export interface Wave {
  /** In pixels, from one crest to the next. */
  readonly length: number;
  /** In pixels, from the middle to a crest. */
  readonly height: number;
}

/** One wave as a fragment meets it: its height, and its turn along the slope. */
export function waveKeyframes({ length, height }: Wave, direction: 'left' | 'right'): Keyframe[] {
  const way = direction === 'left' ? -1 : 1;
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const angle = (way * 2 * Math.PI * step) / STEPS;
    const y = height * Math.sin(angle);
    const slope = Math.atan(((height * 2 * Math.PI) / length) * Math.cos(angle));
    return { transform: `translateY(${y.toFixed(2)}px) rotate(${slope.toFixed(4)}rad)` };
  });
}

/** Which part of that way a fragment has behind it when it starts at `x`. */
export function wavePart(x: number, { length }: Wave, direction: 'left' | 'right'): number {
  const part = (direction === 'left' ? -x : x) / length;
  return part - Math.floor(part);
}

/** The length nearest to the wish that fits into the repeated text without a seam. */
export function fitWave(unit: number, wished: number): number {
  return unit / Math.max(1, Math.round(unit / wished));
}
