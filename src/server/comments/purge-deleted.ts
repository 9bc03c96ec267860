/** Comments that were deleted long ago go for good. */
import { DAY_MS } from '#domain/time.ts';
import type { Deps } from '../deps.ts';
import type { JobRun } from '../jobs/run-job.ts';
import { listAnswered, listLongDeleted, purge } from './queries-moderation.ts';

const KEEP_DELETED_MS = 30 * DAY_MS;
const BATCH = 200;

export async function purgeDeletedComments(
  deps: Pick<Deps, 'db' | 'now'>,
  { signal }: Pick<JobRun, 'signal'>,
): Promise<void> {
  const before = deps.now() - KEEP_DELETED_MS;
  for (;;) {
    signal.throwIfAborted();
    const count = await deps.db.write(async (tx) => {
      const ids = await listLongDeleted(tx, before, BATCH);
      const answered = new Set(await listAnswered(tx, ids));
      await purge(tx, { emptied: [...answered], removed: ids.filter((id) => !answered.has(id)) });
      return ids.length;
    });
    if (count === 0) return;
  }
}
