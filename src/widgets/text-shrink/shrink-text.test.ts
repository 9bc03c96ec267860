import { afterEach, expect, test, vi } from 'vitest';
import { fittingSize, shrinkText } from './shrink-text.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('WIDG-53 text keeps its size where it fits, shrinks where it does not, and never below 11', () => {
  expect(fittingSize(40, () => true)).toBe(40);
  expect(fittingSize(40, (size) => size <= 25)).toBeCloseTo(25, 0);
  expect(fittingSize(40, (size) => size <= 25)).toBeLessThanOrEqual(25);
  expect(fittingSize(40, () => false)).toBe(11);
  expect(fittingSize(9, () => false)).toBe(9);
});

test('WIDG-53 it is fitted again 100 ms after the window has come to its size, and given back at the end', () => {
  vi.useFakeTimers();
  const resized = new Set<() => void>();
  vi.stubGlobal('addEventListener', (_type: string, run: () => void) => resized.add(run));
  vi.stubGlobal('removeEventListener', (_type: string, run: () => void) => resized.delete(run));
  vi.stubGlobal('document', { fonts: { addEventListener: vi.fn(), removeEventListener: vi.fn() } });
  vi.stubGlobal('getComputedStyle', () => ({ fontSize: '40px' }));
  const style = { fontSize: '', removeProperty: () => (style.fontSize = '') };
  const text = {
    style,
    getAttribute: () => null,
    scrollWidth: 10,
    get offsetHeight() {
      return Number.parseFloat(style.fontSize);
    },
  };
  const box = { clientWidth: 100, clientHeight: 20 };
  const undo = shrinkText(text as unknown as HTMLElement, box as HTMLElement);
  expect(Number.parseFloat(style.fontSize)).toBeCloseTo(20, 0);
  box.clientHeight = 30;
  for (const run of resized) run();
  vi.advanceTimersByTime(99);
  expect(Number.parseFloat(style.fontSize)).toBeCloseTo(20, 0);
  vi.advanceTimersByTime(1);
  expect(Number.parseFloat(style.fontSize)).toBeCloseTo(30, 0);
  undo();
  expect(style.fontSize).toBe('');
  expect(resized.size).toBe(0);
});
