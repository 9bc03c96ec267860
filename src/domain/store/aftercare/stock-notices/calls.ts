/** What is given out to somebody who waits for something. */
import { z } from 'zod';
import { instant } from '../../../calls/answers.ts';

export const STOCK_NOTICES_OF_PERSON = z.array(
  z.object({
    email: z.string(),
    variantId: z.string(),
    consent: z.string().meta({ description: 'What was agreed to, as it was written then.' }),
    askedAt: instant,
  }),
);
