/** Photos move with the reviews that they were sent with. */
import { z } from 'zod';
import { instant } from '#domain/calls/answers.ts';
import { idSchema } from '#domain/links/link.ts';
import { pick } from '#domain/pick.ts';
import { PHOTO_LIMITS } from '#domain/store/aftercare/reviews/photos.ts';
import { chunks } from '../../../db/chunks.ts';
import type { MovedRows } from '../../../kernel/moves/moved-rows.ts';
import { eachRow, splitKnown } from '../../../kernel/moves/queries.ts';
import type { Storage } from '../../../storage/storage.ts';
import { REVIEWS_FILE } from './moved-rows.ts';
import { insertPhotos, reviewPhotoKey } from './queries-photos.ts';

const side = z.int().min(1).max(100_000);

const entry = z.strictObject({
  id: idSchema,
  review: idSchema,
  sha256: z.string().regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hexadecimal'),
  bytes: z.int().min(0).max(PHOTO_LIMITS.siteBytes),
  width: side,
  height: side,
  color: z.string().regex(/^(#[0-9a-f]{6})?$/),
  createdAt: instant,
});
type PhotoEntry = z.output<typeof entry>;

export function movedReviewPhotos({ storage }: { readonly storage: Storage }): MovedRows<PhotoEntry> {
  return {
    file: 'review-photos.jsonl',
    entry,
    isPersonal: true,
    files: {
      folder: 'review-photos/',
      whose: 'of a review',
      table: 'reviewPhotos',
      of: ({ id, bytes, sha256 }) => [{ id, name: `${id}.webp`, bytes, sha256 }],
      open: (id) => storage.stream(reviewPhotoKey(id)),
      // Visitors only get sizes that are made of it, so nothing else of a foreign file reaches them.
      store: (id, path) => storage.put(reviewPhotoKey(id), { path }),
      drop: (id) => storage.delete(reviewPhotoKey(id)),
    },
    async *read(db, siteId) {
      for await (const rows of eachRow(db, 'reviewPhotos', siteId))
        yield rows.map((row) => ({
          id: row.id,
          review: row.reviewId,
          sha256: row.hash,
          ...pick(row, 'bytes', 'width', 'height', 'color', 'createdAt'),
        }));
    },
    keyOf: ({ id }) => id,
    idsOf: ({ id }) => ({ reviewPhotos: [id] }),
    check(entries, whole) {
      const reviews = whole.keysIn(REVIEWS_FILE);
      for (const [index, { id, review }] of entries.entries()) {
        whole.seeId(id, `line ${index + 1}.id`);
        if (!reviews.has(review))
          whole.add(`line ${index + 1}.review`, 'is a review that is not in this export');
      }
    },
    async insert(tx, siteId, entries) {
      const { added } = await splitKnown(tx, 'reviewPhotos', entries);
      for (const chunk of chunks(added))
        await insertPhotos(
          tx,
          chunk.map(({ review, sha256, ...photo }) => ({
            ...photo,
            siteId,
            reviewId: review,
            hash: sha256,
          })),
        );
    },
  };
}
