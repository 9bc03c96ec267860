/** Deletes submissions whose form keeps them no longer. */
import { DAY_MS } from '#domain/time.ts';
import type { Deps } from '../../deps.ts';
import type { JobRun } from '../../jobs/run-job.ts';
import { sweepAfter } from '../files/sweep-files.ts';
import { listRetentions } from '../queries-settings.ts';
import { deleteOld } from './queries.ts';

export async function deleteExpired(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  { signal }: JobRun,
): Promise<void> {
  for (const { siteId, formId, keepDays } of await listRetentions(deps.db.read)) {
    signal.throwIfAborted();
    const before = deps.now() - keepDays * DAY_MS;
    await deps.db.write(async (tx) => sweepAfter(tx, deps, await deleteOld(tx, siteId, formId, before)));
  }
}
