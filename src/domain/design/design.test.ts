import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DESKTOP_MIN_WIDTH, LAYOUT_BREAKPOINTS, MOBILE_MAX_WIDTH } from './breakpoints.ts';
import { contrastBetween, isInSrgb, parseColor } from './contrast.ts';

test('DSGN-08 432 and 433 decide mobile or desktop; 800 and 1024 are layout breakpoints', () => {
  expect([MOBILE_MAX_WIDTH, DESKTOP_MIN_WIDTH]).toEqual([432, 433]);
  expect(LAYOUT_BREAKPOINTS).toEqual([800, 1024]);
});

describe('contrast', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ffffff', 4],
    ['#0000ff', '#ffffff', 8.59],
    ['oklch(1 0 0)', 'oklch(0 0 0)', 21],
    ['oklch(100% 0 0)', '#000000', 21],
  ])('of %s on %s is %f', (a, b, ratio) => {
    expect(contrastBetween(a, b)).toBeCloseTo(ratio, 2);
    expect(contrastBetween(b, a)).toBeCloseTo(ratio, 2);
  });

  test('oklch is converted as browsers do', () => {
    const pairs = [
      ['oklch(0.627955 0.257683 29.2339)', '#ff0000'],
      ['oklch(62.7955% 0.257683 29.2339deg)', '#ff0000'],
      ['oklch(0.86644 0.294827 142.4953)', '#00ff00'],
      ['oklch(0.452014 0.313214 264.052)', '#0000ff'],
      ['oklch(0.452014 78.3035% -95.948)', '#0000ff'],
    ] as const;
    for (const [written, hex] of pairs) {
      const [color, same] = [parseColor(written)!, parseColor(hex)!];
      for (const channel of ['red', 'green', 'blue'] as const)
        expect(color[channel]).toBeCloseTo(same[channel], 3);
    }
  });

  test.each([
    '',
    '#fff',
    '#gggggg',
    'red',
    'oklch()',
    'oklch(1 2)',
    'oklch(0.5 0.1 20 / 50%)',
    'url(x)',
    '#1234567',
  ])('%j is no colour', (text) => {
    expect(parseColor(text)).toBeUndefined();
    expect(isInSrgb(text)).toBe(false);
    expect(contrastBetween(text, '#000000')).toBeUndefined();
  });

  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

  test('lies between 1 and 21 for any two colours', () => {
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        const ratio = contrastBetween(a, b)!;
        expect(ratio).toBeGreaterThanOrEqual(1);
        expect(ratio).toBeLessThanOrEqual(21.0001);
      }),
    );
  });
});
