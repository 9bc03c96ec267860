/** Moves an element sideways: after a finger, or by itself to a place. One movement at a time. */
import { canMove, EASING } from './lightbox-options.ts';

export interface Glide {
  /** @param to a length; `then` follows when the element is there, and in its own place again */
  to(from: number, to: string, duration: number, then?: () => void): void;
  /** In CSS pixels from its place. */
  follow(by: number): void;
  /** Is there at once. */
  finish(): void;
  /** In its own place, and nothing follows. */
  stop(): void;
}

export function createGlide(element: HTMLElement): Glide {
  let moving: Animation | undefined;
  let arrive: (() => void) | undefined;
  const stop = () => {
    arrive = undefined;
    moving?.cancel();
    moving = undefined;
    element.style.transform = '';
  };
  const finish = () => arrive?.();
  return {
    to(from, to, duration, then) {
      stop();
      arrive = () => {
        stop();
        then?.();
      };
      if (!canMove()) {
        finish();
        return;
      }
      const keyframes = [{ transform: `translateX(${from}px)` }, { transform: `translateX(${to})` }];
      moving = element.animate(keyframes, { duration, easing: EASING, fill: 'forwards' });
      moving.onfinish = finish;
    },
    follow(by) {
      finish();
      element.style.transform = `translateX(${by}px)`;
    },
    finish,
    stop,
  };
}
