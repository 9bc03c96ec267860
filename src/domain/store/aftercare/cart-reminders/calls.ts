/** What is given out to somebody who was reminded of a cart. */
import { z } from 'zod';
import { instant } from '../../../calls/answers.ts';

export const CART_REMINDERS_OF_PERSON = z.array(
  z.object({
    email: z.string(),
    what: z.enum(['reminded', 'wants no more']),
    at: instant,
  }),
);
