/** Deletes files that belong to no submission: never sent, or sent with one that is gone. */
import { MINUTE_MS } from '#domain/time.ts';
import type { Queryable } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { JobRun } from '../../jobs/run-job.ts';
import { type FormFilesDeps, formFileKey } from './form-files.ts';
import { deleteFile, listForgotten } from './queries.ts';

export const SWEEP_FILES_JOB = 'forms.sweep-files';
/** For clocks of other processes, and for what is being sent at this moment. */
const GRACE_MS = 10 * MINUTE_MS;
const BATCH = 100;

/**
 * For the transaction that deletes submissions: their files go as soon as it is committed.
 * @returns how many were deleted
 */
export async function sweepAfter(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  deleted: number,
): Promise<number> {
  if (deleted > 0) await enqueue(tx, deps, { type: SWEEP_FILES_JOB, payload: {} });
  return deleted;
}

/** Files first, rows after: what a crash leaves is a row, by which the next run finds the file. */
export async function sweepFiles(
  { db, now, storage }: Pick<FormFilesDeps, 'db' | 'now' | 'storage'>,
  { signal }: Pick<JobRun, 'signal'>,
): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const ids = await listForgotten(db.read, now() - GRACE_MS, BATCH);
    if (ids.length === 0) return;
    for (const id of ids) await storage.delete(formFileKey(id));
    await db.write(async (tx) => {
      for (const id of ids) await deleteFile(tx, id);
    });
  }
}
