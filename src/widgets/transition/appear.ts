/** Fades and scales what comes and goes. Nothing of it stays in the markup at the end. */
import { Tween } from '../tween/tween.ts';
import { isMotionReduced, TRANSITION_MS } from './motion.ts';

export interface AppearOptions {
  readonly ms?: number;
  readonly onEnd?: () => void;
}

type Property = 'opacity' | 'transform';

/** Of what has just appeared, or is about to go. @returns stops at once and leaves no style */
export function fade(element: HTMLElement, isComing: boolean, options?: AppearOptions): () => void {
  return run(element, 'opacity', (part) => String(isComing ? part : 1 - part), options);
}

/** From a little smaller than it is, or to that. @returns as above */
export function scale(element: HTMLElement, isComing: boolean, options?: AppearOptions): () => void {
  const sizeAt = (part: number) => 0.9 + 0.1 * (isComing ? part : 1 - part);
  return run(element, 'transform', (part) => `scale(${sizeAt(part)})`, options);
}

function run(
  element: HTMLElement,
  property: Property,
  valueAt: (part: number) => string,
  { ms = TRANSITION_MS, onEnd }: AppearOptions = {},
): () => void {
  const clear = () => element.style.removeProperty(property);
  if (isMotionReduced()) {
    onEnd?.();
    return () => {};
  }
  const show = (part: number) => element.style.setProperty(property, valueAt(part));
  show(0);
  const tween = new Tween(show, {
    duration: ms,
    onEnd: () => {
      onEnd?.();
      clear();
    },
  });
  return () => {
    tween.cancel();
    clear();
  };
}
