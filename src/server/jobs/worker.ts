/**
 * Runs jobs after the commit that queued them: leased, so that two processes never run one at the same time;
 * repeated with growing pauses; kept as dead letters when they fail for good. A handler may run again after a
 * crash, so it is written to be repeatable.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { JobTable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { failJob, finishJob, leaseJob, listDueJobs } from './queries.ts';

export type JobHandler = (payload: never) => Promise<void>;
export type JobHandlers = Readonly<Record<string, JobHandler>>;

export interface WorkerOptions {
  readonly pollMs?: number;
  readonly leaseMs?: number;
  readonly maxAttempts?: number;
  /** Pause before attempt n + 1. */
  readonly backoffMs?: (attempt: number) => number;
}

const BATCH = 20;

export interface Worker {
  /** Looks for due jobs now instead of at the next poll. */
  wake(): void;
  /** Runs everything due until nothing is left; for tests and for the command line. */
  drain(): Promise<number>;
  /** Finishes the job under way and stops. */
  stop(): Promise<void>;
}

/** 2 s, 8 s, 32 s, … at most an hour. */
function defaultBackoff(attempt: number): number {
  return Math.min(3_600_000, 500 * 4 ** attempt);
}

export function createWorker(
  deps: Pick<Deps, 'db' | 'now' | 'newId' | 'log'>,
  handlers: JobHandlers,
  options: WorkerOptions = {},
): Worker & { start(): void } {
  const { pollMs = 500, leaseMs = 60_000, maxAttempts = 8, backoffMs = defaultBackoff } = options;
  const owner = deps.newId();
  const stopping = new AbortController();
  let waking = new AbortController();
  let loop: Promise<void> = Promise.resolve();

  async function runOne(job: JobTable): Promise<void> {
    const isMine = await deps.db.write((tx) => leaseJob(tx, job, owner, deps.now(), leaseMs));
    if (!isMine) return;
    try {
      const handler = handlers[job.type];
      if (!handler) throw new Error(`no handler for jobs of type ${job.type}`);
      await handler(JSON.parse(job.payload) as never);
      await deps.db.write((tx) => finishJob(tx, job.id, deps.now()));
    } catch (error) {
      await fail(job, error);
    }
  }

  async function fail(job: JobTable, error: unknown): Promise<void> {
    const attempt = job.attempts + 1;
    const facts = { job: job.id, type: job.type, attempt, err: error };
    const isLast = attempt >= maxAttempts;
    if (isLast) deps.log.error(facts, 'a job failed for good');
    else deps.log.warn(facts, 'a job failed and will be repeated');
    const retryAt = isLast ? undefined : deps.now() + backoffMs(attempt);
    await deps.db.write((tx) =>
      failJob(tx, job.id, { error: String(error).slice(0, 2000), now: deps.now(), retryAt }),
    );
  }

  async function runDue(): Promise<number> {
    const due = await listDueJobs(deps.db.read, deps.now(), BATCH);
    for (const job of due) {
      if (stopping.signal.aborted) break;
      await runOne(job);
    }
    return due.length;
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const count = await runDue().catch((error: unknown) => {
        deps.log.error({ err: error }, 'the job queue could not be read');
        return 0;
      });
      if (count < BATCH) await sleep(pollMs, undefined, { signal: waking.signal }).catch(() => undefined);
      waking = new AbortController();
    }
  }

  return {
    start() {
      loop = run();
    },
    wake: () => waking.abort(),
    async drain() {
      let total = 0;
      for (let count = await runDue(); count > 0; count = await runDue()) total += count;
      return total;
    },
    async stop() {
      stopping.abort();
      waking.abort();
      await loop;
    },
  };
}
