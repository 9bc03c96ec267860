import { expect, test, vi } from 'vitest';
import { observePage } from './observe.ts';

interface Told {
  readonly entries: Readonly<Record<string, readonly object[]>>;
  /** When the page was hidden, which no observer reports. */
  readonly hidden?: readonly number[];
  readonly began?: number;
  readonly restored?: number;
}

/** What is made of these entries, by name. */
function measured({ entries, hidden = [], began = 0, restored = 0 }: Told): Readonly<Record<string, number>> {
  class Observer {
    static readonly supportedEntryTypes = Object.keys(entries);
    readonly #take: (list: object) => void;
    constructor(take: (list: object) => void) {
      this.#take = take;
    }
    observe({ type }: { readonly type: string }) {
      this.#take({ getEntries: () => entries[type] ?? [] });
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  vi.stubGlobal('performance', {
    getEntriesByType: (type: string) =>
      type === 'visibility-state' ? hidden.map((startTime) => ({ name: 'hidden', startTime })) : [],
    getEntriesByName: () => [],
    interactionCount: 1,
    now: () => restored + 40,
  });
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run());
  const { complete, latest } = observePage(began, restored);
  return Object.fromEntries([...complete(), ...latest()].map(({ name, value }) => [name, value]));
}

const shifts = (...times: readonly number[]) => ({
  'layout-shift': times.map((startTime) => ({ startTime, value: 0.1, hadRecentInput: false, sources: [] })),
});

test('PERF-07 a session of shifts lasts five seconds from its own first shift, however early that was', () => {
  const early = [800, 1700, 2600, 3500, 4400, 5300] as const;
  expect(measured({ entries: shifts(...early) })['cls']).toBeCloseTo(0.6, 10);
  expect(measured({ entries: shifts(...early, 5900) })['cls']).toBeCloseTo(0.6, 10);
  expect(measured({ entries: shifts(800, 1800, 2700) })['cls']).toBeCloseTo(0.2, 10);
});

test('PERF-07 a page that was hidden before it painted has no time of that', () => {
  const entries = {
    paint: [{ name: 'first-contentful-paint', startTime: 9000 }],
    'largest-contentful-paint': [{ startTime: 9100, element: null, url: '' }],
    'first-input': [{ startTime: 9900, processingStart: 9904, duration: 48, interactionId: 1 }],
  };
  expect(measured({ entries })).toMatchObject({ fcp: 9000, lcp: 9100, fid: 4, inp: 48 });
  for (const hidden of [[0], [400, 9500]])
    expect(Object.keys(measured({ entries, hidden }))).toEqual(['inp']);
  expect(measured({ entries, hidden: [9050] })).toEqual({ fcp: 9000, inp: 48 });
  // Prepared out of sight, and then asked for.
  expect(measured({ entries, hidden: [0], began: 8000 })).toMatchObject({ fcp: 1000, lcp: 1100 });
});

test('PERF-07 a page that Back restores is measured anew: what was before counts no more', () => {
  const entries = {
    paint: [{ name: 'first-contentful-paint', startTime: 900 }],
    'largest-contentful-paint': [{ startTime: 950, element: null, url: '' }],
    'first-input': [{ startTime: 990, processingStart: 999, duration: 900, interactionId: 1 }],
    event: [{ startTime: 70_000, duration: 56, interactionId: 2 }],
    ...shifts(1000, 60_100),
  };
  expect(measured({ entries, restored: 60_000 })).toEqual({ fcp: 40, lcp: 40, inp: 56, cls: 0.1 });
});

test('a frame of another origin that holds the page up is named as what blocks it', () => {
  const player = (duration: number) => ({
    startTime: 500,
    duration,
    attribution: [{ containerSrc: 'https://player.example/embed/4' }],
  });
  const own = { startTime: 500, duration: 90, attribution: [{ containerSrc: '' }] };
  expect(measured({ entries: { longtask: [player(120), own, player(60)] } })).toEqual({
    blockingScript: 180,
  });
});
