import type { JobTable, Queryable } from '../db/schema.ts';

export async function insertJob(db: Queryable, job: JobTable): Promise<void> {
  await db
    .insertInto('jobs')
    .values(job)
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute();
}

/** Jobs that are due, or whose worker has gone silent, oldest first. */
export async function listDueJobs(db: Queryable, now: number, limit: number): Promise<JobTable[]> {
  return db
    .selectFrom('jobs')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb.and([eb('status', '=', 'waiting'), eb('run_at', '<=', now)]),
        eb.and([eb('status', '=', 'running'), eb('lease_until', '<', now)]),
      ]),
    )
    .orderBy('run_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Takes a job for one worker; false when another was quicker. */
export async function leaseJob(
  db: Queryable,
  job: JobTable,
  owner: string,
  now: number,
  leaseMs: number,
): Promise<boolean> {
  const result = await db
    .updateTable('jobs')
    .set({ status: 'running', lease_owner: owner, lease_until: now + leaseMs, attempts: job.attempts + 1 })
    .where('id', '=', job.id)
    .where('status', '=', job.status)
    .where('attempts', '=', job.attempts)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function finishJob(db: Queryable, id: string, now: number): Promise<void> {
  await db
    .updateTable('jobs')
    .set({
      status: 'done',
      finished_at: now,
      lease_owner: null,
      lease_until: null,
      dedupe_key: null,
      last_error: null,
    })
    .where('id', '=', id)
    .execute();
}

export async function failJob(
  db: Queryable,
  id: string,
  failure: { error: string; now: number; retryAt: number | undefined },
): Promise<void> {
  await db
    .updateTable('jobs')
    .set({
      status: failure.retryAt === undefined ? 'dead' : 'waiting',
      run_at: failure.retryAt ?? failure.now,
      last_error: failure.error,
      lease_owner: null,
      lease_until: null,
      finished_at: failure.retryAt === undefined ? failure.now : null,
    })
    .where('id', '=', id)
    .execute();
}

/** When the next waiting job is due, or undefined. */
export async function nextJobAt(db: Queryable): Promise<number | undefined> {
  const row = await db
    .selectFrom('jobs')
    .select((eb) => eb.fn.min('run_at').as('at'))
    .where('status', '=', 'waiting')
    .executeTakeFirst();
  return row?.at ?? undefined;
}

export async function deleteFinishedJobs(db: Queryable, before: number): Promise<void> {
  await db.deleteFrom('jobs').where('status', '=', 'done').where('finished_at', '<', before).execute();
}

export async function countJobs(db: Queryable): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('jobs')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  return Object.fromEntries(rows.map((row) => [row.status, Number(row.count)]));
}
