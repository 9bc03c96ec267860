import { expect, test } from 'vitest';
import { apartIn, arrowsIn, directionIn, directionOfWords, textDirection } from './direction.ts';

test.each(['ar', 'he', 'fa', 'ur-PK', 'dv', 'ckb', 'yi', 'uz-Arab', 'az-IR', 'AR-eg', 'ks'])(
  '%s is written from right to left',
  (locale) => {
    expect(textDirection(locale)).toBe('rtl');
  },
);

test.each(['en', 'de-DE', 'ja', 'ru', 'uz', 'ar-Latn', 'az', 'hi', '', 'no such', '<script>'])(
  '%s is written from left to right',
  (locale) => {
    expect(textDirection(locale)).toBe('ltr');
  },
);

test.each([
  ['שלום Ember', 'rtl'],
  ['«12» مرحبا', 'rtl'],
  ['Ember שלום', 'ltr'],
  ['— 東京', 'ltr'],
  ['2026, 12:30 …', undefined],
  ['', undefined],
] as const)('%j begins %s', (text, direction) => {
  expect(directionOfWords(text)).toBe(direction);
});

test('a text says its direction only where the page has another one', () => {
  expect(directionIn('en', 'שלום')).toEqual({ dir: 'rtl' });
  expect(directionIn('ar', 'Hello')).toEqual({ dir: 'ltr' });
  for (const [locale, text] of [
    ['en', 'Hello'],
    ['ar', 'مرحبا'],
    ['ar', '12'],
    ['en', ''],
  ] as const)
    expect(directionIn(locale, text)).toEqual({});
});

test('an arrow back points to where reading begins', () => {
  expect(arrowsIn('en')).toEqual({ back: '←', on: '→' });
  expect(arrowsIn('ar')).toEqual({ back: '→', on: '←' });
});

test('digits beside digits are kept apart where reading begins at the right', () => {
  expect(apartIn('en')).toEqual({});
  expect(apartIn('ar')).toEqual({ dir: 'rtl' });
});
