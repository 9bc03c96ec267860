/** What the page of a request sends. */
import { z } from 'zod';
import { call } from '../../../calls/call.ts';
import { SEND_REVIEW_PATH } from './contract.ts';

export const sendReview = call('POST', SEND_REVIEW_PATH, {
  may: 'visitor',
  summary: 'Submits a review of a purchased product, with the link from the request.',
  description:
    'Sent as a form or as JSON; a form in parts can have up to four photos after the other fields. Each thing that was bought is reviewed once; visitors see it once the owner has shown it. A form without scripts is answered with the page.',
  body: z.object({
    token: z.string().meta({ description: 'Of the link.' }),
    line: z.string().meta({ description: 'Which of the things that were bought.' }),
    rating: z.string().meta({ description: 'From 1 to 5.' }),
    description: z.string(),
    author: z.string().meta({ description: 'The name that is shown; may be empty.' }),
  }),
  answer: z.object({ message: z.string() }),
});
