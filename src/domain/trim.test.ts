import { expect, test } from 'vitest';
import { SPACES, trimEndOf, trimOf, trimSlashes } from './trim.ts';

test('ends are cut off, and nothing else', () => {
  expect(trimSlashes('/a//b///')).toBe('/a//b');
  expect(trimSlashes('///')).toBe('');
  expect(trimOf('.. a. b ..', '. ')).toBe('a. b');
  expect(trimEndOf('', '/')).toBe('');
});

test('the spaces are those of \\s', () => {
  const all = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code));
  expect(all.filter((letter) => /\s/.test(letter)).join('')).toBe([...SPACES].sort().join(''));
});
