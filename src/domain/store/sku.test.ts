import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkSku, generateSku, MAX_SKU_LENGTH } from './sku.ts';

test('LINK-19 a SKU has at most 60 characters', () => {
  expect(MAX_SKU_LENGTH).toBe(60);
  expect(checkSku('a'.repeat(60)).ok).toBe(true);
  expect(checkSku('a'.repeat(61))).toEqual({
    ok: false,
    message: 'A SKU has at most 60 characters; this one has 61.',
  });
  expect(checkSku('  ').ok).toBe(false);
});

test('LINK-20 a generated SKU is SQ followed by seven random digits', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat(255)), (stream) => {
      const draw = (size: number) => Uint8Array.from({ length: size }, () => stream.next().value as number);
      expect(generateSku(draw)).toMatch(/^SQ[0-9]{7}$/);
    }),
  );
  expect(generateSku(() => Uint8Array.of(0, 11, 22, 33, 44, 55, 66))).toBe('SQ0123456');
});

test('LINK-20 a byte that would favour some digits is drawn again', () => {
  const batches = [Uint8Array.of(250, 255, 1, 2, 3, 4, 5), Uint8Array.of(249, 8, 7, 7, 7, 7, 7)];
  expect(generateSku(() => batches.shift()!)).toBe('SQ1234598');
});
