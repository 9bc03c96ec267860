import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256 } from './sha-256.ts';
import { solve } from './solve.ts';

const trusted = (text: string) => createHash('sha256').update(text).digest('hex');

test('the hash is that of everybody else, at every length', () => {
  for (let length = 0; length < 200; length += 1)
    expect(sha256('a'.repeat(length))).toBe(trusted('a'.repeat(length)));
  const ascii = fc.string({ unit: 'grapheme-ascii', maxLength: 300 });
  fc.assert(
    fc.property(ascii, (text) => {
      expect(sha256(text)).toBe(trusted(text));
    }),
  );
});

test('the number is found, unless there is none or nobody wants it any more', async () => {
  const { signal } = new AbortController();
  const challenge = trusted('salt5000');
  expect(await solve({ challenge, salt: 'salt' }, 6000, signal)).toBe(5000);
  expect(await solve({ challenge, salt: 'salt' }, 4000, signal)).toBeUndefined();
  expect(await solve({ challenge, salt: 'salt' }, 6000, AbortSignal.abort())).toBeUndefined();
});
