/** The call by which owners see what their product feed offers, and what it leaves out. */
import { z } from 'zod';
import { call, type Shape } from '../../calls/call.ts';

/** Most products that are named. */
export const MAX_LEFT_OUT = 200;

const leftOutProduct = z.object({
  id: z.string(),
  title: z.string(),
  reason: z
    .enum(['not-goods', 'no-price', 'no-picture'])
    .meta({ description: 'Why it, or one of its variants, is left out.' }),
});
export type LeftOutProduct = Shape<typeof leftOutProduct>;

export const readProductFeed = call('GET', '/api/sites/:site/products/feed', {
  may: 'read',
  summary: 'Returns the address of the product feed, and the products it leaves out.',
  description: 'Of published products that everyone may see.',
  answer: z.object({
    url: z.string(),
    isHidden: z
      .boolean()
      .meta({ description: 'The site is hidden from search engines, so that there is no feed.' }),
    count: z.int().meta({ description: 'Products that are in it with all of their variants.' }),
    leftOutCount: z.int(),
    leftOut: z.array(leftOutProduct).meta({ description: `Up to ${MAX_LEFT_OUT}.` }),
  }),
  errors: { missing: 404 },
});
