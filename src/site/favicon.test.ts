import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastBetween } from '#domain/design/contrast.ts';
import { siteStyleSchema, TEMPLATE_NAMES } from '#domain/design/style.ts';
import { siteSettingsSchema } from '#domain/settings/site-settings.ts';
import { faviconSvg } from './favicon.ts';

function icon(title: string, style: unknown = {}): string {
  return faviconSvg({ settings: siteSettingsSchema.parse({ title }), style: siteStyleSchema.parse(style) });
}

function letterOf(svg: string): string | undefined {
  return />([^<]*)<\/text>/.exec(svg)?.[1];
}

test('shows the first letter of the name', () => {
  expect(letterOf(icon('Halden Ceramics'))).toBe('H');
  expect(letterOf(icon('  “ember & ash”'))).toBe('E');
  expect(letterOf(icon('ßeta'))).toBe('ß');
  expect(letterOf(icon('فخار'))).toBe('ف');
  expect(letterOf(icon('<script>'))).toBe('S');
  expect(letterOf(icon('&&&'))).toBe('V');
});

test('no name breaks out of the letter', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (title) => {
      expect(letterOf(icon(title))).toMatch(/^[^<>&"']+$/);
    }),
  );
});

test('the letter reads on the accent, the template’s or the owner’s', () => {
  const accent = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(fc.constantFrom(...TEMPLATE_NAMES), fc.option(accent), (template, color) => {
      const svg = icon('A', { template, palette: color ? { accent: color } : {} });
      const [ground = '', letter = ''] = [...svg.matchAll(/fill="(#[0-9a-f]{6})"/g)].map(
        (match) => match[1] ?? '',
      );
      expect(contrastBetween(ground, letter)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});
