/** Deletes photos whose review is gone: files first, rows after, so that a crash leaves a row by which the file is found. */
import type { Queryable } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import type { Common } from '../../../feature.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import type { JobRun } from '../../../jobs/run-job.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { deletePhoto, listForgottenPhotos, reviewPhotoKey } from './queries-photos.ts';

export const SWEEP_PHOTOS_JOB = 'reviews.sweep-photos';
const BATCH = 100;

export type PhotoDeps = Pick<Kernel, 'db' | 'storage'> & Pick<Common, 'visitorPictures'>;

/** For the transaction that deletes reviews: their photos go as soon as it is committed. */
export async function sweepPhotosLater(tx: Queryable, deps: Pick<Deps, 'now' | 'newId'>): Promise<void> {
  await enqueue(tx, deps, { type: SWEEP_PHOTOS_JOB, payload: {} });
}

export async function sweepPhotos(deps: PhotoDeps, { signal }: Pick<JobRun, 'signal'>): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const ids = await listForgottenPhotos(deps.db.read, BATCH);
    if (ids.length === 0) return;
    for (const id of ids) await dropPhotoFile(deps, id);
    await deps.db.write(async (tx) => {
      for (const id of ids) await deletePhoto(tx, id);
    });
  }
}

export async function dropPhotoFile(
  { storage, visitorPictures }: Pick<PhotoDeps, 'storage' | 'visitorPictures'>,
  id: string,
): Promise<void> {
  await storage.delete(reviewPhotoKey(id));
  await visitorPictures.forget(id);
}
