import { expect, test } from 'vitest';
import { staticFile, staticLink } from './static-names.ts';

test.each([
  ['/', 'index.html'],
  ['/courses', 'courses/index.html'],
  ['/courses?month=2026-12', 'courses/~month-2026-12.html'],
  ['/?page=2', '~page-2.html'],
])('the page %s becomes the file %s', (address, file) => {
  expect(staticFile(address, 'text/html; charset=utf-8')).toBe(file);
});

test('relative links of a page hold at its address with a query as well', () => {
  const [page, month] = ['/courses', '/courses?month=2026-12'].map(
    (address) => staticFile(address, 'text/html') ?? '',
  ) as [string, string];
  const link = staticLink({ kind: 'relative' }, page, month);
  const there = new URL(link, `http://copy/any/${page}`);
  expect(there.pathname).toBe(`/any/${month}`);
  const icon = staticLink({ kind: 'relative' }, page, 'favicon.svg');
  expect(new URL(icon, there).pathname).toBe('/any/favicon.svg');
});
