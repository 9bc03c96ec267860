import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CONTRAST_TEXT, contrastBetween } from './contrast.ts';
import { toOklch } from './oklch.ts';
import { findFaintPairs, nearestReadable } from './readable.ts';
import { READY_PALETTES } from './ready-palettes.ts';

const hexColor = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

test('a pair that is hard to read is named with its ratio and a colour that reads', () => {
  const palette = { paper: '#ffffff', tint: '#eeeeee', ink: '#222222', accent: '#ff9900', text: '#222222' };
  const pairs = findFaintPairs(palette);
  expect(pairs.map(({ text, ground }) => [text, ground])).toEqual([
    ['accent', 'paper'],
    ['accent', 'tint'],
  ]);
  expect(pairs[0]?.ratio).toBeCloseTo(2.14, 1);
  const [first] = pairs;
  expect(findFaintPairs({ ...palette, accent: first?.instead ?? '' })).toEqual([]);
});

test('the colour offered reads on every ground, and is the nearest in lightness that does', () => {
  fc.assert(
    fc.property(hexColor, hexColor, (color, ground) => {
      const nearest = nearestReadable(color, [ground]);
      expect(nearest).toBeDefined();
      expect(contrastBetween(nearest ?? '', ground)).toBeGreaterThanOrEqual(CONTRAST_TEXT);
      if ((contrastBetween(color, ground) ?? 0) < CONTRAST_TEXT) return;
      const moved = (toOklch(nearest ?? '')?.lightness ?? 0) - (toOklch(color)?.lightness ?? 0);
      expect(Math.abs(moved)).toBeLessThan(0.02);
    }),
  );
});

test.each(READY_PALETTES.map((palette) => [palette.name, palette] as const))(
  '%s can be read throughout',
  (_name, { colours }) => {
    expect(findFaintPairs(colours)).toEqual([]);
    expect(contrastBetween(colours.text, colours.paper)).toBeGreaterThan(7);
    expect(contrastBetween(colours.ink, colours.paper)).toBeGreaterThan(7);
  },
);
