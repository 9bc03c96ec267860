/** Records what owners have named: downloads, how far a page is scrolled, videos, and what their own scripts tell. */
import { CRUMB, CRUMB_PATH } from '#domain/calls/crumb.ts';
import { CART_CHANGED_EVENT } from '#domain/store/cart/cart-entry.ts';
import { RECORD_EVENT_PATH } from '#domain/tracking/analytics-contract.ts';
import { EVENT_CHANNEL, OWN_EVENT, VISIT_COOKIE } from '#domain/tracking/contract.ts';
import { readCookie } from '../tracking/visit.ts';
import { trackEvent } from './track-event.ts';

const FILE = /\.(?:pdf|zip|docx?|xlsx?|pptx?|odt|ods|csv|epub|mp3|mp4|ics|txt)$/i;
const DEPTHS = [25, 50, 75, 100];

function record(event: string, data: object): void {
  const page = {
    url: location.href,
    referrer: document.referrer,
    visitorCookie: readCookie(VISIT_COOKIE) ?? '',
  };
  // What cannot be counted is no news: the visitor has nothing to do with it.
  recordNamed(event, JSON.stringify({ ...page, ...data })).catch(() => {});
}

/**
 * With the crumb that the browser has, or a new one; once more with the one that a refusal brings. A crumb comes with
 * cookies: visitors who have not allowed any send what they have.
 */
async function recordNamed(event: string, data: string): Promise<void> {
  const isAllowed = Boolean(readCookie(VISIT_COOKIE));
  const crumb = readCookie(CRUMB) || (isAllowed ? (await (await fetch(CRUMB_PATH)).json()).crumb : '');
  const send = (given: string) => {
    const body = new URLSearchParams({ [CRUMB]: given, event, data });
    return fetch(RECORD_EVENT_PATH, { method: 'POST', keepalive: true, body });
  };
  const answer = await send(crumb);
  // Read in any case: until then the browser holds on to its connection.
  const words = await answer.text();
  if (answer.status !== 403) return;
  const { crumbFail, crumb: fresh } = JSON.parse(words);
  if (crumbFail) await send(fresh);
}

let deepest = 0;

function onScroll(): void {
  const share = (100 * (scrollY + innerHeight + 1)) / document.documentElement.scrollHeight;
  for (const depth of DEPTHS)
    if (depth > deepest && share >= depth) {
      deepest = depth;
      record('scroll', { subject: String(depth) });
    }
}

const TAKES: Readonly<Record<string, (event: Event) => void>> = {
  scroll: onScroll,
  click({ target }) {
    const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
    if (link && (link.hasAttribute('download') || FILE.test(link.pathname)))
      record('download', { subject: link.pathname });
  },
  play: ({ target }) => record('video', { subject: `play ${nameOf(target as HTMLVideoElement)}` }),
  ended: ({ target }) => record('video', { subject: `end ${nameOf(target as HTMLVideoElement)}` }),
  [OWN_EVENT](told) {
    const { event, data } = (told as CustomEvent<{ event?: unknown; data?: object }>).detail ?? {};
    if (typeof event === 'string') record(event, { ...data });
  },
  [CART_CHANGED_EVENT]() {
    trackEvent({
      actor: 'visitor',
      action: 'change',
      event_owner_team: 'store',
      event_source: 'cart',
      object_type: 'cart',
      product_area: 'store',
    }).catch(console.warn);
  },
};

function nameOf(video: HTMLVideoElement): string {
  return video.title || video.ariaLabel || new URL(video.currentSrc || location.href).pathname;
}

let isWatching = false;

/** @param woke one that happened while this was fetched */
export function watchEvents(types: readonly string[], woke: Event | undefined): void {
  if (woke) TAKES[woke.type]?.(woke);
  if (isWatching) return;
  isWatching = true;
  const all = [...types, ...(types.includes('play') ? ['ended'] : []), OWN_EVENT, CART_CHANGED_EVENT];
  for (const type of all)
    document.addEventListener(type, (event) => TAKES[type]?.(event), { capture: true, passive: true });
}

/** People who run the site see what would be counted, among their test events. */
export function recordTests(): void {
  new BroadcastChannel(EVENT_CHANNEL).addEventListener('message', ({ data: { event, data } }) =>
    record(event, { subject: Object.values(data).find((value) => typeof value === 'string') ?? '', ...data }),
  );
}
