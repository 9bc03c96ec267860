/**
 * Counts this page's visitor, once the page has nothing better to do. A script of its own, beside the runtime: pages
 * of sites that count nobody do not fetch it.
 */
import { PRESENCE_MARK, PRESENCE_PATH, type SitePresence } from '#domain/accounts/site-presence.ts';
import type { SiteContext } from '#domain/site-context/contract.ts';
import { CART_CHANGED_EVENT } from '#domain/store/cart/cart-entry.ts';
import {
  CONSENT_EVENT,
  DISABLING_FLAG,
  OWN_EVENT,
  VISIT_COOKIE,
  WATCH_META,
} from '#domain/tracking/contract.ts';
import { isCounted, isTrackingOff, mayWatchEvents } from '#domain/tracking/is-counted.ts';
import { readContext } from './page-context.ts';
import { type Page, pageFields, post, sendHit } from './send.ts';
import { continueVisit, hasConsented, readCookie } from './visit.ts';
import { watchPage } from './watch.ts';

type Globals = Window & { readonly [Flag in typeof DISABLING_FLAG]?: boolean };

// None is taken apart where it is used: the bundler would wrap it in code of its own.
type PixelPart = typeof import('./pixel.ts');
type ChannelPart = typeof import('./show-events.ts');
type SpeedPart = typeof import('../performance/collect.ts');
type EventsPart = typeof import('../events/watch-events.ts');

/** @returns its undo */
export async function startTracking(script: HTMLElement | null): Promise<() => void> {
  const context = readContext();
  const isOff = () => isTrackingOff(context?.pageType, (window as Globals)[DISABLING_FLAG] === true);
  if (!context || isOff()) return () => {};
  const { authenticatedAccount, websiteRoles } = await askPresence();
  const viewer = { isSignedIn: authenticatedAccount !== null, roles: websiteRoles };
  if (mayWatchEvents(viewer)) {
    const part: ChannelPart = await import('./show-events.ts');
    return part.showEvents(watchedTypes());
  }
  if (!isCounted(viewer, location.pathname) || isOff()) return () => {};
  return count(context, script?.dataset ?? {});
}

function count(context: SiteContext, { pixel, sample }: DOMStringMap): () => void {
  const { isRestrictiveCookiePolicyEnabled: isRestrictive } = context.cookieSettings;
  const isPolicyRestrictive = typeof isRestrictive === 'boolean' ? isRestrictive : undefined;
  const page: Page = { context, visitorCookie: () => continueVisit({ isPolicyRestrictive }) };
  let isPixelDue = pixel !== undefined && isFirstPage();
  const askForPixel = () => {
    if (!isPixelDue || !hasConsented()) return;
    isPixelDue = false;
    import('./pixel.ts').then((part: PixelPart) => part.fetchPixel()).catch(console.warn);
  };
  // A visit is known from its first page on, also where it is allowed only later.
  const onConsent = () => {
    page.visitorCookie();
    askForPixel();
  };
  const stopped = new AbortController();
  const { signal } = stopped;
  document.addEventListener(CONSENT_EVENT, onConsent, { signal });
  onEachView(() => sendHit(page, 'view'), signal);
  askForPixel();
  if (Math.random() * 100 < Number(sample ?? 0)) measureSpeed().catch(console.warn);
  awaitEvents(signal);
  const stop = watchPage({
    tell: (path, what) => post(path, { ...pageFields(page), ...what }),
    hit: (event, subject) => sendHit(page, event, subject),
  });
  return () => {
    stopped.abort();
    stop();
  };
}

/**
 * Once the page is shown: not while it is prerendered, or in a tab behind others. And once more when Back brings it out
 * of the browser's memory, where no script starts anew.
 */
function onEachView(view: () => void, signal: AbortSignal): void {
  let isDue = true;
  const look = (event?: Partial<PageTransitionEvent>) => {
    isDue ||= event?.persisted === true;
    if (!isDue || document.hidden) return;
    isDue = false;
    view();
  };
  look();
  for (const type of ['visibilitychange', 'pageshow']) addEventListener(type, look, { signal });
}

/** After the load, and where the page is seen: one in a tab behind has no speed. */
async function measureSpeed(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', () => setTimeout(resolve)));
  if (document.hidden) return;
  const part: SpeedPart = await import('../performance/collect.ts');
  // Only visitors who allow it bear the cookie of their visit.
  part.measureLoads(() => readCookie(VISIT_COOKIE) !== undefined);
}

/** Most pages have none that they watch for, and few visitors come to the others. */
function awaitEvents(signal: AbortSignal): void {
  const waiting = new AbortController();
  signal.addEventListener('abort', () => waiting.abort());
  const types = watchedTypes();
  // Whatever happens while it is under way is recorded as well.
  const wake = async (event: Event) => {
    const part: EventsPart = await import('../events/watch-events.ts');
    waiting.abort();
    part.watchEvents(types, event);
  };
  for (const type of [...types, OWN_EVENT, CART_CHANGED_EVENT])
    document.addEventListener(type, wake, { capture: true, signal: waiting.signal });
}

function watchedTypes(): string[] {
  const named = document.querySelector<HTMLMetaElement>(`meta[name=${WATCH_META}]`)?.content;
  return named ? named.split(' ') : [];
}

/** What led here is another site, or nothing. */
function isFirstPage(): boolean {
  return !document.referrer.startsWith(`${location.origin}/`);
}

/** Asks only where the browser bears the mark of somebody's presence. Who cannot be asked about is not counted. */
async function askPresence(): Promise<SitePresence> {
  if (readCookie(PRESENCE_MARK) === undefined) return { authenticatedAccount: null, websiteRoles: {} };
  try {
    return (await (await fetch(PRESENCE_PATH)).json()) as SitePresence;
  } catch {
    return { authenticatedAccount: { id: '' }, websiteRoles: {} };
  }
}
