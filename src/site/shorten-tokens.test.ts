import { expect, test } from 'vitest';
import { shortenTokens } from './shorten-tokens.ts';

test('custom properties that nothing reads are left out', () => {
  expect(shortenTokens(':root{--a-long-name:1;--used:calc(1px * 2);--other:url(x)}p{top:var(--used)}')).toBe(
    ':root{--0:calc(1px * 2);}p{top:var(--0)}',
  );
});

test('what only another reads that nothing reads goes with it, and the rules that are empty then', () => {
  const unread =
    ':root{--start:var(--column);--column:1px}@media print{:root{--column:2px}}[data-width]{--start:0}';
  expect(shortenTokens(`${unread}p{top:0}`)).toBe('p{top:0}');
  expect(shortenTokens('a{}p::before{content:"{}"}')).toBe('p::before{content:"{}"}');
});

test('the others are renamed alike where they are set and read, the most frequent first', () => {
  expect(
    shortenTokens('.a{--edge:1px;--ground:red;color:var(--ground);margin:var(--edge,2px) var(--edge)}'),
  ).toBe('.a{--0:1px;--1:red;color:var(--1);margin:var(--0,2px) var(--0)}');
});

test('classes with two dashes keep their names', () => {
  expect(shortenTokens('.block--wide:hover{color:var(--accent)}')).toBe('.block--wide:hover{color:var(--0)}');
});
