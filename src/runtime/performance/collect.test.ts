import { beforeEach, expect, test, vi } from 'vitest';
import { METRIC_UNITS } from '#domain/performance/contract.ts';
import { readBatch } from '#domain/performance/read-batch.ts';
import { collectSpeed } from './collect.ts';

const TIMING = {
  activationStart: 0,
  domainLookupStart: 5,
  domainLookupEnd: 15,
  connectStart: 15,
  secureConnectionStart: 35,
  connectEnd: 65,
  responseStart: 120,
  domContentLoadedEventEnd: 400,
  loadEventEnd: 500,
  encodedBodySize: 7000,
  decodedBodySize: 30_000,
};

interface Failure {
  readonly error: unknown;
  readonly part: string;
}

let sent: { readonly records: readonly { readonly name: string }[]; readonly memberAccountId?: string }[];
let failures: Failure[];
let settings: () => Promise<Response>;
let hide: () => void;
let marks: string[];

const answer =
  (body: object, status = 200) =>
  async () =>
    new Response(JSON.stringify(body), { status });
const GOOD = { pageLoadId: 'a.b.c', sampling: { rate: 1, defaultRate: 1 }, memberAccountId: 'm1' };

/** A page in a browser that knows all types of entries, which come at once. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  [sent, failures, marks] = [[], [], []];
  settings = answer(GOOD);
  hide = () => {};
  const entries: Readonly<Record<string, object>> = {
    paint: { name: 'first-contentful-paint', startTime: 300 },
    'largest-contentful-paint': { startTime: 700, element: null, url: '' },
    'first-input': { startTime: 900, processingStart: 904, duration: 48, interactionId: 1 },
    event: { startTime: 900, duration: 56, interactionId: 1 },
    'layout-shift': { startTime: 800, value: 0.02, hadRecentInput: false, sources: [] },
  };
  class Observer {
    static readonly supportedEntryTypes = Object.keys(entries);
    readonly #take: (list: object) => void;
    constructor(take: (list: object) => void) {
      this.#take = take;
    }
    observe({ type }: { readonly type: string }) {
      this.#take({ getEntries: () => [entries[type]] });
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  vi.stubGlobal('performance', {
    now: () => 500,
    mark: (name: string) => marks.push(name),
    measure: (name: string) => marks.push(name),
    getEntriesByType: (type: string) => (type === 'navigation' ? [TIMING] : []),
    getEntriesByName: () => [],
    interactionCount: 1,
  });
  vi.stubGlobal('navigator', {
    sendBeacon: (_url: string, body: string) => sent.push(JSON.parse(body)) > 0,
  });
  vi.stubGlobal('location', { origin: 'https://kiln.example', pathname: '/' });
  vi.stubGlobal('addEventListener', (_type: string, run: () => void) => {
    hide = run;
  });
  vi.stubGlobal('document', {
    hidden: true,
    dispatchEvent: ({ detail }: CustomEvent<Failure>) => failures.push(detail),
  });
  vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit) => {
    signal?.throwIfAborted();
    return settings();
  });
});

const names = (index: number) => sent[index]?.records.map(({ name }) => name);

test('PERF-06 what is complete goes at 30 s, what changes when 60 s are over or the page is hidden', async () => {
  await collectSpeed(() => false);
  vi.advanceTimersByTime(29_999);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(names(0)).toEqual(['navigation', 'fcp', 'fid']);
  vi.advanceTimersByTime(29_999);
  expect(sent).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(names(1)).toEqual(['lcp', 'cls', 'inp']);
  hide();
  expect(sent).toHaveLength(2);
  await collectSpeed(() => false);
  hide();
  expect(names(2)).toEqual(['navigation', 'fcp', 'fid', 'lcp', 'cls', 'inp']);
});

test('PERF-07 a page sends all that is measured', async () => {
  await collectSpeed(() => true);
  hide();
  const read = readBatch(JSON.stringify(sent[0]), 'kiln.example');
  const kept = read.kind === 'read' ? read.batch.records : [];
  expect(kept.map(({ name }) => name).sort()).toEqual(Object.keys(METRIC_UNITS).sort());
  expect(Object.fromEntries(kept.map(({ name, value }) => [name, value]))).toMatchObject({
    ...{ fcp: 300, lcp: 700, fid: 4, inp: 56, cls: 0.02 },
    ...{ dnsLookup: 10, tcpConnect: 20, tlsHandshake: 30, responseStart: 120 },
  });
  expect(sent[0]?.memberAccountId).toBe('m1');
});

test('PERF-08 marks and measures are taken only where the browser has them', async () => {
  await collectSpeed(() => false);
  expect(marks).toEqual(['vitrine-speed', 'vitrine-speed-settings']);
  Object.assign(performance, { mark: undefined, measure: undefined });
  await collectSpeed(() => false);
  expect(failures).toEqual([]);
  hide();
  expect(sent).toHaveLength(1);
});

test('PERF-02 PERF-09 PERF-10 PERF-11 without good settings the failure is reported, and the collector stops', async () => {
  const failed = async (next: typeof settings) => {
    settings = next;
    failures = [];
    await collectSpeed(() => false);
    vi.advanceTimersByTime(90_000);
    expect([sent, failures.length, failures[0]?.part]).toEqual([[], 1, 'performance']);
    const error = failures[0]?.error;
    return error instanceof Error ? error.message : error;
  };
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  expect(await failed(answer({ sampling: { rate: 1 } }))).toBe('Unable to resolve pageLoadId');
  expect(timeout).toHaveBeenCalledWith(30_000);
  expect(await failed(answer(GOOD, 503))).toBe('Metric settings status 503');
  expect(await failed(answer(GOOD, 206))).toBe('Metric settings status 206');
  const late = Object.assign(new Error('signal timed out'), { name: 'TimeoutError' });
  expect(await failed(() => Promise.reject(late))).toBe('Metric settings request timeout');
});

test('PERF-12 a page that has nothing to say reports that its data is empty', async () => {
  Object.assign(performance, { getEntriesByType: () => [] });
  await collectSpeed(() => false);
  hide();
  expect([sent, failures]).toEqual([[], [{ error: 'Data is empty', part: 'performance' }]]);
});

test('a page load that is not sampled sends nothing', async () => {
  settings = answer({ ...GOOD, sampling: { rate: 0 } });
  await collectSpeed(() => true);
  vi.advanceTimersByTime(90_000);
  expect([sent, failures]).toEqual([[], []]);
});
