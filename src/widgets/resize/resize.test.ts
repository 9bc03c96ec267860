import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emitResize } from './emit-resize.ts';
import { onResize } from './on-resize.ts';

const resized: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', (_type: string, run: () => void) => resized.push(run));
  vi.stubGlobal('removeEventListener', (_type: string, run: () => void) =>
    resized.splice(resized.indexOf(run), 1),
  );
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly run: () => void;
      constructor(run: () => void) {
        this.run = run;
      }
      observe() {
        resized.push(this.run);
      }
      disconnect() {
        resized.splice(resized.indexOf(this.run), 1);
      }
    },
  );
});
afterEach(() => {
  resized.length = 0;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** After how many milliseconds of rest it runs. */
function restOf(listen: (run: () => void) => () => void): number {
  const run = vi.fn();
  const undo = listen(run);
  let ms = 0;
  for (const each of resized) each();
  vi.advanceTimersByTime(10);
  for (const each of resized) each();
  while (run.mock.calls.length === 0 && ms < 5000) {
    vi.advanceTimersByTime(1);
    ms += 1;
  }
  for (const each of resized) each();
  undo();
  vi.advanceTimersByTime(5000);
  expect(run).toHaveBeenCalledTimes(1);
  expect(resized).toEqual([]);
  return ms;
}

test('GALL-68 what follows the window’s size waits 150 ms, or as long as it says', () => {
  expect(restOf((run) => onResize(run))).toBe(150);
  expect(restOf((run) => onResize(run, 100))).toBe(100);
});

test('GALL-69 what follows an element’s size waits 300 ms, or as long as it says', () => {
  const element = {} as Element;
  expect(restOf((run) => emitResize(element, run))).toBe(300);
  expect(restOf((run) => emitResize(element, run, 1000))).toBe(1000);
});
