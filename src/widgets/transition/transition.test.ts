import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fade, scale } from './appear.ts';
import { expand } from './expand.ts';
import { TRANSITION_MS } from './motion.ts';

let isReduced = false;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, 10));
  vi.stubGlobal('cancelAnimationFrame', (id: number) => clearTimeout(id));
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
});
afterEach(() => {
  isReduced = false;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** As much of an element as is moved. */
function fakeElement() {
  const set = new Map<string, string>();
  const style = {
    setProperty: (name: string, value: string) => set.set(name, value),
    removeProperty: (name: string) => set.delete(name),
    set height(value: string) {
      set.set('height', value);
    },
    set overflow(value: string) {
      set.set('overflow', value);
    },
  };
  const element = { style, scrollHeight: 200, getAttribute: () => 'x' } as unknown as HTMLElement;
  return { element, set };
}

test('WIDG-47 what fades, grows or opens takes 0.3 s by default, and leaves no style', () => {
  const moves = [
    [fade, 'opacity', '0'],
    [scale, 'transform', 'scale(0.9)'],
    [expand, 'height', '0px'],
  ] as const;
  for (const [move, property, first] of moves) {
    const { element, set } = fakeElement();
    const onEnd = vi.fn();
    expect(TRANSITION_MS).toBe(300);
    move(element, true, { onEnd });
    expect(set.get(property)).toBe(first);
    vi.advanceTimersByTime(290);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(10);
    expect(onEnd).toHaveBeenCalledOnce();
    expect([...set]).toEqual([]);
    move(element, false)();
    expect([...set]).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  }
});

test('nothing moves where less movement is asked for', () => {
  isReduced = true;
  for (const move of [fade, scale, expand]) {
    const { element, set } = fakeElement();
    const onEnd = vi.fn();
    move(element, true, { onEnd });
    expect([onEnd.mock.calls.length, ...set]).toEqual([1]);
  }
});
