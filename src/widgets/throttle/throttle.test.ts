import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttle } from './throttle.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('DSGN-10 it waits twice the average of the last 22 runs', () => {
  let takes = 100;
  let runs = 0;
  const throttled = throttle(() => {
    runs += 1;
    vi.setSystemTime(Date.now());
    vi.advanceTimersByTime(takes);
  });
  /** Asks until it runs again, and says after how long. */
  const restOf = () => {
    const before = runs;
    let ms = 0;
    throttled();
    while (runs === before && ms < 1000) {
      vi.advanceTimersByTime(1);
      ms += 1;
    }
    return ms;
  };
  throttled();
  expect(runs).toBe(1);
  expect(restOf()).toBe(200);
  takes = 10;
  for (let run = 0; run < 20; run += 1) restOf();
  // Both slow runs still count: (2 × 100 + 20 × 10) / 22, twice.
  expect(restOf()).toBe(Math.floor((2 * 400) / 22));
  restOf();
  // By now 22 later ones have taken their place.
  expect(restOf()).toBe(20);
});

test('calls during the rest are one run after it, and none once it is cancelled', () => {
  const run = vi.fn(() => {
    vi.advanceTimersByTime(5);
  });
  const throttled = throttle(run);
  for (let call = 0; call < 9; call += 1) throttled();
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10);
  expect(run).toHaveBeenCalledTimes(2);
  throttled();
  throttled.cancel();
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(2);
  expect(vi.getTimerCount()).toBe(0);
});
