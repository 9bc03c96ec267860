import { sql } from 'kysely';
import { REVIEW_LIMITS, type ReviewState } from '#domain/store/aftercare/reviews/contract.ts';
import type { Queryable } from '../../../db/schema.ts';
import { deleteRowsOfPerson, listRowsOfPerson } from '../../../kernel/sites/queries-person.ts';

export interface ReviewTable {
  id: string;
  siteId: string;
  productId: string;
  /** Of the order: each is reviewed once. */
  lineId: string;
  /** Of the link in the mail; shared by all lines of an order. */
  token: string;
  email: string;
  title: string;
  optionText: string;
  author: string;
  /** ReviewState. */
  state: string;
  /** Null until it is written. */
  rating: number | null;
  description: string;
  askedAt: number;
  expiresAt: number;
  writtenAt: number | null;
  /** 1 where it is of a test order: visitors do not see it. */
  isTest: number;
  /** From the shop; empty without one. */
  reply: string;
  repliedAt: number | null;
  /** When the buyer got the email about the reply: once. */
  replyMailedAt: number | null;
}

declare module '../../../db/schema.ts' {
  interface Schema {
    reviews: ReviewTable;
  }
}

const MOST_LISTED = 200;

/** Those that are there already stay as they are. */
export async function insertReviews(tx: Queryable, rows: readonly ReviewTable[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('reviews')
    .values([...rows])
    .onConflict((conflict) => conflict.column('lineId').doNothing())
    .execute();
}

export interface RequestedReview extends ReviewTable {
  readonly isThere: boolean;
}

/** What a request is about, in the order in which it was asked. */
export async function listRequested(
  db: Queryable,
  siteId: string,
  token: string,
): Promise<RequestedReview[]> {
  const rows = await db
    .selectFrom('reviews')
    .leftJoin('documents', (join) =>
      join
        .onRef('documents.id', '=', 'reviews.productId')
        .on('documents.deletedAt', 'is', null)
        .on('documents.publishedId', 'is not', null),
    )
    .selectAll('reviews')
    .select('documents.id as documentId')
    .where('reviews.siteId', '=', siteId)
    .where('reviews.token', '=', token)
    .orderBy('reviews.id')
    .execute();
  return rows.map(({ documentId, ...row }) => ({ ...row, isThere: documentId !== null }));
}

/** Only once: whoever comes second changes nothing. */
export async function writeReview(
  tx: Queryable,
  id: string,
  written: Pick<ReviewTable, 'rating' | 'description' | 'author' | 'writtenAt'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('reviews')
    .set({ ...written, state: 'waiting' satisfies ReviewState })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

export async function listByState(db: Queryable, siteId: string, state: string): Promise<ReviewTable[]> {
  return db
    .selectFrom('reviews')
    .selectAll()
    .where('siteId', '=', siteId)
    .where('state', '=', state)
    .orderBy('writtenAt', 'desc')
    .orderBy('id')
    .limit(MOST_LISTED)
    .execute();
}

export async function countByState(db: Queryable, siteId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('reviews')
    .select(['state', sql<number>`count(*)`.as('count')])
    .where('siteId', '=', siteId)
    .groupBy('state')
    .execute();
  return new Map(rows.map(({ state, count }) => [state, count]));
}

export async function isTestReview(db: Queryable, siteId: string, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('reviews')
    .select('isTest')
    .where('id', '=', id)
    .where('siteId', '=', siteId)
    .executeTakeFirst();
  return (found?.isTest ?? 0) === 1;
}

/** @returns whether there is such a review that somebody has written */
export async function setState(tx: Queryable, siteId: string, id: string, state: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('reviews')
    .set({ state })
    .where('id', '=', id)
    .where('siteId', '=', siteId)
    .where('state', '!=', 'asked')
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

export async function findReview(
  db: Queryable,
  siteId: string,
  id: string,
): Promise<ReviewTable | undefined> {
  return db
    .selectFrom('reviews')
    .selectAll()
    .where('id', '=', id)
    .where('siteId', '=', siteId)
    .executeTakeFirst();
}

/** @returns whether there is such a review */
export async function setReply(
  tx: Queryable,
  siteId: string,
  id: string,
  reply: Pick<ReviewTable, 'reply' | 'repliedAt'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('reviews')
    .set(reply)
    .where('id', '=', id)
    .where('siteId', '=', siteId)
    .where('state', '!=', 'asked')
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

/** @returns whether the email about the reply is still to be sent: true once */
export async function claimReplyMail(tx: Queryable, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('reviews')
    .set({ replyMailedAt: now })
    .where('id', '=', id)
    .where('replyMailedAt', 'is', null)
    .where('reply', '!=', '')
    .where('state', '=', 'shown' satisfies ReviewState)
    .where('isTest', '=', 0)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

/** In which language the buyer ordered; null where that is not known any more. */
export async function findLocaleOfBuyer(db: Queryable, lineId: string): Promise<string | null> {
  const found = await db
    .selectFrom('orderLines')
    .innerJoin('orders', 'orders.id', 'orderLines.orderId')
    .select('orders.locale')
    .where('orderLines.id', '=', lineId)
    .executeTakeFirst();
  return found?.locale ?? null;
}

export async function sumShown(
  db: Queryable,
  siteId: string,
  productId: string,
): Promise<{ readonly count: number; readonly sum: number }> {
  return shownOf(db, siteId, productId)
    .select([sql<number>`count(*)`.as('count'), sql<number>`coalesce(sum(rating), 0)`.as('sum')])
    .executeTakeFirstOrThrow();
}

export async function listShown(db: Queryable, siteId: string, productId: string): Promise<ReviewTable[]> {
  return shownOf(db, siteId, productId)
    .selectAll()
    .orderBy('writtenAt', 'desc')
    .orderBy('id')
    .limit(REVIEW_LIMITS.shown)
    .execute();
}

function shownOf(db: Queryable, siteId: string, productId: string) {
  return db
    .selectFrom('reviews')
    .where('siteId', '=', siteId)
    .where('productId', '=', productId)
    .where('state', '=', 'shown' satisfies ReviewState)
    .where('isTest', '=', 0);
}

export async function listReviewsOf(db: Queryable, siteId: string, email: string): Promise<ReviewTable[]> {
  return listRowsOfPerson(db, 'reviews', { siteId, email }, 'id');
}

export function deleteReviewsOf(tx: Queryable, siteId: string, email: string): Promise<number> {
  return deleteRowsOfPerson(tx, 'reviews', { siteId, email });
}

/** Requests nobody answered in time. */
export async function deleteUnanswered(tx: Queryable, before: number): Promise<void> {
  await tx
    .deleteFrom('reviews')
    .where('state', '=', 'asked' satisfies ReviewState)
    .where('expiresAt', '<', before)
    .execute();
}
