import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { THEMES } from '#domain/content/content.ts';
import { CONTRAST_TEXT, contrastBetween, isInSrgb } from '#domain/design/contrast.ts';
import { oklchToHex, toHex, toOklch } from '#domain/design/oklch.ts';
import { READY_PALETTES } from '#domain/design/ready-palettes.ts';
import { type SiteStyle, siteStyleSchema, TEMPLATE_NAMES } from '#domain/design/style.ts';
import { darkThemesOf, themesOf } from './palette.ts';
import type { ThemeColours } from './templates/template.ts';
import { templates } from './templates/templates.ts';

/** Every pair that stands on a page as text and ground, as visitors get it: rounded to bytes. */
function unreadablePairs(colours: ThemeColours): string[] {
  const hex = (name: keyof ThemeColours): string => toHex(colours[name]) ?? 'none';
  const pairs: [keyof ThemeColours, keyof ThemeColours][] = [
    ...(['text', 'muted', 'heading', 'accent'] as const).flatMap((name) => [
      [name, 'ground'] as [keyof ThemeColours, keyof ThemeColours],
      [name, 'surface'] as [keyof ThemeColours, keyof ThemeColours],
    ]),
    ['onAccent', 'accent'],
  ];
  return pairs
    .map(([text, ground]) => ({ text, ground, contrast: contrastBetween(hex(text), hex(ground)) ?? 0 }))
    .filter(({ contrast }) => contrast < CONTRAST_TEXT)
    .map(({ text, ground, contrast }) => `${text} on ${ground}: ${contrast.toFixed(2)}`);
}

describe.each(TEMPLATE_NAMES)('%s', (name) => {
  test.each(THEMES)('text reads on every ground of the theme %s', (theme) => {
    expect(unreadablePairs(templates[name].themes[theme])).toEqual([]);
  });

  test('screens can show its colours as they are written', () => {
    const colours = THEMES.flatMap((theme) => Object.values(templates[name].themes[theme]));
    expect(colours.filter((color) => !isInSrgb(color))).toEqual([]);
  });
});

const hexColor = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
const palette = fc.record(
  { paper: hexColor, tint: hexColor, ink: hexColor, accent: hexColor, text: hexColor },
  { requiredKeys: [] },
) as fc.Arbitrary<SiteStyle['palette']>;

test('whatever palette an owner picks, text reads in every theme of every template', () => {
  fc.assert(
    fc.property(palette, fc.constantFrom(...TEMPLATE_NAMES), (picked, name) => {
      const themes = themesOf(templates[name], { palette: picked });
      for (const theme of THEMES) expect(unreadablePairs(themes[theme])).toEqual([]);
    }),
    { numRuns: 400 },
  );
});

test.each(TEMPLATE_NAMES)('%s brings a dark set, and so does every ready palette in it', (name) => {
  for (const colours of [{}, ...READY_PALETTES.map((ready) => ready.colours)]) {
    const dark = darkThemesOf(themesOf(templates[name], { palette: colours }));
    expect(toOklch(dark.paper.ground)?.lightness).toBeLessThan(0.3);
    expect(toOklch(dark.tint.ground)?.lightness).toBeLessThan(0.3);
    for (const theme of THEMES) expect(unreadablePairs(dark[theme])).toEqual([]);
  }
});

test('whatever palette an owner picks, text reads in its dark set', () => {
  fc.assert(
    fc.property(palette, fc.constantFrom(...TEMPLATE_NAMES), (picked, name) => {
      const dark = darkThemesOf(themesOf(templates[name], { palette: picked }));
      for (const theme of THEMES) expect(unreadablePairs(dark[theme])).toEqual([]);
    }),
    { numRuns: 400 },
  );
});

test('nothing of the template’s accent is left where the owner chose another', () => {
  const grey = fc.integer({ min: 0, max: 255 }).map((n) => `#${n.toString(16).padStart(2, '0').repeat(3)}`);
  const greys = fc.record({ accent: grey, paper: grey, tint: grey, ink: grey, text: grey });
  fc.assert(
    fc.property(greys, fc.constantFrom(...TEMPLATE_NAMES), (picked, name) => {
      const { photo, ...themes } = themesOf(templates[name], { palette: picked });
      const colours = [
        photo.accent,
        ...Object.values(themes).flatMap(({ accent, onAccent }) => [accent, onAccent]),
        ...Object.values(themes.accent),
      ];
      const own = Object.values(templates[name].themes.accent);
      expect(colours.filter((color) => (toOklch(color)?.chroma ?? 1) > 0.01)).toEqual([]);
      expect(colours.filter((color) => color !== 'oklch(1 0 0)' && own.includes(color))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('buttons on the owner’s accent have labels in it', () => {
  const { accent } = themesOf(templates.plate, { palette: { accent: '#2f5d3a' } });
  expect([accent.ground, accent.onAccent]).toEqual(['#2f5d3a', '#2f5d3a']);
  expect(accent.accent).toBe(templates.plate.themes.paper.ground);
});

test('the owner’s own grounds are kept as they are', () => {
  fc.assert(
    fc.property(palette, (picked) => {
      const themes = themesOf(templates.kiln, { palette: picked });
      for (const name of ['paper', 'tint', 'ink', 'accent'] as const)
        if (picked[name]) expect(themes[name].ground).toBe(picked[name]);
    }),
  );
});

test('without a palette the template’s own colours stand', () => {
  expect(themesOf(templates.plate, siteStyleSchema.parse({}))).toBe(templates.plate.themes);
});

test('a colour that reads already is not touched', () => {
  const themes = themesOf(templates.kiln, { palette: { accent: '#7a1f4b' } });
  expect(themes.paper.accent).toBe('#7a1f4b');
  expect(themes.paper.text).toBe(templates.kiln.themes.paper.text);
});

test('text takes the owner’s colour on light grounds and stays light on dark ones', () => {
  const themes = themesOf(templates.kiln, { palette: { text: '#1d2a4d' } });
  expect([themes.paper.text, themes.tint.heading]).toEqual(['#1d2a4d', '#1d2a4d']);
  expect(themes.ink.text).toBe(templates.kiln.themes.ink.text);
});

test('a colour survives the way to lightness, chroma and hue and back', () => {
  fc.assert(
    fc.property(hexColor, (color) => {
      const there = toOklch(color);
      expect(there && oklchToHex({ ...there, chroma: there.chroma * 0.999 })).toBeDefined();
      const back = oklchToHex(there ?? { lightness: 0, chroma: 0, hue: 0 });
      const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
      for (const at of [1, 3, 5])
        expect(Math.abs(channel(back, at) - channel(color, at))).toBeLessThanOrEqual(6);
    }),
  );
});
