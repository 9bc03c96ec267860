/** A walk through the owner area, timed by steps: how long each took, and how soon the interface answered in it. */
import type { Page } from '@playwright/test';

interface Answered {
  readonly type: string;
  readonly ms: number;
}

export interface Step {
  readonly name: string;
  readonly ms: number;
  /** The slowest answer to a press or a key, up to the picture that shows it; 0: faster than can be told. */
  readonly slowestMs: number;
}

export interface Walk {
  readonly steps: readonly Step[];
  step<T>(name: string, work: () => Promise<T>): Promise<T>;
  table(): string;
}

declare global {
  interface Window {
    answered?: { type: string; ms: number }[];
  }
}

/** Call before the first page is opened. */
export async function startWalk(page: Page): Promise<Walk> {
  await page.addInitScript(() => {
    window.answered = [];
    const kept = window.answered;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) kept.push({ type: entry.name, ms: entry.duration });
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  const steps: Step[] = [];
  return {
    steps,
    async step(name, work) {
      const startedAt = performance.now();
      const result = await work();
      const ms = performance.now() - startedAt;
      const answered = await takeAnswered(page);
      steps.push({ name, ms, slowestMs: Math.max(0, ...answered.map((each) => each.ms)) });
      return result;
    },
    table: () =>
      [
        'step                                            took   slowest answer',
        ...steps.map(
          ({ name, ms, slowestMs }) =>
            `${name.padEnd(44)} ${ms.toFixed(0).padStart(6)} ms ${slowestMs ? slowestMs.toFixed(0) : '<16'} ms`,
        ),
      ].join('\n'),
  };
}

async function takeAnswered(page: Page): Promise<Answered[]> {
  const perFrame = page
    .frames()
    .map((frame) => frame.evaluate(() => (window.answered ?? []).splice(0)).catch((): Answered[] => []));
  return (await Promise.all(perFrame)).flat();
}

/**
 * Times are always printed, and judged only where `JUDGE_TIMES` is set: what they are depends on the machine and on
 * what else it does, and a test must not.
 */
export const areTimesJudged = Boolean(process.env['JUDGE_TIMES']);

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
