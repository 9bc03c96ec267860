/** Speed as real visitors meet it, by the specification’s own paths, waits and texts. */

/** Answers with the id that the records of a page load carry (PERF-01). */
export const SETTINGS_PATH = '/api/1/performance/settings';
export const RECORDS_PATH = '/api/1/performance/records';
/** After this long a page no longer waits for the settings (PERF-02). */
export const SETTINGS_TIMEOUT_MS = 30_000;
/** Records that are complete go this long after the load, or when the page is hidden (PERF-05). */
export const FLUSH_MS = 30_000;
/** Metrics that change while a page is open are waited for this long, or until it is hidden (PERF-06). */
export const METRIC_WAIT_MS = 60_000;

/** What is measured, and in what (PERF-07, PERF-14). Times count from when the visitor asked for the page. */
export const METRIC_UNITS = {
  /** Cumulative layout shift. */
  cls: 'score',
  /** First and largest contentful paint. */
  fcp: 'ms',
  lcp: 'ms',
  /** First input delay, and interaction to next paint. */
  fid: 'ms',
  inp: 'ms',
  dnsLookup: 'ms',
  tcpConnect: 'ms',
  tlsHandshake: 'ms',
  responseStart: 'ms',
  domContentLoaded: 'ms',
  load: 'ms',
  encodedBodySize: 'bytes',
  decodedBodySize: 'bytes',
} as const;
export type Metric = keyof typeof METRIC_UNITS;
export const METRICS = Object.keys(METRIC_UNITS) as readonly Metric[];

/** What made a page slow, each with a subject: the value is bytes of a picture, else milliseconds. */
export const CAUSES = ['heavyPicture', 'blockingScript', 'lateFont'] as const;
export type Cause = (typeof CAUSES)[number];

/** What a page sends, in a list. */
export interface SpeedRecord {
  /** `navigation` is one record for the metrics of the connection, of the load, and of sizes. */
  readonly name: 'cls' | 'fcp' | 'lcp' | 'fid' | 'inp' | 'navigation' | 'blockingScript' | 'lateFont';
  readonly value: number;
  /** Where it is, as a selector: the largest paint, or what shifted. */
  readonly element?: string;
  /** The first words of it. */
  readonly text?: string;
  /** The address of the picture, script or font. */
  readonly subject?: string;
  /** Of the picture, as it was sent. */
  readonly bytes?: number | undefined;
  /** As the browser has it. */
  readonly timing?: PerformanceTimes | undefined;
}

/** The fields of a PerformanceNavigationTiming that are read. */
export const TIMES = [
  'domainLookupStart',
  'domainLookupEnd',
  'connectStart',
  'secureConnectionStart',
  'connectEnd',
  'responseStart',
  'domContentLoadedEventEnd',
  'loadEventEnd',
  'encodedBodySize',
  'decodedBodySize',
] as const;
type PerformanceTimes = Readonly<Record<(typeof TIMES)[number], number>>;

/** What is kept of them. */
export interface Measurement {
  readonly name: Metric | Cause;
  readonly value: number;
  readonly element?: string;
  readonly text?: string;
  readonly subject?: string;
}

/** Longer texts are cut before anything looks at them. */
export const MAX_ELEMENT = 120;
export const MAX_TEXT = 80;
/** A page sends fewer. */
export const MAX_RECORDS = 40;
/** Part of the page loads that are measured, in percent, unless the owner chose another. */
export const DEFAULT_SAMPLE = 100;
