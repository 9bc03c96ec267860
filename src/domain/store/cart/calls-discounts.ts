/** The call about what became of discounts. */
import { z } from 'zod';
import { call, type Shape } from '../../calls/call.ts';

const discountUse = z
  .object({
    id: z.string(),
    used: z.int().meta({
      description: 'Orders that took it and were not cancelled; where it is limited, with those being paid.',
    }),
    testOrders: z.int().meta({ description: 'Of these, test orders of the team.' }),
    offMinor: z
      .int()
      .meta({ description: 'What it took off when these were ordered, without those that were tried.' }),
  })
  .meta({ id: 'DiscountUse' });
export type DiscountUse = Shape<typeof discountUse>;

export const readDiscountUses = call('GET', '/api/sites/:site/store/discounts/uses', {
  may: 'config.settings',
  summary: 'Returns how often each discount was used and how much it took off.',
  description: 'Refunds don’t change this. Unused discounts are left out.',
  answer: z.object({ uses: z.array(discountUse) }),
  cache: 'no-store',
});
