import { expect, test } from 'vitest';
import { normalizeTarget, numberedAddress } from './page-target.ts';

test('a character no database takes is not asked for', () => {
  expect(normalizeTarget('http://a.example/x%00y?tag=%00raku')).toMatchObject({
    path: '/xy',
    query: { tag: 'raku' },
  });
});

test('an address by number is one of the front page, with a number', () => {
  expect(numberedAddress('http://a.example/?p=12&utm=x')).toBe('/?p=12');
  expect(numberedAddress('http://a.example/?page_id=7')).toBe('/?page_id=7');
  for (const other of ['/', '/?p=', '/?p=1x', '/blog?p=12', '/?q=12']) {
    expect(numberedAddress(`http://a.example${other}`)).toBeUndefined();
  }
});
