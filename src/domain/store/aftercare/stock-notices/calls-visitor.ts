/** What the page of something that is sold out sends. */
import { z } from 'zod';
import { call } from '../../../calls/call.ts';
import { SEND_STOCK_NOTICE_PATH } from './contract.ts';

export const sendStockNotice = call('POST', SEND_STOCK_NOTICE_PATH, {
  may: 'visitor',
  summary: 'Saves an address until a sold-out product is back.',
  description:
    'Sent as a form. The address gets one mail and is deleted with it; the same one for the same thing is kept once, and the answer does not say whether it was known. A form without scripts is answered with the page.',
  body: z.object({
    variantId: z.string().meta({ description: 'What is waited for.' }),
    email: z.string(),
  }),
  answer: z.object({ message: z.string() }),
});
