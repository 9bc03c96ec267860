/** Shows a picture larger than it fits, and moves it about. */
import type { Picture } from './picture.ts';
import type { Point } from './point.ts';

export interface Zoom {
  readonly scale: number;
  /** By a factor, around a point of the window. */
  by(factor: number, around: Point): void;
  pan(dx: number, dy: number): void;
  /** In where the picture is small, out where it is large. */
  toggle(around: Point): void;
  /** After a gesture: within the bounds, and with a file that is large enough. */
  settle(): void;
  reset(): void;
}

/** @param onChange whether the picture is larger than it fits */
export function createZoom(picture: () => Picture | undefined, onChange: (isLarge: boolean) => void): Zoom {
  let state = { scale: 1, x: 0, y: 0 };
  const apply = (isSettling: boolean) => {
    const element = picture()?.element;
    if (!element) return;
    const { scale, x, y } = state;
    element.classList.toggle('is-settling', isSettling);
    element.classList.toggle('is-zoomed', scale > 1);
    element.style.transform = scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
    onChange(scale > 1);
  };
  const by = (factor: number, around: Point) => {
    const shown = picture();
    if (!shown) return;
    const scale = clamp(state.scale * factor, 0.7, shown.maxScale * 1.4);
    const middle = { x: innerWidth / 2, y: innerHeight / 2 };
    const ratio = scale / state.scale;
    state = {
      scale,
      x: around.x - middle.x - (around.x - middle.x - state.x) * ratio,
      y: around.y - middle.y - (around.y - middle.y - state.y) * ratio,
    };
  };
  const settle = () => {
    const shown = picture();
    if (!shown) return;
    const scale = clamp(state.scale, 1, shown.maxScale);
    const room = (length: number, window: number) => Math.max(0, (length * scale - window) / 2);
    const [right, down] = [room(shown.size.width, innerWidth), room(shown.size.height, innerHeight)];
    state = { scale, x: clamp(state.x, -right, right), y: clamp(state.y, -down, down) };
    apply(true);
    // At the end of the gesture only: exchanging files while it goes on makes it stutter.
    if (scale > 1) void shown.load(scale);
  };
  return {
    get scale() {
      return state.scale;
    },
    by(factor, around) {
      by(factor, around);
      apply(false);
    },
    pan(dx, dy) {
      state = { ...state, x: state.x + dx, y: state.y + dy };
      apply(false);
    },
    toggle(around) {
      const shown = picture();
      if (!shown) return;
      by(state.scale > 1 ? 1 / state.scale : shown.maxScale, around);
      settle();
    },
    settle,
    reset() {
      state = { scale: 1, x: 0, y: 0 };
      apply(false);
    },
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
