import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CONTRAST_TEXT, contrastBetween, isInSrgb } from '#domain/design/contrast.ts';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)');

/** The values of the roles whose names begin so, in their order. */
function valuesOf(start: string, sheet = css): string[] {
  return [...sheet.matchAll(/--([a-z0-9-]+): ([^;]+);/g)].flatMap(([, name = '', value = '']) =>
    name.startsWith(start) ? [value] : [],
  );
}

function pixels(values: readonly string[]): number[] {
  for (const value of values) expect(value).toMatch(/^[0-9.]+px$/);
  return values.map(Number.parseFloat);
}

test('DSGN-01 every space is a step of the contract', () => {
  const spaces = pixels(valuesOf('space-'));
  expect(spaces.length).toBeGreaterThan(5);
  expect([0, 6, 11, 16, 22, 27, 33, 38, 44, 49, 55]).toEqual(expect.arrayContaining(spaces));
});

test('DSGN-02 DSGN-06 font sizes lie between 9.75 and 28, in steps an eye can tell; weights are 400, 500, 600', () => {
  const sizes = pixels(valuesOf('size-'));
  expect(sizes[0]).toBeGreaterThanOrEqual(9.75);
  expect(sizes.at(-1)).toBe(28);
  for (const [index, size] of sizes.slice(1).entries()) {
    const step = size / sizes[index]!;
    expect(step).toBeGreaterThan(1.06);
    expect(step).toBeLessThan(1.4);
  }
  expect(valuesOf('weight-')).toEqual(['400', '500', '600']);
});

/** Every style sheet of the owner area but the tokens themselves. */
const sheets = readdirSync(join(import.meta.dirname, '..'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css') && !name.endsWith('tokens.css'))
  .map((name) => ({ name, sheet: readFileSync(join(import.meta.dirname, '..', name), 'utf8') }));

test('DSGN-03 the radii are 0, 4 and 8 px and a circle, in every style sheet of the owner area', () => {
  expect(valuesOf('radius-')).toEqual(['4px', '8px', '999px']);
  const allowed =
    /^(?:(?:0|50%|inherit|var\(--radius-(?:small|large|round)\)|var\(--bend(?:, var\(--radius-small\))?\))(?:\s+|$))+$/;
  const radii = sheets.flatMap(({ name, sheet }) =>
    [...sheet.matchAll(/border(?:-[a-z-]+)?-radius: ([^;]+)/g)].map(([, value = '']) => ({ name, value })),
  );
  expect(radii.length).toBeGreaterThan(80);
  expect(radii.filter(({ value }) => !allowed.test(value))).toEqual([]);
});

/** A sheet of paper, and the ground of a foreign page, are white whatever the theme. */
const WHITE_SHEETS = new Set(['store/orders/print.module.css', 'sites/site-picture.module.css']);

test('DSGN-05 no style sheet of the owner area has a colour beside those of the tokens', () => {
  const LITERAL = /#[0-9a-f]{3,8}\b|(?:oklch|rgba?|hsla?|oklab|lab|lch)\(\s*[\d.]/gi;
  const found = sheets
    .filter(({ name }) => !WHITE_SHEETS.has(name.replaceAll('\\', '/')))
    .flatMap(({ name, sheet }) => [...sheet.matchAll(LITERAL)].map(([colour]) => `${name}: ${colour}`));
  expect(sheets.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

test('DSGN-04 durations are steps of 50 ms from 0 to 600', () => {
  const durations = [...valuesOf('quick'), ...valuesOf('calm')];
  expect(durations).toHaveLength(4);
  const steps = Array.from({ length: 13 }, (_, step) => `${step * 50}ms`);
  expect(steps).toEqual(expect.arrayContaining(durations));
});

const HUES = [75, 38, 72, 140, 190, 252, 295, 12];
/** Lightness of the shades 100 to 950. */
const SHADES = [0.965, 0.92, 0.85, 0.755, 0.625, 0.55, 0.465, 0.385, 0.305, 0.225];
const OKLCH = /oklch\(([0-9.]+) ([0-9.]+) ([0-9.]+)/g;

test('DSGN-05 DSGN-06 every colour of the light theme is a shade from 100 to 950', () => {
  const colors = [...light.matchAll(OKLCH)];
  expect(colors.length).toBeGreaterThan(30);
  for (const [color, lightness, , hue] of colors) {
    expect(SHADES, color).toContain(Number(lightness));
    expect(HUES, color).toContain(Number(hue));
  }
});

test('DSGN-06 every colour can be shown in sRGB', () => {
  const opaque = [...css.matchAll(/oklch\([0-9. ]+\)/g)].map(([color]) => color);
  expect(opaque.length).toBeGreaterThan(40);
  expect(opaque.filter((color) => !isInSrgb(color))).toEqual([]);
});

test.each([
  ['light', light],
  ['dark', dark],
])('DSGN-06 the texts of the %s theme read on their grounds', (_, sheet) => {
  const role = (name: string) => valuesOf(name, sheet)[0]!;
  const grounds = ['page', 'raised', 'sunken'].map((name) => role(`surface-${name}`));
  const hex = (color: string) => (color === '#fff' ? '#ffffff' : color);
  for (const ground of grounds) {
    for (const text of ['strong', 'body', 'muted', 'accent', 'danger', 'warning', 'good'])
      expect(
        contrastBetween(hex(role(`text-${text}`)), hex(ground)),
        `${text} on ${ground}`,
      ).toBeGreaterThanOrEqual(CONTRAST_TEXT);
  }
  for (const tone of ['accent', 'danger', 'warning', 'good'])
    expect(contrastBetween(role(`text-${tone}`), role(`surface-${tone}`)), tone).toBeGreaterThanOrEqual(
      CONTRAST_TEXT,
    );
});
