/** A kind of job as its feature declares it: what it is given, and what is done. */
import type { z } from 'zod';
import type { RecurringJob } from './recurring.ts';
import type { JobHandlers, JobRun } from './run-job.ts';

export interface Job {
  /** `feature.verb-noun`. */
  readonly type: string;
  /** What it does, for the owner. */
  readonly words: string;
  /** Queued by itself at this interval, with an empty payload. */
  readonly everyMs?: number | undefined;
  /** @param payload as it was stored */
  readonly run: (payload: unknown, run: JobRun) => Promise<void>;
}

export interface JobDeclaration<Payload> extends Pick<Job, 'type' | 'words'> {
  readonly payload: z.ZodType<Payload>;
  readonly run: (payload: Payload, run: JobRun) => Promise<void>;
}

export function job<Payload>({ payload: schema, run, ...about }: JobDeclaration<Payload>): Job {
  return { ...about, run: (payload, around) => run(schema.parse(payload), around) };
}

export interface RecurringDeclaration extends Pick<Job, 'type' | 'words'> {
  readonly everyMs: number;
  readonly run: (run: JobRun) => Promise<void>;
}

/** A job that takes no payload. */
export function recurringJob({ run, ...about }: RecurringDeclaration): Job {
  return { ...about, run: (_payload, around) => run(around) };
}

export function handlersOf(jobs: readonly Job[]): JobHandlers {
  const handlers = new Map(jobs.map(({ type, run }) => [type, run]));
  if (handlers.size < jobs.length) throw new Error('Two jobs are of the same type.');
  return Object.fromEntries(handlers);
}

export function recurringOf(jobs: readonly Job[]): RecurringJob[] {
  return jobs.flatMap(({ type, everyMs }) => (everyMs === undefined ? [] : [{ type, everyMs }]));
}
