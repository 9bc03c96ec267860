/** Lets what follows from submissions happen, once for each site at a time. */
import { MINUTE_MS } from '#domain/time.ts';
import type { JobRun } from '../../jobs/run-job.ts';
import { type FollowDeps, followSubmissions } from './follow-submissions.ts';
import { listSitesWaiting } from './queries.ts';

/** What is younger has a job of its own. */
const LATE_MS = MINUTE_MS;

interface Following {
  /** What follows from the submissions of a site. */
  ofSite(siteId: string, run: JobRun): Promise<void>;
  /** Of all sites, what no job has come for. */
  late(run: JobRun): Promise<void>;
}

export function followAll(deps: FollowDeps): Following {
  const ofSite = oneForEachSite((siteId, run) => followSubmissions(deps, { siteId }, run));
  return {
    ofSite,
    async late(run) {
      for (const siteId of await listSitesWaiting(deps.db.read, deps.now() - LATE_MS))
        await ofSite(siteId, run);
    },
  };
}

/**
 * Under load the next job comes before the last one is done: instead of reading the same submissions beside it,
 * it has that one look once more, which is tried again should it fail.
 */
function oneForEachSite(
  follow: (siteId: string, run: JobRun) => Promise<void>,
): (siteId: string, run: JobRun) => Promise<void> {
  const running = new Map<string, { isAskedAgain: boolean }>();
  return async (siteId, run) => {
    const other = running.get(siteId);
    if (other) {
      other.isAskedAgain = true;
      return;
    }
    const own = { isAskedAgain: true };
    running.set(siteId, own);
    try {
      while (own.isAskedAgain) {
        own.isAskedAgain = false;
        await follow(siteId, run);
      }
    } finally {
      running.delete(siteId);
    }
  };
}
