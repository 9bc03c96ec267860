import { expect, test } from 'vitest';
import { splitError } from './split-error.ts';

test('the first line of an error is what it said; the rest is for those who look closer', () => {
  expect(splitError('TypeError: x is not a function\n    at a.ts:1\n')).toEqual({
    said: 'x is not a function',
    rest: '    at a.ts:1',
  });
  expect(splitError('no handler')).toEqual({ said: 'no handler', rest: '' });
});
