/** What follows from a stored submission: a job, so that nothing waits for it and nothing is lost. */
import type { WaitingSubmission } from '#domain/forms/submission.ts';
import type { Queryable } from '../../db/schema.ts';
import { DatabaseUnavailableError } from '../../db/unavailable.ts';
import type { Deps } from '../../deps.ts';
import { createOnce, type Once } from '../../jobs/once.ts';
import type { JobRun } from '../../jobs/run-job.ts';
import { listWaiting, takeWaiting } from './queries.ts';

/** Written in the transaction that takes the submission: it happens once, together with all the others. */
type Consequence = (tx: Queryable) => Promise<unknown>;

/**
 * Reads what it needs and says what is to be written, if anything. It may be asked again for the same submission:
 * it writes nothing itself, and whatever leaves the house (mails, calls) is a row or a job.
 * @param once for what is the same for many submissions: under load a batch has fifty of one form
 */
export type Follower = (submission: WaitingSubmission, once: Once) => Promise<Consequence | undefined>;

export interface FollowDeps extends Pick<Deps, 'db' | 'now'> {
  readonly followers: readonly Follower[];
}

/** Submissions taken in one transaction. */
const BATCH = 50;

/**
 * Lets the followers see every submission of the site that none has seen. Each once, however many jobs run.
 * @throws after the others were done, when a follower failed for some: these are tried again
 */
export async function followSubmissions(
  deps: FollowDeps,
  { siteId }: { readonly siteId: string },
  { signal }: Pick<JobRun, 'signal'>,
): Promise<void> {
  const failures: unknown[] = [];
  let last = '';
  for (;;) {
    signal.throwIfAborted();
    const waiting = await listWaiting(deps.db.read, siteId, { after: last, limit: BATCH });
    last = waiting.at(-1)?.id ?? '';
    if (last === '') break;
    await followBatch(deps, waiting, failures);
  }
  if (failures.length > 0) throw new AggregateError(failures, 'What follows from submissions failed');
}

async function followBatch(
  { db, followers }: FollowDeps,
  submissions: readonly WaitingSubmission[],
  failures: unknown[],
): Promise<void> {
  const consequences = new Map<string, readonly (Consequence | undefined)[]>();
  const once = createOnce();
  for (const submission of submissions) {
    try {
      consequences.set(submission.id, await Promise.all(followers.map((follow) => follow(submission, once))));
    } catch (error) {
      failures.push(error);
    }
  }
  const take = (ids: readonly string[]) =>
    db.write(async (tx) => {
      for (const id of await takeWaiting(tx, ids))
        for (const happen of consequences.get(id) ?? []) await happen?.(tx);
    });
  const ids = [...consequences.keys()];
  if (ids.length > 0) await takeTogether(take, ids, failures);
}

/** Fast for all at once; where that fails, each alone, so that one keeps no other waiting. */
async function takeTogether(
  take: (ids: readonly string[]) => Promise<void>,
  ids: readonly string[],
  failures: unknown[],
): Promise<void> {
  try {
    await take(ids);
  } catch (error) {
    // No fault of any of them.
    if (error instanceof DatabaseUnavailableError) throw error;
    for (const id of ids) {
      try {
        await take([id]);
      } catch (own) {
        if (own instanceof DatabaseUnavailableError) throw own;
        failures.push(own);
      }
    }
  }
}
