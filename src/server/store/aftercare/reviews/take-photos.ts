/** Makes what a buyer sent fit to be shown and stores it: before the rows, so that no row lacks its file. */
import { PHOTO_LIMITS, PHOTO_WIDTH, type PhotoProblem } from '#domain/store/aftercare/reviews/photos.ts';
import type { Queryable } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { insertPhotos, type ReviewPhotoTable, reviewPhotoKey, sumPhotoBytes } from './queries-photos.ts';
import { dropPhotoFile, type PhotoDeps } from './sweep-photos.ts';

type StoredPhoto = Omit<ReviewPhotoTable, 'reviewId'>;

export type PhotosTaken =
  | { readonly kind: 'taken'; readonly photos: readonly StoredPhoto[] }
  | { readonly kind: 'refused'; readonly reason: PhotoProblem };

/** @param paths of files that came, in their order */
export async function storePhotos(
  deps: PhotoDeps & Pick<Deps, 'now' | 'newId'>,
  siteId: string,
  paths: readonly string[],
): Promise<PhotosTaken> {
  if (paths.length === 0) return { kind: 'taken', photos: [] };
  if ((await sumPhotoBytes(deps.db.read, siteId)) >= PHOTO_LIMITS.siteBytes)
    return { kind: 'refused', reason: 'photoFull' };
  const photos: StoredPhoto[] = [];
  for (const path of paths) {
    const made = await deps.visitorPictures.remake(path, PHOTO_WIDTH);
    if (!made) {
      await dropPhotos(deps, photos);
      return { kind: 'refused', reason: 'photoUnreadable' };
    }
    const { path: madePath, ...facts } = made;
    const id = deps.newId();
    await deps.storage.put(reviewPhotoKey(id), { path: madePath, isTemporary: true });
    photos.push({ ...facts, id, siteId, createdAt: deps.now() });
  }
  return { kind: 'taken', photos };
}

export async function keepPhotos(
  tx: Queryable,
  reviewId: string,
  photos: readonly StoredPhoto[],
): Promise<void> {
  await insertPhotos(
    tx,
    photos.map((photo) => ({ ...photo, reviewId })),
  );
}

/** Of a review that was not taken after all. */
export async function dropPhotos(deps: PhotoDeps, photos: readonly StoredPhoto[]): Promise<void> {
  for (const { id } of photos) await dropPhotoFile(deps, id);
}
