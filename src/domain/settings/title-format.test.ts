import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatTitle, TITLE_FORMATS } from './title-format.ts';

const titles = { page: 'About', site: 'Ember & Ash', tagline: 'Pots', isHome: false };

test('every format that is offered names the page, and a title’s own signs are no marks', () => {
  fc.assert(
    fc.property(fc.constantFrom(...TITLE_FORMATS), fc.string({ minLength: 1 }), (format, page) => {
      expect(formatTitle(format, { ...titles, page })).toContain(page);
    }),
  );
  expect(formatTitle('{page} — {site}', { ...titles, page: '{site} $& $1' })).toBe(
    '{site} $& $1 — Ember & Ash',
  );
});

test('the home page bears the name and tagline, and a page without a title the name', () => {
  expect(formatTitle('{page}', { ...titles, isHome: true })).toBe('Ember & Ash — Pots');
  expect(formatTitle('{page}', { ...titles, isHome: true, tagline: '' })).toBe('Ember & Ash');
  expect(formatTitle('{page} | {site}', { ...titles, page: '' })).toBe('Ember & Ash');
});
