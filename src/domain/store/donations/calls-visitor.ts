/** What the donation checkout sends. */
import { z } from 'zod';
import { call } from '../../calls/call.ts';

export const PLACE_DONATION_PATH = '/api/commerce/donations';

export const placeDonation = call('POST', PLACE_DONATION_PATH, {
  may: 'visitor',
  summary: 'Donates to a campaign.',
  description:
    'Send as a form: the campaign as `donatePageId`, the `key` from the page, `amount` (suggested, in the currency’s smallest unit; or `other`, with the donor’s own as typed in `other`), `name`, `email` and `payment`; optionally `dedication`, `anonymous` and `fee`. Leads to the receipt, or to where it is paid. Repeating it with the same key charges nothing. After several declined payments it needs a captcha.',
  answer: z.object({
    kind: z
      .enum(['placed', 'payment'])
      .meta({ description: 'Whether it is paid, or is paid where it leads.' }),
    location: z.string(),
  }),
});
