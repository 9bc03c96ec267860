import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_PATH_LENGTH, parseSitePath } from './site-path.ts';

describe('parseSitePath', () => {
  test.each([
    ['/about', '/about'],
    ['about/', '/about'],
    ['//2013//01/post.html', '/2013/01/post.html'],
    ['/', '/'],
    ['', '/'],
    ['/%E6%9D%B1%E4%BA%AC', '/東京'],
    ['/Cafe\u0301', '/Café'],
  ])('%j is the path %j', (value, path) => {
    expect(parseSitePath(value)).toEqual({ ok: true, path });
  });

  test.each([
    '/a b',
    '/../x',
    '/a/./b',
    '/%2e%2e/x',
    '/a%',
    '/a?b',
    '/a#b',
    '/a\\b',
    '/<script>',
    '/%00',
    'https://a.b/',
  ])('LINK-22 %j is not a valid page URL', (value) => {
    expect(parseSitePath(value)).toEqual({ ok: false, message: `${value} is not a valid page URL` });
  });

  test('LINK-15 a path is under 150 characters', () => {
    expect(MAX_PATH_LENGTH).toBe(149);
    expect(parseSitePath(`/${'a'.repeat(148)}`).ok).toBe(true);
    expect(parseSitePath(`/${'a'.repeat(149)}`)).toEqual({
      ok: false,
      message: 'This page URL has 150 characters; at most 149 are possible. Shorten it.',
    });
  });

  test('what was read is read the same again', () => {
    fc.assert(
      fc.property(fc.webPath(), (value) => {
        const first = parseSitePath(value);
        if (first.ok) expect(parseSitePath(first.path)).toEqual(first);
      }),
    );
  });
});
