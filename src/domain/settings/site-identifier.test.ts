import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkIdentifier, siteIdentifierOf } from './site-identifier.ts';

test.each([
  ['Müller & Söhne – 陶芸 Studio with a rather long name', 'muller-sohne-studio-with-a-rather-long'],
  ['Studio Nord', 'studio-nord'],
  ['Студия на реке', 'studiya-na-reke'],
  ['陶芸', 'site'],
  ['!!!', 'site'],
  ['www', 'site'],
  ['x'.repeat(70), 'x'.repeat(40)],
])('“%s” is named %s', (name, identifier) => {
  expect(siteIdentifierOf(name)).toBe(identifier);
});

test('a site of a language has its letters in its name', () => {
  expect(siteIdentifierOf('Müller & Söhne', 'de')).toBe('mueller-soehne');
  expect(siteIdentifierOf('Blåbær', 'nb')).toBe('blaabaer');
});

test('whatever a site is called, its identifier is fit, with single hyphens, and made of whole words', () => {
  const word = fc.stringMatching(/^[a-z0-9]{1,12}$/);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.array(word), (sign, words) => {
      for (const name of [sign, words.join(' '), words.join(sign)]) {
        const identifier = siteIdentifierOf(name);
        expect(checkIdentifier(identifier)).toBeUndefined();
        expect(identifier).not.toContain('--');
        expect(identifier.length).toBeLessThanOrEqual(40);
      }
      const whole = siteIdentifierOf(words.join(' ')).split('-');
      if (words.length > 0 && whole[0] !== 'site') expect(words.slice(0, whole.length)).toEqual(whole);
    }),
  );
});
