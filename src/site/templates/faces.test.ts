/** The numbers of the fallbacks, held against the font files and the local faces they stand on. */
import { readFileSync } from 'node:fs';
import arial from '@capsizecss/metrics/arial';
import timesNewRoman from '@capsizecss/metrics/timesNewRoman';
import { fromBlob } from '@capsizecss/unpack';
// @ts-expect-error it brings no types
import subset from 'subset-font';
import { expect, test } from 'vitest';
import { faces } from './faces.ts';

const LOCAL = { serif: timesNewRoman, 'sans-serif': arial };
const FILES = JSON.parse(readFileSync('scripts/fonts.json', 'utf8')) as Readonly<
  Record<string, { readonly file: string; readonly axes: Readonly<Record<string, unknown>> }>
>;
const LETTERS = String.fromCodePoint(...Array.from({ length: 224 }, (_, index) => index + 32));

test.each([...faces.values()])('the fallback of $family is as wide and as high as it', async (face) => {
  const { file = '', axes } = FILES[`${face.file}.woff2`] ?? {};
  const variationAxes = { ...axes, wght: 400 } as Record<string, number>;
  const bytes = (await subset(readFileSync(`node_modules/${file}`), LETTERS, {
    targetFormat: 'truetype',
    variationAxes,
  })) as Uint8Array<ArrayBuffer>;
  const font = await fromBlob(new Blob([bytes]));
  const local = LOCAL[face.fallback.kind];
  const { sizeAdjust, ascent, descent } = face.fallback;
  // Over the letters of English, in the weight of text; headings and other languages take a little more or less.
  const width = (font.xWidthAvg / font.unitsPerEm / (local.xWidthAvg / local.unitsPerEm)) * 100;
  expect(Math.abs(sizeAdjust / width - 1)).toBeLessThan(0.04);
  expect((font.ascent / font.unitsPerEm / sizeAdjust) * 10_000).toBeCloseTo(ascent, 1);
  expect((-font.descent / font.unitsPerEm / sizeAdjust) * 10_000).toBeCloseTo(descent, 1);
  expect(font.lineGap).toBe(0);
});
