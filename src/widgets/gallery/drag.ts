/** A finger or the mouse on the stage: quick swipes go on, and `new-swipe` lets the slide go with the hand. */
import { followHand, SWIPE } from '#domain/gallery/swipe.ts';
import { isMirrored, type Parts } from './contract.ts';
import type { Gallery } from './gallery.ts';

/** Less is a click. */
const SLACK = 6;

interface Grip {
  readonly x: number;
  readonly y: number;
  readonly at: number;
  moved: number;
}

export function followHands(parts: Parts, gallery: Gallery): void {
  const { track, slides, settings, signal } = parts;
  const { transition, boundaries, snapPoint } = settings.designOptions;
  const goesAlong = transition === 'new-swipe';
  let grip: Grip | undefined;
  const place = (px: number) => {
    const slide = slides[gallery.currentIndex()];
    if (slide) slide.style.translate = px === 0 ? '' : `${px}px`;
  };
  const on = <Type extends 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel'>(
    type: Type,
    run: (event: PointerEvent) => void,
  ) => track.addEventListener(type, run, { signal });
  on('pointerdown', (event) => {
    if (event.button !== 0 || !event.isPrimary || gallery.isInMotion()) return;
    // Its controls are drawn along.
    if (event.target instanceof HTMLVideoElement) return;
    if (event.pointerType === 'mouse' && !goesAlong) return;
    grip = { x: event.clientX, y: event.clientY, at: event.timeStamp, moved: 0 };
  });
  on('pointermove', (event) => {
    if (!grip) return;
    const far = event.clientX - grip.x;
    if (Math.abs(far) < Math.max(SLACK, Math.abs(event.clientY - grip.y))) return;
    const side = sideOf(far, track);
    const isEnd = gallery.peek(side).kind !== 'to';
    grip.moved = isEnd ? followHand(far, boundaries[side === 1 ? 1 : 0]) : far;
    if (goesAlong) {
      track.setPointerCapture(event.pointerId);
      place(grip.moved);
    }
  });
  on('pointerup', (event) => {
    if (!grip) return;
    const { moved, at } = grip;
    const far = event.clientX - grip.x;
    grip = undefined;
    place(0);
    const isQuick = Math.abs(far) >= SWIPE.distance && event.timeStamp - at <= SWIPE.withinMs;
    const isFar = goesAlong && snapPoint !== undefined && Math.abs(moved) > track.clientWidth * snapPoint;
    if (isQuick || isFar) gallery.step(sideOf(far, track), goesAlong ? moved : 0);
    if (Math.abs(far) > SLACK) keepFromClicking(track, signal);
  });
  on('pointercancel', () => {
    grip = undefined;
    place(0);
  });
  // A picture or link that is dragged would be taken along.
  track.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
}

/** A hand that pulls to the left brings what comes next, where text runs to the right. */
function sideOf(far: number, track: HTMLElement): 1 | -1 {
  return far < 0 !== isMirrored(track) ? 1 : -1;
}

/** What was a swipe is no click on the link beneath. */
function keepFromClicking(track: HTMLElement, signal: AbortSignal): void {
  const stop = new AbortController();
  track.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true, once: true, signal: AbortSignal.any([stop.signal, signal]) },
  );
  requestAnimationFrame(() => requestAnimationFrame(() => stop.abort()));
}
