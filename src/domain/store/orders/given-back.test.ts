/** What was given back and what is left are together what was paid, tax included, however it is cut. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { givenBackOf, leftOf, type PaidPart } from './given-back.ts';

const anyPart: fc.Arbitrary<PaidPart> = fc
  .tuple(
    fc.integer({ min: 0, max: 1e8 }),
    fc.double({ min: 0, max: 0.5, noNaN: true }),
    fc.double({ min: 0, max: 1, noNaN: true }),
  )
  .map(([totalMinor, tax, refunded]) => ({
    totalMinor,
    taxMinor: Math.floor(totalMinor * tax),
    refundedMinor: Math.floor(totalMinor * refunded),
  }));

test('half of a piece gives back half of its tax, and the whole of it all', () => {
  const line = { totalMinor: 1190, taxMinor: 190, refundedMinor: 595 };
  expect(givenBackOf([line])).toEqual({ refundedMinor: 595, refundedTaxMinor: 95 });
  expect(leftOf({ ...line, refundedMinor: 1190 })).toEqual({ totalMinor: 0, taxMinor: 0 });
  expect(givenBackOf([{ totalMinor: 0, taxMinor: 0, refundedMinor: 0 }])).toEqual({
    refundedMinor: 0,
    refundedTaxMinor: 0,
  });
});

test('what is left and what was given back are what was paid, and neither holds more tax than price', () => {
  fc.assert(
    fc.property(anyPart, (part) => {
      const left = leftOf(part);
      const given = givenBackOf([part]);
      expect(left.totalMinor + given.refundedMinor).toBe(part.totalMinor);
      expect(left.taxMinor + given.refundedTaxMinor).toBe(part.taxMinor);
      expect(left.taxMinor).toBeGreaterThanOrEqual(0);
      expect(left.taxMinor).toBeLessThanOrEqual(left.totalMinor);
      expect(given.refundedTaxMinor).toBeLessThanOrEqual(given.refundedMinor);
    }),
  );
});
