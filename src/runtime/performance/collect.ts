/**
 * Measures how fast this page was for its visitor, and says so once it is known. A script of its own, fetched after the
 * load, on the part of page loads that is measured.
 */
import {
  FLUSH_MS,
  METRIC_WAIT_MS,
  RECORDS_PATH,
  SETTINGS_PATH,
  SETTINGS_TIMEOUT_MS,
  type SpeedRecord,
} from '#domain/performance/contract.ts';
import { PERFORMANCE_MESSAGES } from '#domain/performance/messages.ts';
import { observePage } from './observe.ts';

/** This load, and each time that Back brings the page out of the browser's memory. */
export function measureLoads(mayIdentify: () => boolean): void {
  void collectSpeed(mayIdentify);
  addEventListener('pageshow', ({ persisted, timeStamp }) => {
    if (persisted) void collectSpeed(mayIdentify, timeStamp);
  });
}

/**
 * @param mayIdentify whether the visitor allows anything that says who they are
 * @param restored when the browser brought it out of its memory
 */
export async function collectSpeed(mayIdentify: () => boolean, restored = 0): Promise<void> {
  // Some browsers have neither marks nor measures.
  performance.mark?.('vitrine-speed');
  try {
    const answer = await fetch(SETTINGS_PATH, { signal: AbortSignal.timeout(SETTINGS_TIMEOUT_MS) });
    if (answer.status !== 200) throw Error(`Metric settings status ${answer.status}`);
    const { pageLoadId, memberAccountId, sampling } = await answer.json();
    if (!pageLoadId) throw Error(PERFORMANCE_MESSAGES.noPageLoad);
    performance.measure?.('vitrine-speed-settings', 'vitrine-speed');
    if (!sampling?.rate) return;
    const [timing] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const value = (timing as { readonly activationStart?: number } | undefined)?.activationStart ?? 0;
    const { complete, latest } = observePage(value, restored);
    const sent = new Set<string>();
    let isOver = false;
    const flush = (isLast: boolean) => {
      if (isOver) return;
      isOver = isLast;
      // Nothing comes over the network then.
      const all: SpeedRecord[] = restored
        ? complete()
        : [{ name: 'navigation', value, timing }, ...complete()];
      if (isLast) all.push(...latest());
      const records = all.filter((record) => {
        const key = record.name + record.subject;
        return !sent.has(key) && sent.add(key);
      });
      if (!records[0]) return;
      // A page that did not come over the network has no times.
      if (!timing) return fail(PERFORMANCE_MESSAGES.empty);
      const batch = { pageLoadId, url: location.origin + location.pathname, records };
      send(JSON.stringify(mayIdentify() ? { ...batch, memberAccountId } : batch));
    };
    const since = performance.now() - (restored || (timing?.loadEventEnd ?? 0));
    setTimeout(flush, FLUSH_MS - since);
    setTimeout(flush, METRIC_WAIT_MS - since, true);
    addEventListener('visibilitychange', () => document.hidden && flush(true), true);
  } catch (error) {
    fail((error as Error).name === 'TimeoutError' ? PERFORMANCE_MESSAGES.timeout : error);
  }
}

/** Also from a page that is being left. */
function send(body: string): void {
  if (navigator.sendBeacon?.(RECORDS_PATH, body)) return;
  const xhr = new XMLHttpRequest();
  xhr.open('POST', RECORDS_PATH);
  xhr.send(body);
}

/** To whatever collects the errors of the page. */
function fail(error: unknown): void {
  document.dispatchEvent(new CustomEvent('vitrine:error', { detail: { error, part: 'performance' } }));
}
