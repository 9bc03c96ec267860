/** What pages of gift cards send. */
import { z } from 'zod';
import { call } from '../../calls/call.ts';
import { ADD_GIFT_PATH, BALANCE_CALL_PATH } from './contract.ts';

export const addGift = call('POST', ADD_GIFT_PATH, {
  may: 'visitor',
  summary: 'Puts a gift card into the cart, with what its buyer wrote.',
  description:
    'Sent as a form. `variantId` is `other` where the amount is typed. A form without scripts is answered with the checkout, or with the page.',
  body: z.object({
    productId: z.string(),
    variantId: z.string(),
    amount: z.string().optional(),
    recipientName: z.string().optional(),
    recipientEmail: z.string().optional(),
    senderName: z.string().optional(),
    message: z.string().optional(),
    date: z.string().optional().meta({ description: 'Such as 2026-12-24. Empty: at once.' }),
  }),
  answer: z.object({ location: z.string() }),
});

export const readBalance = call('POST', BALANCE_CALL_PATH, {
  may: 'visitor',
  summary: 'Says what is left on a gift card.',
  description: 'Sent as a form. A form without scripts is answered with the page.',
  body: z.object({ code: z.string() }),
  answer: z.object({ balance: z.string(), expires: z.string().nullable() }),
});
