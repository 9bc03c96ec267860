import { expect, test } from 'vitest';
import { archiveHeading, archiveNames } from './archive-words.ts';

test('a part of a list is named in words, its month as the language of the site writes it', () => {
  expect(archiveNames({ tag: 'clay', month: '2026-05' }, 'en')).toEqual(['clay', 'May 2026']);
  expect(archiveNames({ month: '2026-05' }, 'de')).toEqual(['Mai 2026']);
  expect(archiveNames({ month: 'soon' }, 'en')).toEqual(['soon']);
  expect(archiveHeading({ author: 'Ada', month: '2026-05' }, 'en')).toBe('By Ada, May 2026');
  expect(archiveHeading({}, 'en')).toBe('');
});
