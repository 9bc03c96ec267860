/** Reviews move with their site where its visitors do: they hold addresses. */
import { z } from 'zod';
import { instant } from '#domain/calls/answers.ts';
import { idSchema } from '#domain/links/link.ts';
import { pick } from '#domain/pick.ts';
import { MAX_RATING, REVIEW_LIMITS, REVIEW_STATES } from '#domain/store/aftercare/reviews/contract.ts';
import type { MovedRows } from '../../../kernel/moves/moved-rows.ts';
import { rowsOfVisitors } from '../../../kernel/moves/rows-of-visitors.ts';
import { insertReviews, type ReviewTable } from './queries.ts';

export const REVIEWS_FILE = 'reviews.jsonl';

const text = (limit: number) => z.string().max(limit).default('');

const entry = z.strictObject({
  id: idSchema,
  product: idSchema,
  line: idSchema,
  token: z.string().min(8).max(60),
  email: text(254),
  title: text(500),
  optionText: text(500),
  author: text(REVIEW_LIMITS.author),
  state: z.enum(REVIEW_STATES),
  rating: z.int().min(1).max(MAX_RATING).nullable().default(null),
  description: text(REVIEW_LIMITS.description),
  askedAt: instant,
  expiresAt: instant,
  writtenAt: instant.nullable().default(null),
  isTest: z.boolean().default(false),
  reply: text(REVIEW_LIMITS.reply),
  repliedAt: instant.nullable().default(null),
  replyMailedAt: instant.nullable().default(null),
});
type ReviewEntry = z.output<typeof entry>;

const reviews = rowsOfVisitors({
  table: 'reviews',
  file: REVIEWS_FILE,
  entry,
  once: ['the line of an order', 'line', ({ line }) => line],
  entryOf,
  rowOf,
  insert: insertReviews,
});

function entryOf(row: ReviewTable): ReviewEntry {
  return {
    id: row.id,
    product: row.productId,
    line: row.lineId,
    ...pick(row, 'token', 'email', 'title', 'optionText', 'author'),
    state: row.state as ReviewEntry['state'],
    ...pick(row, 'rating', 'description', 'askedAt', 'expiresAt', 'writtenAt'),
    isTest: row.isTest === 1,
    ...pick(row, 'reply', 'repliedAt', 'replyMailedAt'),
  };
}

function rowOf({ product, line, isTest, ...each }: ReviewEntry, siteId: string): ReviewTable {
  return { ...each, siteId, productId: product, lineId: line, isTest: Number(isTest) };
}

export const moved: readonly MovedRows[] = [reviews];
