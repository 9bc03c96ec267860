/**
 * Jobs that come back: one for each period of time, whatever restarts and however many processes share the
 * database. The period is part of the job's unique key, which stays with the job after it has run.
 */
import { WEEK_MS } from '#domain/time.ts';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { enqueue } from './enqueue.ts';
import { PERIOD_PREFIX } from './queries.ts';

export interface RecurringJob {
  /** Of the handler; its payload is empty. */
  readonly type: string;
  readonly everyMs: number;
}

/** Finished jobs are deleted after a week, and with them goes the memory that a period has been served. */
const MAX_PERIOD_MS = WEEK_MS;

export class RecurringJobs {
  readonly #jobs: readonly RecurringJob[];
  readonly #queued = new Map<string, number>();

  constructor(jobs: readonly RecurringJob[]) {
    for (const { type, everyMs } of jobs) {
      if (everyMs > MAX_PERIOD_MS) throw new Error(`${type} recurs too rarely. The limit is a week.`);
    }
    this.#jobs = jobs;
  }

  /** Queues what belongs to the present period. Missed periods are not made up for. */
  async queue(deps: Pick<Deps, 'db' | 'now' | 'newId'>): Promise<void> {
    const now = deps.now();
    const wanted = this.#jobs
      .map((job) => ({ ...job, period: Math.floor(now / job.everyMs) }))
      .filter((job) => this.#queued.get(job.type) !== job.period);
    if (wanted.length === 0) return;
    await deps.db.write(async (tx) => {
      for (const job of wanted) await queueOne(tx, deps, job.type, job.period);
    });
    for (const job of wanted) this.#queued.set(job.type, job.period);
  }
}

async function queueOne(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  type: string,
  period: number,
): Promise<void> {
  await enqueue(tx, deps, { type, payload: {}, dedupeKey: `${PERIOD_PREFIX}${type}:${period}` });
}
