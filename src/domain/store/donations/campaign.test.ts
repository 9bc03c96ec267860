import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partOf } from '../../money/divide.ts';
import { CAMPAIGN_LIMITS, feeOf } from './campaign.ts';

test('donors who cover the fees leave the whole amount to the campaign', () => {
  expect([feeOf({ feePpm: 30_000 }, 2500), feeOf({ feePpm: 0 }, 2500)]).toEqual([77, 0]);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: CAMPAIGN_LIMITS.amountMinor }),
      fc.integer({ min: 0, max: CAMPAIGN_LIMITS.feePpm }),
      (amountMinor, feePpm) => {
        const total = amountMinor + feeOf({ feePpm }, amountMinor);
        expect(Math.abs(total - partOf(total, feePpm) - amountMinor)).toBeLessThanOrEqual(1);
      },
    ),
  );
});
