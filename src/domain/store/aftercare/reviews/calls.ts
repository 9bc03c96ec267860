/** The calls about reviews of products: list them, decide which of them visitors see, and reply. */
import { z } from 'zod';
import { doneAnswer, instant } from '../../../calls/answers.ts';
import { call, type Shape } from '../../../calls/call.ts';
import { personal } from '../../../calls/personal.ts';
import { idSchema } from '../../../links/link.ts';
import { REVIEW_LIMITS } from './contract.ts';

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
    reply: z.string().meta({ description: 'From the shop. Empty without one.' }),
    /** The buyer got the email about the reply. */
    isReplyMailed: z.boolean(),
    photos: z.array(z.object({ id: z.string(), width: z.int(), height: z.int() })),
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

export const replyToReview = call('PUT', `${REVIEWS}/:review/reply`, {
  may,
  summary: 'Replies to a review, or changes or removes the reply.',
  description:
    'Visitors see it below the review. A few minutes later the buyer gets one email, if the store sends these.',
  body: z.object({
    reply: z.string().trim().max(REVIEW_LIMITS.reply).meta({ description: 'Empty removes the reply.' }),
  }),
  answer: doneAnswer('replied'),
  errors: { missing: 404 },
  leaves: 'order.reviewed',
});

const PHOTO = `${REVIEWS}/photos/:photo`;

export const fetchPhoto = call('GET', PHOTO, {
  may,
  summary: 'Returns a photo that was sent with a review.',
  query: z.object({ width: z.enum(['300', '1500']).default('300') }),
  refusesQuery: 'The width is 300 or 1500.',
  gives: 'image/*',
  personal: 'admin.customer-data',
  errors: { missing: 404 },
});

export const removePhoto = call('DELETE', PHOTO, {
  may,
  summary: 'Deletes a photo of a review.',
  answer: doneAnswer('removed'),
  errors: { missing: 404 },
  leaves: 'order.reviewed',
});

export const REVIEWS_OF_PERSON = z.array(
  z.object({
    title: z.string(),
    author: z.string(),
    rating: z.int().nullable(),
    description: z.string(),
    reply: z.string(),
    photos: z.int().meta({ description: 'How many.' }),
    state: z.string(),
    writtenAt: instant.nullable(),
  }),
);
