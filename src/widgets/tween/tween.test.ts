import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Tween } from './tween.ts';

const FRAME_MS = 16;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, FRAME_MS));
  vi.stubGlobal('cancelAnimationFrame', (id: number) => clearTimeout(id));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** After how long it ends. */
function lengthOf(options: ConstructorParameters<typeof Tween>[1]): number {
  const from = performance.now();
  let length = 0;
  new Tween(() => {}, { ...options, onEnd: () => (length = performance.now() - from) });
  vi.advanceTimersByTime(5000);
  return length;
}

test('WIDG-40 WIDG-42 a tween runs, pauses, goes on where it stopped, and ends', () => {
  const parts: number[] = [];
  const tween = new Tween((part) => parts.push(part), { duration: 320, easing: (part) => part });
  expect(tween.state).toBe('running');
  vi.advanceTimersByTime(160);
  expect(parts.at(-1)).toBe(0.5);
  tween.pause();
  expect(tween.state).toBe('paused');
  vi.advanceTimersByTime(10_000);
  expect(parts.at(-1)).toBe(0.5);
  tween.resume();
  expect(tween.state).toBe('running');
  vi.advanceTimersByTime(80);
  expect(parts.at(-1)).toBe(0.75);
  vi.advanceTimersByTime(80);
  expect(tween.state).toBe('ended');
  expect(vi.getTimerCount()).toBe(0);
});

test('WIDG-41 ending calls the function with 1, then the end callback, and both once', () => {
  const calls: unknown[] = [];
  const tween = new Tween((part) => calls.push(part), { onEnd: () => calls.push('end') });
  tween.end();
  tween.end();
  vi.advanceTimersByTime(1000);
  expect(calls).toEqual([1, 'end']);
});

test('a tween that is cancelled calls nothing any more', () => {
  const run = vi.fn();
  new Tween(run, { onEnd: run }).cancel();
  vi.advanceTimersByTime(1000);
  expect(run).not.toHaveBeenCalled();
});

test('WIDG-43 speed scales the duration, from a fifth to all of it', () => {
  const speeds = [0, 0.1, 0.2, 0.5, 1, 3];
  expect(speeds.map((speed) => lengthOf({ duration: 1600, speed }))).toEqual([
    320, 320, 320, 800, 1600, 1600,
  ]);
});

test('WIDG-46 a tween takes 300 ms, to the next frame', () => {
  expect(lengthOf({})).toBe(Math.ceil(300 / FRAME_MS) * FRAME_MS);
});

test('WIDG-44 the first parameter has to be a function', () => {
  expect(() => new Tween(undefined as never)).toThrow('[Tween] First parameter needs to be a function.');
});

test('WIDG-45 a duration has to be a finite number', () => {
  for (const duration of [Number.NaN, Number.POSITIVE_INFINITY, '300' as never])
    expect(() => new Tween(() => {}, { duration })).toThrow('[Tween] Duration is not a finite number.');
});
