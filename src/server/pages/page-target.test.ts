import { expect, test } from 'vitest';
import { normalizeTarget, numberedAddress } from './page-target.ts';

test('a character no database takes is not asked for', () => {
  expect(normalizeTarget('http://a.example/xy?tag=%00raku')).toMatchObject({ query: { tag: 'raku' } });
  expect(normalizeTarget('http://a.example/x%00y')).toEqual({ kind: 'unreadable' });
});

test.each([
  ['/%61bout', '/about'],
  ['/caf%c3%a9', '/caf%C3%A9'],
  ['/%7Eada/?page=2', '/~ada?page=2'],
  ['/a%2fb%2e', '/a%2Fb.'],
  ['//evil.example/', '/evil.example'],
  ['//%65vil.example', '/evil.example'],
])('%s has one form, and leads there', (address, location) => {
  expect(normalizeTarget(address)).toEqual({ kind: 'moved', location });
  expect(normalizeTarget(location)).toMatchObject({ kind: 'page' });
});

test('an address by number is one of the front page, with a number', () => {
  expect(numberedAddress('http://a.example/?p=12&utm=x')).toBe('/?p=12');
  expect(numberedAddress('http://a.example/?page_id=7')).toBe('/?page_id=7');
  for (const other of ['/', '/?p=', '/?p=1x', '/blog?p=12', '/?q=12']) {
    expect(numberedAddress(`http://a.example${other}`)).toBeUndefined();
  }
});
