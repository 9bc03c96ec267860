/** What fingers and mice do on the stage, told apart. */
import { distance, middleOf, type Point, pointOf } from './point.ts';
import { createTaps } from './taps.ts';

export interface GestureHandlers {
  /** A large picture is moved about instead of being swiped away. */
  isZoomed(): boolean;
  /** Pressed and released on the same place; not the first half of a double tap. */
  tap(at: Point): void;
  doubleTap(at: Point): void;
  swipe(dx: number): void;
  /** @param isFlick fast enough to count, however short */
  swipeEnd(dx: number, isFlick: boolean): void;
  pull(dy: number): void;
  pullEnd(dy: number, isFlick: boolean): void;
  pan(dx: number, dy: number): void;
  zoom(factor: number, around: Point): void;
  zoomEnd(): void;
}

type Mode = 'none' | 'press' | 'swipe' | 'pull' | 'pan' | 'pinch';

interface Start extends Point {
  readonly time: number;
  readonly target: Element | null;
}

/** Less than this is an unsteady hand. */
const SLOP = 8;
/** CSS pixels a millisecond. */
const FLICK = 0.4;
const WHEEL_END_MS = 150;
const NOWHERE: Start = { x: 0, y: 0, time: 0, target: null };

/** @returns the undo */
export function watchGestures(stage: HTMLElement, on: GestureHandlers): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const pointers = new Map<number, Point>();
  const taps = createTaps(on);
  let mode: Mode = 'none';
  let start = NOWHERE;

  const down = (event: PointerEvent) => {
    if (event.button !== 0 || isControl(event.target)) return;
    pointers.set(event.pointerId, pointOf(event));
    mode = pointers.size > 1 ? 'pinch' : 'press';
    if (mode === 'press')
      start = { ...pointOf(event), time: event.timeStamp, target: targetAt(stage, event) };
  };
  const move = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const point = pointOf(event);
    pointers.set(event.pointerId, point);
    if (mode === 'press') {
      mode = decide(point.x - start.x, point.y - start.y, on.isZoomed());
      if (mode !== 'press') stage.setPointerCapture(event.pointerId);
    }
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (mode === 'pinch' && other) pinch(on, before, point, other);
    else drag(on, mode, before, point, start);
  };
  const end = (event: PointerEvent, isCancelled: boolean) => {
    if (!pointers.delete(event.pointerId)) return;
    const isPress = mode === 'press' && !isCancelled && targetAt(stage, event) === start.target;
    if (isPress) taps.take(pointOf(event), event.pointerType === 'mouse');
    else drop(on, mode, event, isCancelled ? { ...start, ...pointOf(event) } : start);
    mode = 'none';
  };

  stage.addEventListener('pointerdown', down, { signal });
  stage.addEventListener('pointermove', move, { signal });
  stage.addEventListener('pointerup', (event) => end(event, false), { signal });
  stage.addEventListener('pointercancel', (event) => end(event, true), { signal });
  const stopWheel = watchWheel(stage, on, signal);
  return () => {
    stopped.abort();
    taps.stop();
    stopWheel();
  };
}

function decide(dx: number, dy: number, isZoomed: boolean): Mode {
  if (Math.hypot(dx, dy) < SLOP) return 'press';
  if (isZoomed) return 'pan';
  return Math.abs(dx) > Math.abs(dy) ? 'swipe' : 'pull';
}

function pinch(on: GestureHandlers, before: Point, point: Point, other: Point): void {
  on.zoom(distance(point, other) / Math.max(1, distance(before, other)), middleOf(point, other));
  on.pan((point.x - before.x) / 2, (point.y - before.y) / 2);
}

function drag(on: GestureHandlers, mode: Mode, before: Point, point: Point, start: Start): void {
  if (mode === 'swipe') on.swipe(point.x - start.x);
  else if (mode === 'pull') on.pull(point.y - start.y);
  else if (mode === 'pan') on.pan(point.x - before.x, point.y - before.y);
}

/** What was dragged is let go. */
function drop(on: GestureHandlers, mode: Mode, event: PointerEvent, start: Start): void {
  const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
  const time = Math.max(1, event.timeStamp - start.time);
  if (mode === 'swipe') on.swipeEnd(dx, Math.abs(dx) / time > FLICK);
  else if (mode === 'pull') on.pullEnd(dy, Math.abs(dy) / time > FLICK);
  else if (mode === 'pan' || mode === 'pinch') on.zoomEnd();
}

/** @returns what ends the wait for the wheel to rest */
function watchWheel(stage: HTMLElement, on: GestureHandlers, signal: AbortSignal): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  stage.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1);
      // Two fingers on a pad come as a wheel with the control key, in small steps.
      on.zoom(Math.exp(-pixels / (event.ctrlKey ? 100 : 500)), pointOf(event));
      clearTimeout(resting);
      resting = setTimeout(() => on.zoomEnd(), WHEEL_END_MS);
    },
    { signal, passive: false },
  );
  return () => clearTimeout(resting);
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button,a,video,iframe,[data-control-area]') !== null;
}

/** What lies under the point: a finger's own events stay with what it touched first. */
function targetAt(stage: HTMLElement, { clientX, clientY }: PointerEvent): Element | null {
  return (stage.getRootNode() as ShadowRoot).elementFromPoint(clientX, clientY);
}
