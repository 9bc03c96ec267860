import { expect, test } from 'vitest';
import { archiveHeading, archiveTermsOf } from './archive-words.ts';

test('a part of a list is named in a sentence, its month as the language of the site writes it', () => {
  const headingOf = (terms: Record<string, string>, locale = 'en') => archiveHeading(terms, locale, 'Posts');
  expect(headingOf({ tag: 'clay' })).toBe('Posts tagged “clay”');
  expect(headingOf({ category: 'Firing' })).toBe('Posts filed under “Firing”');
  expect(headingOf({ author: 'Ada' })).toBe('Posts by Ada');
  expect(headingOf({ month: '2026-03' })).toBe('Posts of March 2026');
  expect(headingOf({ month: '2026-05' }, 'de')).toBe('Posts of Mai 2026');
  expect(headingOf({ author: 'Ada', month: '2026-05', tag: 'clay' })).toBe(
    'Posts tagged “clay” by Ada of May 2026',
  );
  expect(archiveHeading({ tag: 'clay' }, 'en', 'Events')).toBe('Events tagged “clay”');
  expect(headingOf({})).toBe('');
});

test('what is no month, no word or no term names no part', () => {
  expect(archiveTermsOf({ month: 'soon', tag: '', page: '2', author: 'Ada' })).toEqual({ author: 'Ada' });
});
