/** The outbox: a job row written in the same transaction as the change it follows from. */
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { insertJob } from './queries.ts';

export interface NewJob {
  /** `feature.verb-noun`. */
  readonly type: string;
  readonly siteId?: string;
  readonly payload: unknown;
  /** Default: at once. */
  readonly runAt?: number;
  /** A second job with the same key is not queued while the first one is known. */
  readonly dedupeKey?: string;
}

export async function enqueue(tx: Queryable, deps: Pick<Deps, 'now' | 'newId'>, job: NewJob): Promise<void> {
  const now = deps.now();
  await insertJob(tx, {
    id: deps.newId(),
    siteId: job.siteId ?? null,
    type: job.type,
    payload: JSON.stringify(job.payload),
    status: 'waiting',
    runAt: job.runAt ?? now,
    attempts: 0,
    dedupeKey: job.dedupeKey ?? null,
    leaseUntil: null,
    leaseOwner: null,
    lastError: null,
    createdAt: now,
    finishedAt: null,
  });
}
