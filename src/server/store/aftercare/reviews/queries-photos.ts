import { sql } from 'kysely';
import type { ReviewState } from '#domain/store/aftercare/reviews/contract.ts';
import { PHOTO_ADDRESS_HASH, photoView } from '#domain/store/aftercare/reviews/photos.ts';
import type { Queryable } from '../../../db/schema.ts';
import { type MediaRecord, originalKey } from '../../../kernel/media/records.ts';
import type { StorageKey } from '../../../storage/storage.ts';

export interface ReviewPhotoTable {
  /** In the order in which they were sent. */
  id: string;
  siteId: string;
  reviewId: string;
  /** SHA-256 of what is stored, hex. */
  hash: string;
  bytes: number;
  width: number;
  height: number;
  color: string;
  createdAt: number;
}

declare module '../../../db/schema.ts' {
  interface Schema {
    reviewPhotos: ReviewPhotoTable;
  }
}

export function reviewPhotoKey(id: string): StorageKey {
  return originalKey({ id, hash: PHOTO_ADDRESS_HASH });
}

/** As pictures are served: from what is stored, but only as sizes that are made of it. */
export function recordOf(row: ReviewPhotoTable): MediaRecord {
  return {
    ...photoView(row),
    siteId: row.siteId,
    createdAt: row.createdAt,
    deletedAt: null,
    sourceId: null,
    posterId: null,
    edit: null,
    isResizedOnly: true,
  };
}

export async function insertPhotos(tx: Queryable, rows: readonly ReviewPhotoTable[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insertInto('reviewPhotos')
      .values([...rows])
      .execute();
}

export async function sumPhotoBytes(tx: Queryable, siteId: string): Promise<number> {
  const row = await tx
    .selectFrom('reviewPhotos')
    .select(({ fn }) => fn.sum<number | null>('bytes').as('bytes'))
    .where('siteId', '=', siteId)
    .executeTakeFirst();
  return Number(row?.bytes ?? 0);
}

async function listPhotosOf(db: Queryable, reviewIds: readonly string[]): Promise<ReviewPhotoTable[]> {
  if (reviewIds.length === 0) return [];
  return db
    .selectFrom('reviewPhotos')
    .selectAll()
    .where('reviewId', 'in', [...reviewIds])
    .orderBy('id')
    .execute();
}

export async function photosByReview(
  db: Queryable,
  reviews: readonly { readonly id: string }[],
): Promise<ReadonlyMap<string, ReviewPhotoTable[]>> {
  const photos = await listPhotosOf(
    db,
    reviews.map(({ id }) => id),
  );
  return Map.groupBy(photos, ({ reviewId }) => reviewId);
}

export async function findPhoto(
  db: Queryable,
  siteId: string,
  id: string,
): Promise<ReviewPhotoTable | undefined> {
  return db
    .selectFrom('reviewPhotos')
    .selectAll()
    .where('id', '=', id)
    .where('siteId', '=', siteId)
    .executeTakeFirst();
}

/** One that visitors may see: of a review that is shown. */
export async function findShownPhoto(
  db: Queryable,
  siteId: string,
  id: string,
): Promise<MediaRecord | undefined> {
  const row = await db
    .selectFrom('reviewPhotos')
    .innerJoin('reviews', 'reviews.id', 'reviewPhotos.reviewId')
    .selectAll('reviewPhotos')
    .where('reviewPhotos.id', '=', id)
    .where('reviewPhotos.siteId', '=', siteId)
    .where('reviews.siteId', '=', siteId)
    .where('reviews.state', '=', 'shown' satisfies ReviewState)
    .where('reviews.isTest', '=', 0)
    .executeTakeFirst();
  return row && recordOf(row);
}

export async function deletePhoto(tx: Queryable, id: string): Promise<void> {
  await tx.deleteFrom('reviewPhotos').where('id', '=', id).execute();
}

/** Those of reviews that are gone. */
export async function listForgottenPhotos(db: Queryable, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from review_photos
    where not exists (select 1 from reviews where reviews.id = review_photos.review_id)
    order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
