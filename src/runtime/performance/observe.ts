/**
 * Measures this page as web.dev defines it: loading (LCP, FCP), responding (FID, INP) and staying in place (CLS). Written
 * for its size: a browser test holds it against the library of web.dev.
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
  readonly attribution: readonly { readonly containerSrc: string }[];
  readonly scripts: readonly { readonly sourceURL: string; readonly duration: number }[];
};

/** Of interactions in the order of their length, one in fifty is let off. */
const LET_OFF = 50;

/** What the browser does not know it does not tell of. */
function observe(type: string, from: number, take: (entry: Entry) => void): boolean {
  const isKnown = PerformanceObserver.supportedEntryTypes.includes(type);
  if (isKnown)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.startTime >= from) take(entry as Entry);
    }).observe({ type, buffered: true, durationThreshold: 40 } as PerformanceObserverInit);
  return isKnown;
}

export interface Observed {
  /** That no longer change. */
  readonly complete: () => SpeedRecord[];
  /** That do while the page is open. */
  readonly latest: () => SpeedRecord[];
}

/**
 * @param began when the visitor asked for the page, also where the browser had prepared it before
 * @param restored when Back brought it out of the browser's memory: what was before is of another load
 */
export function observePage(began: number, restored = 0): Observed {
  const see = (type: string, take: (entry: Entry) => void) => observe(type, restored, take);
  const first: SpeedRecord[] = [];
  let largest: SpeedRecord[] = [];
  let painted = Number.POSITIVE_INFINITY;
  const interactions = new Map<number, number>();
  const scripts = new Map<string, number>();
  const block = (url: string, time: number) => scripts.set(url, (scripts.get(url) ?? 0) + time);
  const since = (time: number) => Math.max(0, time - began);
  const isSeen = seenFrom(began);
  const interact = ({ interactionId, duration }: Entry) => {
    if (interactionId)
      interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
  };
  see('paint', ({ name, startTime }) => {
    if (name === 'first-paint' || !isSeen(startTime)) return;
    painted = startTime;
    first.push({ name: 'fcp', value: since(startTime) });
  });
  see('first-input', (entry) => {
    interact(entry);
    if (isSeen(entry.startTime)) first.push({ name: 'fid', value: entry.processingStart - entry.startTime });
  });
  see('event', interact);
  see('largest-contentful-paint', ({ startTime, element, url }) => {
    if (!isSeen(startTime)) return;
    const [file] = performance.getEntriesByName(url) as PerformanceResourceTiming[];
    const bytes = file?.encodedBodySize;
    largest = [{ name: 'lcp', value: since(startTime), ...wordsOf(element), subject: url, bytes }];
  });
  see('long-animation-frame', (frame) => {
    for (const { sourceURL, duration } of frame.scripts) block(sourceURL, duration);
  });
  // A frame of another origin that holds this page up, such as a player.
  see('longtask', ({ duration, attribution }) => {
    const url = attribution[0]?.containerSrc;
    if (url) block(url, duration);
  });
  // Browsers tell of no paint then: it is there with the second frame.
  if (restored)
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        painted = performance.now();
        const value = painted - restored;
        first.push({ name: 'fcp', value });
        largest = [{ name: 'lcp', value }];
      }),
    );
  const shift = observeShifts(see);
  return {
    complete: () => [
      ...first,
      // Visitors saw these pages twice.
      ...(performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name, responseEnd }) => responseEnd > painted && /\.woff2?$/.test(name))
        .map(({ name, responseEnd }) => fault('lateFont', responseEnd - painted, name)),
    ],
    latest: () => [
      ...largest,
      ...shift(),
      ...interactionOf(interactions),
      ...[...scripts].map(([url, value]) => fault('blockingScript', value, url)),
    ],
  };
}

/** Until the page is hidden for the first time: later values say how long it was out of sight. */
function seenFrom(began: number): (time: number) => boolean {
  const hidden = performance
    .getEntriesByType('visibility-state')
    .find(({ name, startTime }) => name === 'hidden' && startTime >= began);
  return (time) => !hidden || time < hidden.startTime;
}

const fault = (name: 'lateFont' | 'blockingScript', value: number, subject: string) => ({
  name,
  value,
  subject,
});

/** The worst of the sessions of shifts: at most a second between two, and five in all. */
function observeShifts(see: (type: string, take: (entry: Entry) => void) => boolean): () => SpeedRecord[] {
  let [worst, session, first, last, most] = [0, 0, 0, 0, 0];
  let words = {};
  const isKnown = see('layout-shift', ({ hadRecentInput, value, startTime, sources }) => {
    if (hadRecentInput) return;
    if (!session || startTime - last >= 1000 || startTime - first >= 5000) {
      session = 0;
      first = startTime;
    }
    last = startTime;
    session += value;
    worst = Math.max(worst, session);
    if (value > most) {
      most = value;
      words = wordsOf(sources.find(({ node }) => node)?.node);
    }
  });
  return () => (isKnown ? [{ name: 'cls', value: worst, ...words }] : []);
}

function interactionOf(interactions: ReadonlyMap<number, number>): SpeedRecord[] {
  const { interactionCount = 0 } = performance as { interactionCount?: number };
  const longest = [...interactions.values()].sort((a, b) => b - a);
  const value = longest[Math.min(longest.length - 1, Math.floor(interactionCount / LET_OFF))];
  return value ? [{ name: 'inp', value }] : [];
}

/** Where something is, as a selector, and how it begins. */
function wordsOf(node: Node | null | undefined): Pick<SpeedRecord, 'element' | 'text'> {
  const start = node?.nodeType === 1 ? (node as Element) : node?.parentElement;
  let element = '';
  for (let at = start; at && element.length < MAX_ELEMENT / 2; at = at.parentElement)
    element = `${at.localName}${at.id && `#${at.id}`}${at.classList[0] ? `.${at.classList[0]}` : ''} ${element}`;
  // Of what its owner wrote, nothing else: elsewhere it may be about the visitor.
  const words = start?.closest('[data-block]') && ((start as HTMLImageElement).alt || start.textContent);
  return { element, text: (words || '').trim().slice(0, MAX_TEXT) };
}
