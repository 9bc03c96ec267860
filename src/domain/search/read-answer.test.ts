import { expect, test } from 'vitest';
import { searchUrl } from './contract.ts';
import { readAnswer } from './read-answer.ts';

const hit = { title: 'Ash glaze', path: '/journal/ash', excerpt: 'Like honey.' };

test('an answer keeps the hits that have a title and a path on the site', () => {
  const bad = [
    { ...hit, path: '//elsewhere.test' },
    { ...hit, path: '/\\elsewhere.test' },
    { ...hit, path: 'javascript:alert(1)' },
    { ...hit, title: 7 },
    null,
  ];
  expect(readAnswer({ total: 9, hits: [hit, ...bad] })).toEqual({ total: 9, hits: [hit] });
  expect(readAnswer({ hits: [{ ...hit, excerpt: undefined }] })).toEqual({
    total: 1,
    hits: [{ ...hit, excerpt: '' }],
  });
});

test('what is no answer is not taken for one', () => {
  for (const value of [null, [], 'hits', { hits: {} }, {}]) expect(readAnswer(value)).toBeUndefined();
});

test('a search’s address carries its words whatever they are', () => {
  const words = 'a&b=c #1 “é” +';
  const url = new URL(searchUrl(words, { format: 'json', page: 2 }), 'http://site.test');
  expect(Object.fromEntries(url.searchParams)).toEqual({ format: 'json', q: words, page: '2' });
  expect(searchUrl('half \ud83d')).toBe('/search?q=half%20%EF%BF%BD');
  expect(searchUrl('x', { page: 1 })).toBe('/search?q=x');
});
