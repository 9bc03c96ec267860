/**
 * One job, run under a lease that is renewed while it runs. A worker that falls silent loses the lease, and
 * what it says about the job afterwards no longer counts.
 */
import type { JobTable, Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { buryJob, finishJob, type Lease, leaseJob, renewLease, repeatJob, returnJob } from './queries.ts';

export interface JobRun {
  /** Aborted when the lease is lost or the process is about to end: what is done after that may be done twice. */
  readonly signal: AbortSignal;
  /**
   * Marks the job as done inside of the handler's own transaction, for what must not happen twice: both are
   * there or neither is. Throws when the lease is lost.
   */
  finishIn(tx: Queryable): Promise<void>;
}

/** Runs at least once, and again after a crash or a failure: written to be repeatable, or with `finishIn`. */
type JobHandler = (payload: never, run: JobRun) => Promise<void>;
export type JobHandlers = Readonly<Record<string, JobHandler>>;

export interface JobRules {
  /** How long a worker may be silent before others take its job over. */
  readonly leaseMs: number;
  readonly maxAttempts: number;
  /** Pause before attempt n + 1. */
  readonly backoffMs: (attempt: number) => number;
}

const MAX_ERROR_LENGTH = 2000;

class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError';
}

export type RunnerDeps = Pick<Deps, 'db' | 'now' | 'log'>;

export class JobRunner {
  readonly #deps: RunnerDeps;
  readonly #handlers: JobHandlers;
  readonly #rules: JobRules;
  readonly #owner: string;
  readonly #underWay = new Map<Lease, AbortController>();

  constructor(deps: RunnerDeps, handlers: JobHandlers, rules: JobRules, owner: string) {
    this.#deps = deps;
    this.#handlers = handlers;
    this.#rules = rules;
    this.#owner = owner;
  }

  /** Runs a job unless another worker was quicker. Never throws for what the handler does. */
  async run(job: JobTable): Promise<void> {
    const { db, now } = this.#deps;
    const lease = await db.write((tx) => leaseJob(tx, job, this.#owner, now() + this.#rules.leaseMs));
    if (!lease) return;
    if (lease.attempt > this.#rules.maxAttempts) {
      await this.#bury(job, lease, `The process ended each time while this job ran. ${job.lastError ?? ''}`);
      return;
    }
    const abort = new AbortController();
    const renewing = setInterval(() => void this.#renew(lease, abort), this.#rules.leaseMs / 3);
    this.#underWay.set(lease, abort);
    try {
      await this.#handle(job, lease, abort.signal);
    } catch (error) {
      await this.#fail(job, lease, error);
    } finally {
      clearInterval(renewing);
      this.#underWay.delete(lease);
    }
  }

  /** Gives the jobs under way back, since the process ends now. */
  async abandon(): Promise<void> {
    const leases = [...this.#underWay];
    for (const [, abort] of leases) abort.abort(new Error('Vitrine is stopping'));
    await this.#deps.db.write(async (tx) => {
      for (const [lease] of leases) await returnJob(tx, lease);
    });
  }

  async #handle(job: JobTable, lease: Lease, signal: AbortSignal): Promise<void> {
    const { db, now } = this.#deps;
    const handler = this.#handlers[job.type];
    if (!handler) throw new Error(`no handler for jobs of type ${job.type}`);
    let isFinished = false;
    const finishIn = async (tx: Queryable) => {
      if (!(await finishJob(tx, lease, now()))) throw new LeaseLostError('another worker has taken the job');
      isFinished = true;
    };
    await handler(JSON.parse(job.payload) as never, { signal, finishIn });
    if (!isFinished && !(await db.write((tx) => finishJob(tx, lease, now())))) this.#sayLost(job);
  }

  async #renew(lease: Lease, abort: AbortController): Promise<void> {
    const { db, now, log } = this.#deps;
    try {
      const until = now() + this.#rules.leaseMs;
      const isHeld = await db.write((tx) => renewLease(tx, lease, until));
      if (!isHeld && this.#underWay.has(lease)) abort.abort(new LeaseLostError('another worker took over'));
    } catch (error) {
      log.warn({ err: error, job: lease.jobId }, 'the lease of a job could not be renewed');
    }
  }

  async #fail(job: JobTable, lease: Lease, error: unknown): Promise<void> {
    const { db, now, log } = this.#deps;
    const text = String(error).slice(0, MAX_ERROR_LENGTH);
    const facts = { job: job.id, type: job.type, attempt: lease.attempt, err: error };
    if (lease.attempt >= this.#rules.maxAttempts) {
      await this.#bury(job, lease, text, error);
      return;
    }
    log.warn(facts, 'a job failed and will be repeated');
    const at = now() + this.#rules.backoffMs(lease.attempt);
    if (!(await db.write((tx) => repeatJob(tx, lease, { error: text, at })))) this.#sayLost(job);
  }

  async #bury(job: JobTable, lease: Lease, text: string, error?: unknown): Promise<void> {
    const { db, now, log } = this.#deps;
    log.error(
      { job: job.id, type: job.type, attempt: lease.attempt, err: error },
      'a job failed permanently',
    );
    if (!(await db.write((tx) => buryJob(tx, lease, { error: text, now: now() })))) this.#sayLost(job);
  }

  #sayLost(job: JobTable): void {
    this.#deps.log.warn(
      { job: job.id, type: job.type },
      'a job took so long that another worker took it over',
    );
  }
}
