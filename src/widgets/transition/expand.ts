/** Opens and closes what has a height of its own. */
import { Tween } from '../tween/tween.ts';
import { isMotionReduced, TRANSITION_MS } from './motion.ts';

export interface ExpandOptions {
  readonly ms?: number;
  readonly onEnd?: () => void;
}

/**
 * Moves an element that is rendered between no height and its own. Styles are gone at the end; the caller hides it.
 * @returns stops at once and leaves no style
 */
export function expand(element: HTMLElement, isOpening: boolean, options: ExpandOptions = {}): () => void {
  const { ms = TRANSITION_MS, onEnd } = options;
  const { style } = element;
  const height = element.scrollHeight;
  const show = (part: number) => {
    style.height = `${height * (isOpening ? part : 1 - part)}px`;
  };
  const clear = () => {
    style.removeProperty('height');
    style.removeProperty('overflow');
    if (element.getAttribute('style') === '') element.removeAttribute('style');
  };
  const done = () => {
    clear();
    onEnd?.();
  };
  if (isMotionReduced()) {
    done();
    return () => {};
  }
  style.overflow = 'hidden';
  show(0);
  const tween = new Tween(show, { duration: ms, onEnd: done });
  return () => {
    tween.cancel();
    clear();
  };
}
