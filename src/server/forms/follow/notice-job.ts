/** The job that tells of a site's submissions: one for all that come within two seconds. */
import type { NewJob } from '../../jobs/enqueue.ts';

export const NOTIFY_JOB = 'forms.notify';
const NOTICE_WINDOW_MS = 2000;

/** What began within a window is committed by then. */
const COMMIT_MS = 300;

const windowOf = (now: number) => Math.floor(now / NOTICE_WINDOW_MS);

/** Runs once the window has passed; what is committed later than that is found by the sweep. */
export function noticeJob(siteId: string, now: number): NewJob {
  const window = windowOf(now);
  const runAt = (window + 1) * NOTICE_WINDOW_MS + COMMIT_MS;
  return {
    type: NOTIFY_JOB,
    siteId,
    payload: { siteId },
    runAt,
    dedupeKey: `${NOTIFY_JOB}:${siteId}:${window}`,
  };
}

/** Sites whose job of this window is committed: of a burst only the first submissions have to queue one. */
export class QueuedNotices {
  readonly #sites = new Set<string>();
  #window = 0;

  has(siteId: string, now: number): boolean {
    return this.#window === windowOf(now) && this.#sites.has(siteId);
  }

  /** To be called once the transaction that queued it is committed. */
  note(siteId: string, now: number): void {
    const window = windowOf(now);
    if (window !== this.#window) this.#sites.clear();
    this.#window = window;
    this.#sites.add(siteId);
  }
}
