/** Housekeeping of documents: those deleted long ago go for good, and old drafts are thinned out. */
import { thinRevisions } from '#domain/content/thin-revisions.ts';
import { DAY_MS } from '#domain/time.ts';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import type { JobRun } from '../jobs/run-job.ts';
import { KEEP_DELETED_MS } from './delete-document.ts';
import {
  applyThinning,
  listLongDeleted,
  listRevisionFacts,
  listThinnable,
  purgeDocuments,
} from './queries-purge.ts';

const THIN_AFTER_MS = DAY_MS;
/** Documents per transaction, so that none keeps others waiting for long. */
const BATCH = 50;

type PurgeDeps = Pick<Deps, 'db' | 'now'>;

export async function purgeDeleted(deps: PurgeDeps, { signal }: JobRun): Promise<void> {
  const before = deps.now() - KEEP_DELETED_MS;
  for (;;) {
    signal.throwIfAborted();
    const ids = await listLongDeleted(deps.db.read, before, BATCH);
    if (ids.length === 0) return;
    await deps.db.write((tx) => purgeDocuments(tx, ids, before));
  }
}

/** Thins the history of every document, one at a time. */
export async function thinHistories(deps: PurgeDeps, { signal }: JobRun): Promise<void> {
  const before = deps.now() - THIN_AFTER_MS;
  for (let after = ''; ; ) {
    const ids = await listThinnable(deps.db.read, before, after, BATCH);
    const last = ids.at(-1);
    if (last === undefined) return;
    for (const id of ids) {
      signal.throwIfAborted();
      await thinOne(deps, id);
    }
    after = last;
  }
}

async function thinOne(deps: PurgeDeps, documentId: string): Promise<void> {
  const plan = async (db: Queryable) => thinRevisions(await listRevisionFacts(db, documentId), deps.now());
  // Most documents have nothing to thin: reading first keeps other writes from waiting.
  if ((await plan(deps.db.read)).removed.length === 0) return;
  await deps.db.write(async (tx) => applyThinning(tx, await plan(tx)));
}
