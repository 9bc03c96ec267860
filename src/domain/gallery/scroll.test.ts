import { expect, test } from 'vitest';
import { scrollMs, scrollToSee } from './scroll.ts';

test('GALL-77 a small picture may lie 5 pixels beyond the edge before its strip moves', () => {
  expect([scrollToSee(-5, 80, 400), scrollToSee(100, 80, 400), scrollToSee(325, 80, 400)]).toEqual([0, 0, 0]);
  expect(scrollToSee(-6, 80, 400)).toBeLessThan(0);
  expect(scrollToSee(326, 80, 400)).toBeGreaterThan(0);
});

test('GALL-81 30 pixels beyond it are seen as well, and no scrolling takes less than 50 ms', () => {
  expect(scrollToSee(-90, 80, 400)).toBe(-90 - 30);
  expect(scrollToSee(400, 80, 400)).toBe(80 + 30);
  expect([scrollMs(-1), scrollMs(50), scrollMs(-300), scrollMs(9000)]).toEqual([50, 50, 300, 500]);
});
