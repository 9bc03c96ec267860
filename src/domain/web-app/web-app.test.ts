import { describe, expect, test } from 'vitest';
import { ICONS, manifestOf } from './manifest.ts';
import { webAppSchema } from './schema.ts';
import { initialOf, shortNameOf } from './web-app.ts';

test.each([
  ['Studio Nord', 'Studio Nord'],
  ['Twelve chars', 'Twelve chars'],
  ['Ember & Ash Ceramics', 'Ember & Ash'],
  ['Bread & Butterflies', 'Bread'],
  ['Donaudampfschiff', 'Donaudampfsc'],
  ['  Kiln  ', 'Kiln'],
])('beneath the icon of “%s” stands “%s”', (title, short) => {
  expect(shortNameOf(title)).toBe(short);
});

test.each([
  ['studio', 'S'],
  ['“ümlaut”', 'Ü'],
  ['7 Sisters', '7'],
  ['☕', 'V'],
  ['ßtraße', 'ß'],
  ['E\u0301tude', 'É'],
])('“%s” is drawn as %s', (title, letter) => {
  expect(initialOf(title)).toBe(letter);
});

describe('the manifest', () => {
  const site = { title: 'Ember & Ash Ceramics', description: '', locale: 'de' };
  const colours = { themeColor: '#884422', backgroundColor: '#fffaf0' };

  test('is made from what there is', () => {
    expect(manifestOf(webAppSchema.parse({}), site, colours)).toMatchObject({
      name: 'Ember & Ash Ceramics',
      short_name: 'Ember & Ash',
      lang: 'de',
      start_url: '/',
      display: 'minimal-ui',
      theme_color: '#884422',
      background_color: '#fffaf0',
    });
  });

  test('holds what its owner chose, in place of that', () => {
    const app = webAppSchema.parse({ shortName: ' Ember ', display: 'standalone', themeColor: '#102030' });
    const manifest = manifestOf(app, { ...site, description: 'Bowls.' }, colours);
    const chosen = {
      short_name: 'Ember',
      display: 'standalone',
      theme_color: '#102030',
      description: 'Bowls.',
    };
    expect(manifest).toMatchObject(chosen);
  });

  test('a maskable icon keeps what is drawn within the circle phones cut', () => {
    const { share = 1 } = ICONS.find(({ purpose }) => purpose === 'maskable') ?? {};
    expect(share * Math.SQRT2).toBeLessThanOrEqual(0.8001);
  });
});
