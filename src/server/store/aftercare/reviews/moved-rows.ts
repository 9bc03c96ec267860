/** Reviews move with their site where its visitors do: they hold addresses. */
import { z } from 'zod';
import { instant } from '#domain/calls/answers.ts';
import { idSchema } from '#domain/links/link.ts';
import { MAX_RATING, REVIEW_LIMITS, REVIEW_STATES } from '#domain/store/aftercare/reviews/contract.ts';
import type { MovedRows } from '../../../kernel/moves/moved-rows.ts';
import { rowsOfVisitors } from '../../../kernel/moves/rows-of-visitors.ts';
import { insertReviews, type ReviewTable, reviewOf } from './queries.ts';

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
});
type ReviewEntry = z.output<typeof entry>;

const reviews = rowsOfVisitors({
  table: 'reviews',
  file: 'reviews.jsonl',
  entry,
  once: ['the line of an order', 'line', ({ line }) => line],
  entryOf: (row) => entryOf(reviewOf(row)),
  rowOf,
  insert: insertReviews,
});

function entryOf(row: ReviewTable): ReviewEntry {
  return {
    id: row.id,
    product: row.productId,
    line: row.lineId,
    token: row.token,
    email: row.email,
    title: row.title,
    optionText: row.optionText,
    author: row.author,
    state: row.state as ReviewEntry['state'],
    rating: row.rating,
    description: row.description,
    askedAt: row.askedAt,
    expiresAt: row.expiresAt,
    writtenAt: row.writtenAt,
    isTest: row.isTest === 1,
  };
}

function rowOf(each: ReviewEntry, siteId: string): ReviewTable {
  return {
    id: each.id,
    siteId,
    productId: each.product,
    lineId: each.line,
    token: each.token,
    email: each.email,
    title: each.title,
    optionText: each.optionText,
    author: each.author,
    state: each.state,
    rating: each.rating,
    description: each.description,
    askedAt: each.askedAt,
    expiresAt: each.expiresAt,
    writtenAt: each.writtenAt,
    isTest: Number(each.isTest),
  };
}

export const moved: readonly MovedRows[] = [reviews];
