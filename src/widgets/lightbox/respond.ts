/** What the controls, the keys and the hand do to an open lightbox. */
import { onResize } from '../resize/on-resize.ts';
import type { Frame } from './frame.ts';
import { type GestureHandlers, watchGestures } from './gestures.ts';
import { watchKeys } from './keys.ts';
import { EDGE, OVERLAY_OPACITY } from './lightbox-options.ts';
import type { Point } from './point.ts';
import type { Slides } from './slides.ts';
import type { Zoom } from './zoom.ts';

interface Parts {
  readonly frame: Frame;
  readonly slides: Slides;
  readonly zoom: Zoom;
  readonly count: number;
  readonly close: () => void;
}

/** Part of the window that a picture is dragged for it to change or close. */
const FAR_ENOUGH = 0.2;

/** @returns the undo */
export function respondTo(parts: Parts): () => void {
  const stopped = new AbortController();
  watchControls(parts, stopped.signal);
  watchKeyboard(parts, stopped.signal);
  const stopFitting = onResize(() => {
    parts.zoom.reset();
    parts.slides.fit();
  });
  const stopGestures = watchGestures(parts.frame.stage, gesturesOf(parts));
  return () => {
    stopped.abort();
    stopFitting();
    stopGestures();
  };
}

function watchControls({ frame, slides, zoom, close }: Parts, signal: AbortSignal): void {
  const on = (element: EventTarget, type: string, run: (event: Event) => void) =>
    element.addEventListener(type, run, { signal });
  on(frame.close, 'click', close);
  on(frame.previous, 'click', () => slides.move(-1));
  on(frame.next, 'click', () => slides.move(1));
  on(frame.zoom, 'click', () => {
    slides.arrive();
    zoom.toggle(middle());
  });
  on(frame.toggle, 'click', () => {
    frame.toggle.ariaExpanded = String(frame.caption.classList.toggle('is-open'));
  });
  // The browser's own ways of closing it: it fades out first.
  on(frame.dialog, 'cancel', (event) => {
    event.preventDefault();
    close();
  });
  on(frame.dialog, 'close', close);
}

function watchKeyboard({ frame, slides, zoom }: Parts, signal: AbortSignal): void {
  const go = (side: 'left' | 'right') => slides.move(stepTowards(frame, side));
  const change = (factor: number) => {
    slides.arrive();
    if (factor === 0) zoom.reset();
    else {
      zoom.by(factor, middle());
      zoom.settle();
    }
  };
  watchKeys(frame.dialog, { go, zoom: change }, signal);
}

function gesturesOf({ frame, slides, zoom, count, close }: Parts): GestureHandlers {
  const swipeStep = (dx: number) => stepTowards(frame, dx > 0 ? 'left' : 'right');
  return {
    isZoomed: () => zoom.scale > 1,
    tap({ x, y }) {
      if (zoom.scale > 1) zoom.toggle({ x, y });
      else if (count === 1) closeBeside(slides, { x, y }, close);
      else if (x >= innerWidth * EDGE && x <= innerWidth * (1 - EDGE))
        slides.move(stepTowards(frame, x < innerWidth / 2 ? 'left' : 'right'));
    },
    doubleTap: (at) => zoom.toggle(at),
    swipe: (dx) => count > 1 && slides.drag(dx),
    swipeEnd(dx, isFlick) {
      if (count === 1) return;
      if (isFlick || Math.abs(dx) > innerWidth * FAR_ENOUGH) slides.move(swipeStep(dx), dx);
      else slides.settle(dx);
    },
    pull(dy) {
      const element = slides.picture?.element;
      if (element) element.style.transform = `translateY(${dy}px)`;
      frame.overlay.style.opacity = String(OVERLAY_OPACITY * Math.max(0, 1 - Math.abs(dy) / innerHeight));
    },
    pullEnd(dy, isFlick) {
      if (isFlick || Math.abs(dy) > innerHeight * FAR_ENOUGH) {
        close();
        return;
      }
      frame.overlay.style.opacity = '';
      zoom.settle();
    },
    pan: (dx, dy) => zoom.pan(dx, dy),
    zoom(factor, around) {
      slides.arrive();
      zoom.by(factor, around);
    },
    zoomEnd: () => zoom.settle(),
  };
}

/** A picture by itself closes where the visitor presses beside it. */
function closeBeside({ picture }: Slides, { x, y }: Point, close: () => void): void {
  const box = picture?.element.getBoundingClientRect();
  const isOn = box && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  if (!isOn) close();
}

function stepTowards({ host }: Frame, side: 'left' | 'right'): 1 | -1 {
  return (side === 'right') === (host.dir === 'rtl') ? -1 : 1;
}

function middle(): Point {
  return { x: innerWidth / 2, y: innerHeight / 2 };
}
