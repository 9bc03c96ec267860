/** The calls about reviews of products: list them, and decide which of them visitors see. */
import { z } from 'zod';
import { doneAnswer, instant } from '../../../calls/answers.ts';
import { call, type Shape } from '../../../calls/call.ts';
import { personal } from '../../../calls/personal.ts';
import { idSchema } from '../../../links/link.ts';

const REVIEWS = '/api/sites/:site/reviews';
const may = 'config.commerce';

const state = z.enum(['waiting', 'shown', 'hidden']);
export type WrittenState = z.output<typeof state>;

const review = z
  .object({
    id: z.string(),
    state,
    /** What was bought. */
    title: z.string(),
    optionText: z.string(),
    author: personal(z.string(), 'admin.customer-data'),
    rating: z.int(),
    description: z.string(),
    writtenAt: instant,
    isTest: z.boolean().meta({ description: 'From a test order. Visitors don’t see it.' }),
  })
  .meta({ id: 'Review' });
export type Review = Shape<typeof review>;

export const listReviews = call('GET', REVIEWS, {
  may,
  summary: 'Lists the newest 200 reviews with one status, and counts all.',
  query: z.object({ state: state.default('waiting') }),
  refusesQuery: 'Unknown status.',
  answer: z.object({ reviews: z.array(review), counts: z.record(state, z.int()) }),
  cache: 'no-store',
});

export const decideReview = call('POST', `${REVIEWS}/decide`, {
  may,
  summary: 'Publishes or hides a review.',
  body: z.object({ id: idSchema, state }),
  answer: doneAnswer('decided'),
  errors: { missing: 404, notAllowed: 409 },
  leaves: 'order.reviewed',
});

export const REVIEWS_OF_PERSON = z.array(
  z.object({
    title: z.string(),
    author: z.string(),
    rating: z.int().nullable(),
    description: z.string(),
    state: z.string(),
    writtenAt: instant.nullable(),
  }),
);
