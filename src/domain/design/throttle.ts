/**
 * Throttling by cost (DSGN-10): work that takes long is run less often. After each run the next one waits
 * twice as long as the last runs took on average, so that it never takes more than a third of the time.
 */
import { THROTTLE_SAMPLES, THROTTLE_WAIT_FACTOR } from './tokens.ts';

/** The latest run times in milliseconds, oldest first; at most 22. */
export type RunTimes = readonly number[];

export function addRunTime(times: RunTimes, runMs: number): RunTimes {
  return [...times, runMs].slice(-THROTTLE_SAMPLES);
}

/** How long the next run waits after the last one, in milliseconds. */
export function throttleWaitMs(times: RunTimes): number {
  const total = times.reduce((sum, runMs) => sum + runMs, 0);
  return times.length === 0 ? 0 : (THROTTLE_WAIT_FACTOR * total) / times.length;
}

export interface ThrottleClock {
  /** Milliseconds, never going back. */
  now(): number;
  /** Calls back after the delay; returns what cancels that. */
  after(delayMs: number, callback: () => void): () => void;
}

export interface Throttled {
  /** Runs now, or once the wait is over. Calls during the wait are one. */
  request(): void;
  /** Forgets a run that is waiting. */
  cancel(): void;
}

/** Runs `work` on request, at once if the last run is long enough ago. */
export function throttleByCost(work: () => void, clock: ThrottleClock): Throttled {
  let times: RunTimes = [];
  let readyAt = Number.NEGATIVE_INFINITY;
  let cancelWaiting: (() => void) | undefined;

  function run(): void {
    cancelWaiting = undefined;
    const startedAt = clock.now();
    try {
      work();
    } finally {
      const endedAt = clock.now();
      times = addRunTime(times, endedAt - startedAt);
      readyAt = endedAt + throttleWaitMs(times);
    }
  }

  return {
    request() {
      if (cancelWaiting) return;
      const delayMs = readyAt - clock.now();
      if (delayMs > 0) cancelWaiting = clock.after(delayMs, run);
      else run();
    },
    cancel() {
      cancelWaiting?.();
      cancelWaiting = undefined;
    },
  };
}
