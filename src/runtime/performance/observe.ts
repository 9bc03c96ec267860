/**
 * Measures this page as web.dev defines it: loading (LCP, FCP), responding (FID, INP) and staying in place (CLS). Checked
 * against the library of that name in a browser test; by itself it is a third of its size.
 */
import { MAX_ELEMENT, MAX_TEXT, type SpeedRecord } from '#domain/performance/contract.ts';

type Entry = PerformanceEntry & {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
  readonly element: Element | null;
  readonly url: string;
  readonly interactionId: number;
  readonly processingStart: number;
  readonly scripts: readonly { readonly sourceURL: string; readonly duration: number }[];
};

/** Of interactions in the order of their length, one in fifty is let off. */
const LET_OFF = 50;
const BLOCKING_MS = 100;

/** What the browser does not know it does not tell of. */
function observe(type: string, take: (entry: Entry) => void): void {
  if (PerformanceObserver.supportedEntryTypes?.includes(type))
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as Entry);
    }).observe({
      type,
      buffered: true,
      durationThreshold: 40,
    } as PerformanceObserverInit);
}

export interface Observed {
  readonly firstPaint: () => number;
  /** That no longer change. */
  readonly complete: () => SpeedRecord[];
  /** That do while the page is open. */
  readonly latest: () => SpeedRecord[];
}

/** @param began when the visitor asked for the page, also where the browser had prepared it before */
export function observePage(began: number): Observed {
  const since = (time: number) => Math.max(0, time - began);
  let firstPaint = 0;
  let firstInput: SpeedRecord | undefined;
  let largest: SpeedRecord | undefined;
  let picture: Entry | undefined;
  const interactions = new Map<number, number>();
  const scripts = new Map<string, number>();
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') firstPaint = since(entry.startTime);
  });
  observe('largest-contentful-paint', (entry) => {
    picture = entry;
    largest = { name: 'largestContentfulPaint', value: since(entry.startTime), ...wordsOf(entry.element) };
  });
  const shift = observeShifts();
  const interact = (entry: Entry) => {
    const { interactionId: id, duration } = entry;
    if (id) interactions.set(id, Math.max(duration, interactions.get(id) ?? 0));
  };
  observe('event', interact);
  observe('first-input', (entry) => {
    interact(entry);
    firstInput = { name: 'firstInputDelay', value: entry.processingStart - entry.startTime };
  });
  observe('long-animation-frame', (frame) => {
    for (const { sourceURL, duration } of frame.scripts) {
      const host = URL.parse?.(sourceURL)?.host;
      if (host && host !== location.host) scripts.set(host, (scripts.get(host) ?? 0) + duration);
    }
  });
  return {
    firstPaint: () => firstPaint,
    complete: () => [
      ...(firstPaint ? [{ name: 'firstContentfulPaint', value: firstPaint } as const] : []),
      ...(firstInput ? [firstInput] : []),
    ],
    latest: () => [
      ...(largest ? [largest] : []),
      ...shift(),
      ...interactionOf(interactions),
      ...heavyPicture(picture),
      ...[...scripts]
        .filter(([, value]) => value > BLOCKING_MS)
        .map(([subject, value]) => ({ name: 'blockingScript', value, subject }) as const),
    ],
  };
}

/** The worst of the sessions of shifts: at most a second between two, and five in all. */
function observeShifts(): () => SpeedRecord[] {
  let [worst, session, first, last, most] = [0, 0, 0, 0, 0];
  let node: Node | null | undefined;
  observe('layout-shift', ({ hadRecentInput, value, startTime, sources }) => {
    if (hadRecentInput) return;
    const goesOn = session && startTime - last < 1000 && startTime - first < 5000;
    session = goesOn ? session + value : value;
    if (!goesOn) first = startTime;
    last = startTime;
    worst = Math.max(worst, session);
    if (value > most) {
      most = value;
      node = sources?.find((source) => source.node)?.node;
    }
  });
  return () =>
    PerformanceObserver.supportedEntryTypes.includes('layout-shift')
      ? [{ name: 'cumulativeLayoutShift', value: worst, ...wordsOf(node) }]
      : [];
}

function interactionOf(interactions: ReadonlyMap<number, number>): SpeedRecord[] {
  const { interactionCount = interactions.size } = performance as { interactionCount?: number };
  const longest = [...interactions.values()].sort((a, b) => b - a);
  const value = longest[Math.min(longest.length - 1, Math.floor(interactionCount / LET_OFF))];
  return value === undefined ? [] : [{ name: 'interactionToNextPaint', value }];
}

const HEAVY_BYTES = 300_000;

/** The largest paint is a picture of more bytes than its place needs. */
function heavyPicture(entry: Entry | undefined): SpeedRecord[] {
  const [file] = entry?.url ? performance.getEntriesByName(entry.url) : [];
  const { encodedBodySize = 0 } = (file ?? {}) as Partial<PerformanceResourceTiming>;
  if (encodedBodySize < HEAVY_BYTES) return [];
  return [{ name: 'heavyPicture', value: encodedBodySize, subject: new URL(entry?.url as string).pathname }];
}

/** Where something is, and how it begins. */
function wordsOf(node: Node | null | undefined): Pick<SpeedRecord, 'element' | 'text'> {
  const start = node && (node.nodeType === 1 ? (node as Element) : node.parentElement);
  if (!start) return {};
  // Of what its owner wrote, nothing else: elsewhere it may be about the visitor.
  const words = start.closest('[data-block]') && ((start as HTMLImageElement).alt || start.textContent);
  return { element: selectorOf(start), text: (words ?? '').trim().slice(0, MAX_TEXT) };
}

function selectorOf(start: Element): string {
  let selector = '';
  for (let at: Element | null = start; at && selector.length < MAX_ELEMENT / 2; at = at.parentElement) {
    const name = at.id ? `#${at.id}` : [at.localName, ...at.classList].slice(0, 2).join('.');
    selector = selector ? `${name} ${selector}` : name;
    if (at.id) break;
  }
  return selector;
}
