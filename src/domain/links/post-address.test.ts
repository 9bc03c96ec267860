import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatPostAddress,
  POST_ADDRESS_TOKENS,
  parsePostAddress,
  postAddressOf,
  postAddressSchema,
} from './post-address.ts';

const values = { year: 2026, month: 3, day: 7, slug: 'first-firing' };

test('LINK-16 only y, m, d and t may stand after a percent sign', () => {
  expect([...POST_ADDRESS_TOKENS].sort()).toEqual(['d', 'm', 't', 'y']);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }), (letter) => {
      const parsed = parsePostAddress(`%y/%${letter}`);
      expect(parsed.ok).toBe(['y', 'm', 'd', 't'].includes(letter));
      if (!parsed.ok) expect(parsed.message).not.toBe('');
    }),
  );
  for (const pattern of ['%', '%y/%', '%%t', '%Y', '%%', '%y/%t\u032d'])
    expect(parsePostAddress(pattern).ok).toBe(false);
  expect(parsePostAddress('%x/%t')).toEqual({
    ok: false,
    message: '“%x” has no meaning in a post address. Use %y, %m, %d and %t for year, month, day and title.',
  });
});

test.each([
  ['%t', 'first-firing'],
  ['%y/%m/%t', '2026/03/first-firing'],
  ['%y/%m/%d/%t', '2026/03/07/first-firing'],
  ['notes/%t.html', 'notes/first-firing.html'],
  ['%y%m-%t', '202603-first-firing'],
])('LINK-16 %j gives %j', (pattern, address) => {
  const parsed = parsePostAddress(pattern);
  expect(parsed.ok && formatPostAddress(parsed.parts, values)).toBe(address);
});

test.each(['', '/%t', '%t/', '%y//%t', '../%t', '%y/./%t', '..', '%t?x', '%t#x', 'a b/%t', '%t\\', '<%t>'])(
  'the pattern %j is refused: it is no path',
  (pattern) => {
    expect(parsePostAddress(pattern).ok).toBe(false);
  },
);

test('LINK-16 a post is dated by the site’s own zone, and a pattern from elsewhere that makes no sense gives the slug', () => {
  const post = { slug: 'moon', publishedAt: Date.parse('2025-12-31T23:30:00Z') };
  expect(postAddressOf('%y/%m/%d/%t', { ...post, timeZone: 'UTC' })).toBe('2025/12/31/moon');
  expect(postAddressOf('%y/%m/%d/%t', { ...post, timeZone: 'Europe/Berlin' })).toBe('2026/01/01/moon');
  expect(postAddressOf('%q', { ...post, timeZone: 'UTC' })).toBe('moon');
});

test('LINK-16 settings keep only patterns that can be read', () => {
  expect(postAddressSchema.safeParse('%y/%t').success).toBe(true);
  expect(postAddressSchema.safeParse('%y/%x').error?.issues[0]?.message).toMatch(/“%x” has no meaning/);
  expect(postAddressSchema.safeParse(`%t${'a'.repeat(60)}`).success).toBe(false);
});
