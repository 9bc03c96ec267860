/**
 * Runs jobs after the commit that queued them: woken by commits of this process, and by polling for what
 * others queued or what has become due. Earliest first, a few at a time.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { HOUR_MS } from '#domain/time.ts';
import type { JobTable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { endLeases, listAbandonedJobs, listDueJobs } from './queries.ts';
import { type RecurringJob, RecurringJobs } from './recurring.ts';
import { type JobHandlers, type JobRules, JobRunner } from './run-job.ts';

export interface WorkerOptions extends Partial<JobRules> {
  readonly pollMs?: number;
  /** Jobs run at the same time by this worker. */
  readonly concurrency?: number;
  readonly recurring?: readonly RecurringJob[];
  /**
   * No other server works on this database: what one left running was cut off, and is run again at once
   * instead of when its lease is over. (Command line tools may be at work; their leases are respected.)
   */
  readonly isOnlyServer?: boolean;
}

/** Marks the leases of servers that are alone, so that the next one knows them. */
const ONLY_SERVER_PREFIX = 'server:';

const DEFAULT_RULES: JobRules = {
  leaseMs: 15_000,
  maxAttempts: 8,
  // 2 s, 8 s, 32 s, … at most an hour.
  backoffMs: (attempt) => Math.min(HOUR_MS, 500 * 4 ** attempt),
};
/** Commits come in bursts; looking once for all of them is enough. */
const MIN_PAUSE_MS = 25;

export class Worker {
  /** The types of jobs there is a handler for. */
  readonly types: readonly string[];
  readonly #deps: Pick<Deps, 'db' | 'now' | 'newId' | 'log'>;
  readonly #runner: JobRunner;
  readonly #recurring: RecurringJobs;
  readonly #pollMs: number;
  readonly #leaseMs: number;
  readonly #concurrency: number;
  readonly #isOnlyServer: boolean;
  readonly #running = new Map<string, Promise<void>>();
  #loop: Promise<void> | undefined;
  #stopListening = (): void => undefined;
  #isStopping = false;
  #isWoken = false;
  #waking = new AbortController();
  #lookedForAbandonedAt = Number.NEGATIVE_INFINITY;

  constructor(
    deps: Pick<Deps, 'db' | 'now' | 'newId' | 'log'>,
    handlers: JobHandlers,
    options: WorkerOptions = {},
  ) {
    const { pollMs = 500, concurrency = 4, recurring = [], isOnlyServer = false, ...rules } = options;
    const allRules = { ...DEFAULT_RULES, ...rules };
    this.types = Object.keys(handlers);
    this.#deps = deps;
    this.#pollMs = pollMs;
    this.#concurrency = concurrency;
    this.#leaseMs = allRules.leaseMs;
    this.#recurring = new RecurringJobs(recurring);
    this.#isOnlyServer = isOnlyServer;
    const owner = `${isOnlyServer ? ONLY_SERVER_PREFIX : ''}${deps.newId()}`;
    this.#runner = new JobRunner(deps, handlers, allRules, owner);
  }

  start(): void {
    this.#stopListening = this.#deps.db.onCommit(() => this.wake());
    this.#loop = this.#run();
  }

  /** Looks for due jobs now instead of at the next poll. */
  wake(): void {
    this.#isWoken = true;
    this.#waking.abort();
  }

  /** Runs everything due, one after the other, until nothing is left; for tests and the command line. */
  async drain(): Promise<number> {
    let total = 0;
    for (;;) {
      const [job] = await this.#listDue(1);
      if (!job) return total;
      await this.#runner.run(job);
      total += 1;
    }
  }

  /** Queues what recurs, as the running worker does by itself. */
  async queueRecurring(): Promise<void> {
    await this.#recurring.queue(this.#deps);
  }

  /**
   * Takes no new jobs and waits for those under way. What is not done in time is given back and runs again at
   * the next start, so the process has to end then.
   */
  async stop(withinMs = 8000): Promise<void> {
    this.#isStopping = true;
    this.#stopListening();
    this.wake();
    const deadline = new AbortController();
    const done = this.#settle().then(() => true);
    const late = sleep(withinMs, false, { signal: deadline.signal }).catch(() => false);
    const isDone = await Promise.race([done, late]);
    deadline.abort();
    if (!isDone) await this.#runner.abandon();
  }

  async #takeOver(): Promise<void> {
    if (!this.#isOnlyServer) return;
    await this.#deps.db.write((tx) => endLeases(tx, ONLY_SERVER_PREFIX));
  }

  async #settle(): Promise<void> {
    await this.#loop;
    await Promise.all(this.#running.values());
  }

  async #run(): Promise<void> {
    await this.#takeOver().catch((error: unknown) =>
      this.#deps.log.error({ err: error }, 'jobs that were cut off could not be taken over'),
    );
    while (!this.#isStopping) {
      this.#isWoken = false;
      this.#waking = new AbortController();
      const lookedAt = performance.now();
      const isBusy = await this.#look().catch((error: unknown) => {
        this.#deps.log.error({ err: error }, 'the job queue could not be read');
        return false;
      });
      await this.#pause();
      // A job that ends makes room at once; otherwise a burst of commits is looked at together.
      const early = MIN_PAUSE_MS - (performance.now() - lookedAt);
      if (early > 0 && !isBusy && !this.#isStopping) await sleep(early);
    }
  }

  /** Starts due jobs; true when as many run as may, so that more may be waiting. */
  async #look(): Promise<boolean> {
    await this.#recurring.queue(this.#deps);
    const free = this.#concurrency - this.#running.size;
    if (free === 0) return true;
    // Jobs just started may still be listed as waiting.
    const due = await this.#listDue(this.#concurrency);
    for (const job of due.filter((each) => !this.#running.has(each.id)).slice(0, free)) this.#start(job);
    return this.#running.size >= this.#concurrency;
  }

  #start(job: JobTable): void {
    const running = this.#runner
      .run(job)
      .catch((error: unknown) => {
        this.#deps.log.error({ err: error, job: job.id }, 'a job could not be taken or put down');
      })
      .finally(() => {
        this.#running.delete(job.id);
        this.wake();
      });
    this.#running.set(job.id, running);
  }

  async #listDue(limit: number): Promise<JobTable[]> {
    const { db, now } = this.#deps;
    const at = now();
    if (at - this.#lookedForAbandonedAt < this.#leaseMs / 4) return listDueJobs(db.read, at, limit);
    const abandoned = await listAbandonedJobs(db.read, at, limit);
    if (abandoned.length < limit) this.#lookedForAbandonedAt = at;
    return [...abandoned, ...(await listDueJobs(db.read, at, limit - abandoned.length))];
  }

  async #pause(): Promise<void> {
    if (this.#isWoken) return;
    await sleep(this.#pollMs, undefined, { signal: this.#waking.signal }).catch(() => undefined);
  }
}

export function createWorker(...given: ConstructorParameters<typeof Worker>): Worker {
  return new Worker(...given);
}
