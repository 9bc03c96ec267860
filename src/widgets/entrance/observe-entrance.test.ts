import { expect, test } from 'vitest';
import { ENTRANCE_RATIO, ENTRANCE_THRESHOLDS, isSeenEnough } from './observe-entrance.ts';

const seen = (intersectionRatio: number, height = 100) =>
  isSeenEnough({
    intersectionRatio,
    intersectionRect: { height } as DOMRectReadOnly,
    rootBounds: { height: 800 } as DOMRectReadOnly,
  });

test('WIDG-39 the observer’s thresholds are 0, 0.1, 0.25, 0.5 and 1, and half has to be seen', () => {
  expect(ENTRANCE_THRESHOLDS).toEqual([0, 0.1, 0.25, 0.5, 1]);
  expect(ENTRANCE_RATIO).toBe(0.5);
  expect([0, 0.25, 0.49].map((ratio) => seen(ratio))).toEqual([false, false, false]);
  expect([0.5, 1].map((ratio) => seen(ratio))).toEqual([true, true]);
});

test('what is taller than the screen has been seen once it fills half of it', () => {
  expect([399, 400].map((height) => seen(0.1, height))).toEqual([false, true]);
});
