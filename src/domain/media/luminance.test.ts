import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LUMINANCE_GRID, summarizePixels } from './luminance.ts';

const SIZE = 8;
function pixels(of: (x: number, y: number) => readonly [number, number, number, number]): Uint8Array {
  return Uint8Array.from(
    Array.from({ length: SIZE * SIZE }, (_pixel, index) => of(index % SIZE, Math.floor(index / SIZE))).flat(),
  );
}

test('a picture of one colour has its luminance in every cell, and its colour', () => {
  const channel = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(channel, channel, channel, (red, green, blue) => {
      const { luminance, color } = summarizePixels(
        pixels(() => [red, green, blue, 255]),
        SIZE,
      );
      expect(luminance).toHaveLength(LUMINANCE_GRID ** 2);
      expect(new Set(luminance).size).toBe(1);
      expect(color).toBe(`#${[red, green, blue].map((it) => it.toString(16).padStart(2, '0')).join('')}`);
    }),
  );
});

test('the grid runs row by row from the top left', () => {
  const { luminance } = summarizePixels(
    pixels((x, y) => (x < 2 && y >= 6 ? [255, 255, 255, 255] : [0, 0, 0, 255])),
    SIZE,
  );
  expect(luminance.indexOf(1)).toBe(12);
  expect(luminance.filter((value) => value === 1)).toHaveLength(1);
});

test('averages are taken in linear light, and what nobody sees does not count', () => {
  const stripes = summarizePixels(
    pixels((x) => (x % 2 === 0 ? [255, 255, 255, 255] : [0, 0, 0, 255])),
    SIZE,
  );
  expect(stripes.color).toBe('#bcbcbc');
  expect(new Set(stripes.luminance)).toEqual(new Set([0.5]));
  const hidden = summarizePixels(
    pixels((x) => (x < 4 ? [255, 0, 0, 255] : [0, 255, 0, 0])),
    SIZE,
  );
  expect(hidden.color).toBe('#ff0000');
  expect(hidden.luminance[3]).toBe(1);
});
