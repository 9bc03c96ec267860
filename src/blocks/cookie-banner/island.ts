/** Shows the banner to whom it has to ask, keeps the answer, and opens it again where somebody wants to change it. */

import { OPTIONAL_CATEGORIES, type OptionalCategory } from '#domain/consent/categories.ts';
import { choiceCookies, readChoice } from '#domain/consent/choice.ts';
import { BANNER_ORDER, CHOICE_ANCHOR, CONSENT_CHANNEL, SCREENSHOT_FLAG } from '#domain/consent/contract.ts';
import { hasEuNotice } from '#domain/consent/region.ts';
import { consentNow, cookieSettings, currentVisitor, tellConsent } from '#runtime/consent/consent-now.ts';
import type { Island } from '#runtime/island.ts';
import type { BannerOrder } from './orders.ts';
import { record } from './record.ts';
import { release, releaseOne, stop } from './start-held-back.ts';
import { tick, ticked } from './ticks.ts';

const mount: Island = (root) => {
  const banner = root.querySelector<HTMLElement>('.cookie-banner:not([data-example])');
  if (!banner) return () => {};
  const undo = new AbortController();
  const { signal } = undo;
  let opener: Element | null = null;
  const tabs = new BroadcastChannel(CONSENT_CHANNEL);

  const close = () => {
    const hadFocus = banner.contains(document.activeElement);
    banner.hidden = true;
    if (hadFocus) focusAfter(opener);
    opener = null;
  };
  const decide = (categories: readonly OptionalCategory[]) => {
    const isKept = [storeChoice(categories), forgetRefused(categories)];
    close();
    obey(isKept);
    tellConsent();
    tabs.postMessage('');
  };
  /** What was decided in another tab, or since this page was put aside, holds here too. */
  const follow = () => {
    if (!mustAsk()) close();
    obey();
    tellConsent();
  };
  const reopen = () => {
    if (location.hash !== `#${CHOICE_ANCHOR}` || isScreenshot()) return;
    opener = document.activeElement;
    history.replaceState(history.state, '', location.pathname + location.search);
    tick(banner, consentNow().categories);
    banner.hidden = false;
    banner.focus({ preventScroll: true });
  };

  const on = (selector: string, run: () => void) =>
    banner.querySelector(selector)?.addEventListener('click', run, { signal });
  on('.cookie-banner-accept', () => decide(OPTIONAL_CATEGORIES));
  on('.cookie-banner-decline', () => decide([]));
  on('.cookie-banner-save', () => decide(ticked(banner)));
  addEventListener('hashchange', reopen, { signal });
  tabs.addEventListener('message', follow);
  addEventListener('pageshow', ({ persisted }) => persisted && follow(), { signal });
  document.addEventListener(
    BANNER_ORDER,
    async (event) => {
      const { follow } = await import('./orders.ts');
      follow(banner, (event as CustomEvent<BannerOrder>).detail, mustAsk);
    },
    { signal },
  );
  // By the page, since what asks stands anywhere in it.
  document.addEventListener(
    'click',
    ({ target }) => {
      const asking = target instanceof HTMLButtonElement && target.closest('.consent-ask');
      if (asking) releaseOne(asking);
    },
    { signal },
  );
  showNotices(banner);
  obey();
  banner.hidden = !mustAsk();
  reopen();
  return () => {
    undo.abort();
    tabs.close();
    banner.inert = false;
    banner.hidden = true;
  };
};
export default mount;

/** Back to what opened the banner; after its first question to the content, where reading begins. */
function focusAfter(opener: Element | null): void {
  const isThere = opener instanceof HTMLElement && opener !== document.body;
  (isThere ? opener : document.getElementById('main'))?.focus({ preventScroll: true });
}

function isScreenshot(): boolean {
  return new URLSearchParams(location.search).has(SCREENSHOT_FLAG);
}

/** Who has said by their browser that they want nothing is not asked. */
function mustAsk(): boolean {
  const { isDecided, isOptedOut } = consentNow();
  return cookieSettings().isCookieBannerEnabled && !isDecided && !isOptedOut && !isScreenshot();
}

function showNotices(banner: HTMLElement): void {
  const { isOptingOut, region } = currentVisitor();
  banner.querySelector('.cookie-banner-signal')?.toggleAttribute('hidden', !isOptingOut);
  banner.querySelector('.cookie-banner-eu')?.toggleAttribute('hidden', !hasEuNotice(region));
}

/** Loaded only when a visitor refuses something. */
async function forgetRefused(categories: readonly OptionalCategory[]): Promise<void> {
  if (categories.length === OPTIONAL_CATEGORIES.length) return;
  const { forgetKnown } = await import('./forget-known.ts');
  forgetKnown(categories);
}

async function storeChoice(categories: readonly OptionalCategory[]): Promise<void> {
  const { policyVersion, isVisitorDataRestricted } = cookieSettings();
  const id =
    readChoice(document.cookie, policyVersion)?.id || crypto.getRandomValues(new Uint32Array(4)).join('-');
  const isSecure = location.protocol === 'https:';
  for (const cookie of choiceCookies({ id, categories }, { policyVersion, isSecure })) writeCookie(cookie);
  if (!isVisitorDataRestricted) await record({ id, categories }, cookieSettings(), currentVisitor());
}

/**
 * Starts what is allowed; what no longer is stops, and what it left is cleared. A script ends only with its page: that is
 * opened anew, after what a reload would cut off.
 */
function obey(isKept: readonly Promise<void>[] = []): void {
  const { categories } = consentNow();
  const mustReopen = stop(categories);
  const isDone = Promise.allSettled([...isKept, forgetLeft(categories)]);
  if (mustReopen) void isDone.then(() => location.reload());
  else void release(categories);
}

async function forgetLeft(categories: readonly OptionalCategory[]): Promise<void> {
  if (categories.length === OPTIONAL_CATEGORIES.length) return;
  if (document.cookie + localStorage.length + sessionStorage.length === '00') return;
  const { forget } = await import('./forget.ts');
  forget(categories, cookieSettings(), currentVisitor());
}

function writeCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not there in every browser
  document.cookie = cookie;
}
