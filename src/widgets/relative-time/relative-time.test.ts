import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mountRelativeTimes, REFRESH_MS, relativeTime } from './relative-time.ts';

const NOW = 1_780_000_000_000;
const DATE = '28 May 2026';
beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function pageOf(...times: string[]) {
  const nodes = times.map((time) => ({ dataset: { time }, textContent: DATE }));
  const root = { querySelectorAll: () => nodes } as unknown as ParentNode;
  return { root, nodes, words: () => nodes.map(({ textContent }) => textContent) };
}

test('WIDG-50 what was this second is just now', () => {
  expect(relativeTime(NOW, NOW, DATE)).toBe('just now');
  expect(relativeTime(NOW + 5000, NOW, DATE)).toBe('just now');
});

test('WIDG-51 seconds are said under 60, then the date', () => {
  const ago = (ms: number) => relativeTime(NOW - ms, NOW, DATE);
  expect([999, 1000, 2500, 59_999].map(ago)).toEqual([
    'just now',
    '1 second ago',
    '2 seconds ago',
    '59 seconds ago',
  ]);
  expect([60_000, 86_400_000].map(ago)).toEqual([DATE, DATE]);
});

test('WIDG-49 times are refreshed every 5000 ms, and say their date again at the end', () => {
  const { root, words } = pageOf(String(NOW));
  const undo = mountRelativeTimes(root);
  expect([REFRESH_MS, words()[0]]).toEqual([5000, 'just now']);
  vi.advanceTimersByTime(4999);
  expect(words()).toEqual(['just now']);
  vi.advanceTimersByTime(1);
  expect(words()).toEqual(['5 seconds ago']);
  vi.advanceTimersByTime(60_000);
  expect(words()).toEqual([DATE]);
  undo();
  expect([words()[0], vi.getTimerCount()]).toEqual([DATE, 0]);
});

test('WIDG-52 a time that is no whole number is warned about once, and left alone', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { root, words } = pageOf('yesterday', '1.5', '', String(NOW));
  const undo = mountRelativeTimes(root);
  vi.advanceTimersByTime(20_000);
  expect(words()).toEqual([DATE, DATE, DATE, '20 seconds ago']);
  expect(warn).toHaveBeenCalledTimes(3);
  undo();
});
