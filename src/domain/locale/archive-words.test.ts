import { expect, test } from 'vitest';
import { archiveHeading, archiveTermsOf } from './archive-words.ts';

test('a part of a list is named in a sentence, its month as the language of the site writes it', () => {
  const headingOf = (terms: Record<string, string>, locale = 'en') => archiveHeading(terms, locale, 'posts');
  expect(headingOf({ tag: 'clay' })).toBe('Posts tagged “clay”');
  expect(headingOf({ category: 'Firing' })).toBe('Posts filed under “Firing”');
  expect(headingOf({ author: 'Ada' })).toBe('Posts by Ada');
  expect(headingOf({ month: '2026-03' })).toBe('Posts of March 2026');
  expect(headingOf({ month: '2026-05' }, 'de')).toBe('Beiträge aus Mai 2026');
  expect(headingOf({ author: 'Ada', month: '2026-05', tag: 'clay' })).toBe(
    'Posts tagged “clay” by Ada of May 2026',
  );
  expect(archiveHeading({ tag: 'clay' }, 'en', 'events')).toBe('Events tagged “clay”');
  expect(headingOf({ author: 'Ada', month: '2026-05' }, 'fr')).toBe('Articles par Ada en mai 2026');
  expect(headingOf({ author: 'Ada', month: '2026-05' }, 'ja')).toBe('Ada・2026年5月の投稿');
  expect(headingOf({})).toBe('');
});

test('what is no month, no word or no term names no part', () => {
  expect(archiveTermsOf({ month: 'soon', tag: '', page: '2', author: 'Ada' })).toEqual({ author: 'Ada' });
});
