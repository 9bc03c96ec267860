import { prepared } from '../db/prepared.ts';
import type { JobTable, Queryable } from '../db/schema.ts';

/** Keys with this prefix stand for a period (see recurring.ts): they stay with the job, whatever becomes of it. */
export const PERIOD_PREFIX = 'every:';

export const insertJob = prepared((tx, job: JobTable) =>
  tx
    .insertInto('jobs')
    .values(job)
    .onConflict((conflict) => conflict.column('dedupeKey').doNothing()),
);

/** Jobs that are due, earliest first. */
export async function listDueJobs(db: Queryable, now: number, limit: number): Promise<JobTable[]> {
  return db
    .selectFrom('jobs')
    .selectAll()
    .where('status', '=', 'waiting')
    .where('runAt', '<=', now)
    .orderBy('runAt')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Jobs whose worker has gone silent. */
export async function listAbandonedJobs(db: Queryable, now: number, limit: number): Promise<JobTable[]> {
  return db
    .selectFrom('jobs')
    .selectAll()
    .where('status', '=', 'running')
    .where('leaseUntil', '<', now)
    .orderBy('runAt')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export interface Lease {
  readonly jobId: string;
  readonly owner: string;
  /** Which attempt of the job this is, from 1: an older attempt cannot speak for the job any more. */
  readonly attempt: number;
}

/** Takes a job for one worker; false when another was quicker. From now on its key may be queued again. */
export async function leaseJob(
  db: Queryable,
  job: JobTable,
  owner: string,
  until: number,
): Promise<Lease | undefined> {
  const lease = { jobId: job.id, owner, attempt: job.attempts + 1 };
  const result = await db
    .updateTable('jobs')
    .set({
      status: 'running',
      leaseOwner: owner,
      leaseUntil: until,
      attempts: lease.attempt,
      dedupeKey: job.dedupeKey?.startsWith(PERIOD_PREFIX) ? job.dedupeKey : null,
    })
    .where('id', '=', job.id)
    .where('status', '=', job.status)
    .where('attempts', '=', job.attempts)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n ? lease : undefined;
}

function leasedJob(db: Queryable, lease: Lease) {
  return db
    .updateTable('jobs')
    .where('id', '=', lease.jobId)
    .where('status', '=', 'running')
    .where('leaseOwner', '=', lease.owner)
    .where('attempts', '=', lease.attempt);
}

const RELEASED = { leaseOwner: null, leaseUntil: null } as const;

/** Each of these answers whether the lease still held. */
export async function renewLease(db: Queryable, lease: Lease, until: number): Promise<boolean> {
  const result = await leasedJob(db, lease).set({ leaseUntil: until }).executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function finishJob(db: Queryable, lease: Lease, now: number): Promise<boolean> {
  const result = await leasedJob(db, lease)
    .set({ ...RELEASED, status: 'done', finishedAt: now, lastError: null })
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function repeatJob(
  db: Queryable,
  lease: Lease,
  failure: { error: string; at: number },
): Promise<boolean> {
  const result = await leasedJob(db, lease)
    .set({ ...RELEASED, status: 'waiting', runAt: failure.at, lastError: failure.error })
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Keeps a job that failed for good as a dead letter. */
export async function buryJob(
  db: Queryable,
  lease: Lease,
  failure: { error: string; now: number },
): Promise<boolean> {
  const result = await leasedJob(db, lease)
    .set({ ...RELEASED, status: 'dead', finishedAt: failure.now, lastError: failure.error })
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Gives a job back untried: it runs as soon as somebody takes it. */
export async function returnJob(db: Queryable, lease: Lease): Promise<boolean> {
  const result = await leasedJob(db, lease)
    .set({ ...RELEASED, status: 'waiting', attempts: lease.attempt - 1 })
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Ends the leases of owners with this prefix: their jobs can be taken at once. */
export async function endLeases(db: Queryable, ownerPrefix: string): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ leaseUntil: 0 })
    .where('status', '=', 'running')
    .where('leaseOwner', 'like', `${ownerPrefix}%`)
    .execute();
}

/** Dead letters stay until somebody has looked at them. */
export async function deleteFinishedJobs(db: Queryable, before: number): Promise<void> {
  await db.deleteFrom('jobs').where('status', '=', 'done').where('finishedAt', '<', before).execute();
}

export async function countJobs(db: Queryable): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('jobs')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  return Object.fromEntries(rows.map((row) => [row.status, row.count]));
}

export interface JobFilter {
  readonly status?: string | undefined;
  readonly limit: number;
}

/** For people to look at: the latest first. */
export async function listJobs(db: Queryable, filter: JobFilter): Promise<JobTable[]> {
  let query = db.selectFrom('jobs').selectAll();
  if (filter.status !== undefined) query = query.where('status', '=', filter.status);
  return query.orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(filter.limit).execute();
}

/** Lets dead letters run again as if they were new. @param id one of them, or undefined for all */
export async function reviveJobs(db: Queryable, now: number, id?: string): Promise<number> {
  let update = db
    .updateTable('jobs')
    .set({ ...RELEASED, status: 'waiting', attempts: 0, runAt: now, finishedAt: null })
    .where('status', '=', 'dead');
  if (id !== undefined) update = update.where('id', '=', id);
  const result = await update.executeTakeFirst();
  return Number(result.numUpdatedRows);
}
