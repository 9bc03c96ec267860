/**
 * Measures how fast this page was for its visitor, and says so once it is known. A chunk of its own, fetched after the
 * load, on the part of page loads that is measured.
 */
import { RECORDS_PATH, type SpeedBatch, type SpeedRecord } from '#domain/performance/contract.ts';
import { reportError } from '../report-error.ts';
import { sendText } from '../send-text.ts';
import { sendInTime } from './batch.ts';
import { observePage } from './observe.ts';
import { askPageLoad } from './page-load.ts';

export interface MeasuredPage {
  readonly websiteId: string;
  /** Whether the visitor allows anything that says who they are. */
  readonly mayIdentify: () => boolean;
}

const fail = (error: unknown) => reportError(error, { part: 'performance' });

/** Only where the browser can: some have neither. */
export function mark(name: string): void {
  performance.mark?.(name);
}

export async function collectSpeed({ websiteId, mayIdentify }: MeasuredPage): Promise<void> {
  mark('vitrine-speed');
  try {
    const { pageLoadId, memberAccountId, sampling } = await askPageLoad();
    performance.measure?.('vitrine-speed-settings', 'vitrine-speed');
    if (!sampling.rate) return;
    const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      readonly activationStart?: number;
    })[];
    const began = navigation?.activationStart ?? 0;
    const observed = observePage(began);
    sendInTime(
      {
        complete: () => [
          ...timings(navigation, began),
          ...observed.complete(),
          ...lateFonts(observed.firstPaint() + began),
        ],
        latest: observed.latest,
        send(records) {
          const batch: SpeedBatch = {
            pageLoadId,
            websiteId,
            url: location.origin + location.pathname,
            records,
            ...(memberAccountId && mayIdentify() ? { memberAccountId } : {}),
          };
          void sendText(RECORDS_PATH, JSON.stringify(batch));
        },
        fail,
        onHidden: (run) => addEventListener('visibilitychange', () => document.hidden && run(), true),
        after: (ms, run) => setTimeout(run, ms),
      },
      performance.now() - (navigation?.loadEventEnd ?? 0),
    );
  } catch (error) {
    fail(error);
  }
}

function timings(entry: PerformanceNavigationTiming | undefined, began: number): SpeedRecord[] {
  const { secureConnectionStart: secure = 0, connectEnd = 0, connectStart = 0 } = entry ?? {};
  const since = (time = Number.NaN) => Math.max(0, time - began);
  return [
    { name: 'responseStart', value: since(entry?.responseStart) },
    { name: 'dnsLookup', value: entry ? entry.domainLookupEnd - entry.domainLookupStart : Number.NaN },
    { name: 'tcpConnect', value: (secure || connectEnd) - connectStart },
    { name: 'tlsHandshake', value: secure && connectEnd - secure },
    { name: 'domContentLoaded', value: since(entry?.domContentLoadedEventEnd) },
    { name: 'load', value: since(entry?.loadEventEnd) },
    { name: 'encodedBodySize', value: entry?.encodedBodySize ?? Number.NaN },
    { name: 'decodedBodySize', value: entry?.decodedBodySize ?? Number.NaN },
  ];
}

const LATE_MS = 300;

/** Fonts that came after the first words were drawn: visitors saw the page twice. */
function lateFonts(firstPaint: number): SpeedRecord[] {
  const files = firstPaint ? (performance.getEntriesByType('resource') as PerformanceResourceTiming[]) : [];
  return files
    .filter(({ name, responseEnd }) => /\.woff2?$/.test(name) && responseEnd - firstPaint > LATE_MS)
    .slice(0, 5)
    .map(({ name, responseEnd }) => ({
      name: 'lateFont',
      value: responseEnd - firstPaint,
      subject: name.slice(name.lastIndexOf('/') + 1),
    }));
}
