/** Tells a tap from the first half of a double tap. Mice have no second half: their clicks count at once. */
import { distance, type Point } from './point.ts';

interface TapHandlers {
  tap(at: Point): void;
  doubleTap(at: Point): void;
}

const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_DISTANCE = 40;

export function createTaps(on: TapHandlers) {
  let first: (Point & { timer: ReturnType<typeof setTimeout> }) | undefined;
  const forget = () => {
    clearTimeout(first?.timer);
    first = undefined;
  };
  return {
    take(point: Point, isMouse: boolean) {
      if (isMouse) {
        on.tap(point);
        return;
      }
      if (first && distance(first, point) < DOUBLE_TAP_DISTANCE) {
        forget();
        on.doubleTap(point);
        return;
      }
      forget();
      const timer = setTimeout(() => {
        forget();
        on.tap(point);
      }, DOUBLE_TAP_MS);
      first = { ...point, timer };
    },
    stop: forget,
  };
}
