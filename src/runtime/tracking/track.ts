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
  EVENT_CHANNEL,
  OWN_EVENT,
  WATCH_META,
} from '#domain/tracking/contract.ts';
import { isCounted, isTrackingOff, mayWatchEvents } from '#domain/tracking/is-counted.ts';
import { fetchPixel } from './pixel.ts';
import { type Page, pageFields, post, sendHit } from './send.ts';
import { continueVisit, hasConsented, readCookie } from './visit.ts';
import { watchPage } from './watch.ts';

type Globals = Window & { readonly [Flag in typeof DISABLING_FLAG]?: boolean };

/** @returns its undo */
export async function startTracking(script: HTMLElement | null): Promise<() => void> {
  const context = readContext();
  const isOff = () => isTrackingOff(context?.pageType, (window as Globals)[DISABLING_FLAG] === true);
  if (!context || isOff()) return () => {};
  const { authenticatedAccount, websiteRoles } = await askPresence();
  const viewer = { isSignedIn: authenticatedAccount !== null, roles: websiteRoles };
  if (mayWatchEvents(viewer)) return showEvents(script?.dataset['events']);
  if (!isCounted(viewer, location.pathname) || isOff()) return () => {};
  return count(context, script?.dataset ?? {});
}

function count(context: SiteContext, { pixel, speed, sample, events }: DOMStringMap): () => void {
  const { isRestrictiveCookiePolicyEnabled: isRestrictive } = context.cookieSettings;
  const isPolicyRestrictive = typeof isRestrictive === 'boolean' ? isRestrictive : undefined;
  const page: Page = { context, visitorCookie: () => continueVisit({ isPolicyRestrictive }) };
  let isPixelDue = pixel !== undefined && isFirstPage();
  const askForPixel = () => {
    if (!isPixelDue || !hasConsented()) return;
    isPixelDue = false;
    fetchPixel();
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
  if (speed && Math.random() * 100 < Number(sample)) measureSpeed(speed).catch(console.warn);
  if (events) awaitEvents(events, signal);
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
async function measureSpeed(script: string): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', () => setTimeout(resolve)));
  if (!document.hidden) await import(/* @vite-ignore */ script);
}

/** Most pages have none that they watch for, and few visitors come to the others. */
function awaitEvents(script: string, signal: AbortSignal): void {
  const wake = (event: Event) => {
    Object.assign(window, { vitrineWoke: event });
    void import(/* @vite-ignore */ script);
  };
  const named = document.querySelector<HTMLMetaElement>(`meta[name=${WATCH_META}]`)?.content ?? '';
  for (const type of `${named} ${OWN_EVENT} ${CART_CHANGED_EVENT}`.trim().split(' '))
    document.addEventListener(type, wake, { capture: true, once: true, signal });
}

/** Nobody of the site itself is counted; whoever runs it can watch what would be, on another page of this browser. */
async function showEvents(script: string | undefined): Promise<() => void> {
  const tests = `${script}?test`;
  if (script) await import(/* @vite-ignore */ tests);
  const channel = new BroadcastChannel(EVENT_CHANNEL);
  const tell = (event: string, what: object) =>
    channel.postMessage({ event, url: location.href, data: what });
  tell('view', {});
  const stop = watchPage({
    tell: (path, what) => tell(path.split('/')[3] ?? '', what),
    hit: (event, subject) => tell(event, { subject }),
  });
  return () => {
    stop();
    channel.close();
  };
}

/** What led here is another site, or nothing. */
function isFirstPage(): boolean {
  return !document.referrer.startsWith(`${location.origin}/`);
}

function readContext(): SiteContext | undefined {
  try {
    return JSON.parse(document.getElementById('site-context')?.textContent ?? '');
  } catch {
    return undefined;
  }
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
