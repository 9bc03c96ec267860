import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeOf, matchCode, SECRET_BYTES, stepAt, toBase32, totpUri } from './totp.ts';

const ascii = (text: string) => Buffer.from(text, 'ascii');
const SEED = '12345678901234567890';

describe('codes', () => {
  test('are those of RFC 4226, appendix D', () => {
    const expected = [
      '755224',
      '287082',
      '359152',
      '969429',
      '338314',
      '254676',
      '287922',
      '162583',
      '399871',
      '520489',
    ];
    expect(expected.map((_, counter) => codeOf(ascii(SEED), counter))).toEqual(expected);
  });

  test.each([
    [59, '94287082', '46119246', '90693936'],
    [1111111109, '07081804', '68084774', '25091201'],
    [1111111111, '14050471', '67062674', '99943326'],
    [1234567890, '89005924', '91819424', '93441116'],
    [2000000000, '69279037', '90698825', '38618901'],
    [20000000000, '65353130', '77737706', '47863826'],
  ] as const)('are those of RFC 6238, appendix B, at %d s', (seconds, sha1, sha256, sha512) => {
    const step = stepAt(seconds * 1000);
    expect(codeOf(ascii(SEED), step, { digits: 8 })).toBe(sha1);
    const seed32 = ascii(SEED.repeat(2).slice(0, 32));
    expect(codeOf(seed32, step, { digits: 8, algorithm: 'sha256' })).toBe(sha256);
    const seed64 = ascii(SEED.repeat(4).slice(0, 64));
    expect(codeOf(seed64, step, { digits: 8, algorithm: 'sha512' })).toBe(sha512);
  });

  test('are taken one step early and one step late, not further, and never twice', () => {
    const secret = fc.uint8Array({ minLength: SECRET_BYTES, maxLength: SECRET_BYTES });
    const instant = fc.integer({ min: 1_000_000, max: 4_000_000_000_000 });
    fc.assert(
      fc.property(secret, instant, fc.integer({ min: -4, max: 4 }), (key, now, drift) => {
        const step = stepAt(now) + drift;
        if (step < 0) return;
        const code = codeOf(key, step);
        const others = [-1, 0, 1].map((each) => codeOf(key, Math.max(0, stepAt(now) + each)));
        const matched = matchCode(key, code, { now, lastStep: -1 });
        if (Math.abs(drift) <= 1) expect(matched).toBeGreaterThanOrEqual(step);
        else if (!others.includes(code)) expect(matched).toBeUndefined();
        if (matched !== undefined) expect(matchCode(key, code, { now, lastStep: matched })).toBeUndefined();
      }),
    );
  });

  test('may be written with gaps; anything else is refused', () => {
    const key = ascii(SEED);
    const now = 59_000;
    expect(matchCode(key, ' 287 082', { now, lastStep: 0 })).toBe(1);
    for (const wrong of ['', '28708', '2870822', 'abcdef', '94287082', '２８７０８２'])
      expect(matchCode(key, wrong, { now, lastStep: 0 })).toBeUndefined();
  });
});

describe('secrets', () => {
  test.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('%j is %s in base 32 (RFC 4648)', (text, encoded) => {
    expect(toBase32(ascii(text))).toBe(encoded);
  });

  test('are handed to apps with who and what they are for', () => {
    const uri = new URL(totpUri('MZXW6YTB', { issuer: 'Ember & Ash', account: 'mira+x@example.org' }));
    expect(uri.protocol).toBe('otpauth:');
    expect(decodeURIComponent(uri.pathname)).toBe('/Ember & Ash:mira+x@example.org');
    expect(uri.search).not.toContain('+');
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      secret: 'MZXW6YTB',
      issuer: 'Ember & Ash',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});
