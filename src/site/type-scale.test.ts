import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typeScale } from './type-scale.ts';

/** The size in rem of a step at a window's width in rem, as a browser works it out. */
function sizeAt(css: string, step: number, width: number): number {
  const value = new RegExp(`--step-${step}:clamp\\((.+?)rem,(.+?)rem \\+ (.+?)vw,(.+?)rem\\)`).exec(css);
  const [least = 0, start = 0, slope = 0, most = 0] = (value ?? []).slice(1).map(Number);
  return Math.min(most, Math.max(least, start + (slope * width) / 100));
}

test('neighbouring steps are 1.2 apart on phones and 1.333 on desktops', () => {
  const css = typeScale(1);
  for (let step = 1; step <= 5; step += 1) {
    expect(sizeAt(css, step, 22.5) / sizeAt(css, step - 1, 22.5)).toBeCloseTo(1.2, 2);
    expect(sizeAt(css, step, 90) / sizeAt(css, step - 1, 90)).toBeCloseTo(1.333, 2);
  }
});

test('sizes never shrink as the window grows, and follow the owner’s factor', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.8, max: 1.4, noNaN: true }),
      fc.integer({ min: 0, max: 5 }),
      (factor, step) => {
        const sizes = [15, 22.5, 40, 64, 90, 160].map((width) => sizeAt(typeScale(factor), step, width));
        expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
        expect((sizes[1] ?? 0) / sizeAt(typeScale(1), step, 22.5)).toBeCloseTo(factor, 2);
      },
    ),
  );
});
