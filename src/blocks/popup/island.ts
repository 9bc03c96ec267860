/** Opens the popup once it is due and what its owner waits for has happened. What opening takes is fetched then. */

import { CONSENT_CHANGE } from '#domain/consent/contract.ts';
import { recordKey } from '#domain/popups/contract.ts';
import { isPopupShown, readRecord } from '#domain/popups/display.ts';
import { consentNow, cookieSettings } from '#runtime/consent/consent-now.ts';
import type { Island } from '#runtime/island.ts';
import { readSiteContext } from '#runtime/site-context.ts';
import type { TriggerProps } from './trigger-props.ts';
import { waitFor } from './triggers.ts';

const PHONE = '(max-width: 432px)';

const mount: Island<TriggerProps> = (root, props) => {
  const dialog = root.querySelector('dialog');
  if (!dialog) return () => {};
  let undo = () => {};
  let isWanted = true;
  const open = () => {
    void import('./open.ts').then(({ openPopup }) => {
      if (isWanted) undo = openPopup(dialog, props);
    });
  };
  const stopWaiting = props.isExample ? waitForPress(root, open) : waitIfDue(props, open);
  return () => {
    isWanted = false;
    stopWaiting();
    undo();
  };
};
export default mount;

function waitIfDue({ id, settings, enableDesktop, trigger, triggerAt }: TriggerProps, open: () => void) {
  const context = readSiteContext();
  const isMobile = matchMedia(PHONE).matches;
  if (!context || (!isMobile && !enableDesktop)) return () => {};
  const isShown = isPopupShown({
    settings,
    record: readRecord(stored(recordKey(id))),
    now: Date.now(),
    isMobile,
    pageType: context.pageType,
    websiteType: context.website.websiteType,
    isScreenshot: new URLSearchParams(location.search).has('screenshot'),
  });
  if (!isShown) return () => {};
  const undo = new AbortController();
  const stopWaiting = waitFor(trigger, triggerAt, () => afterBanner(open, undo.signal));
  return () => {
    undo.abort();
    stopWaiting();
  };
}

/** One question at a time: what the cookie banner asks comes first, and is not lain over. */
function afterBanner(open: () => void, signal: AbortSignal): void {
  const { isDecided, isOptedOut } = consentNow();
  if (!cookieSettings().isCookieBannerEnabled || isDecided || isOptedOut) open();
  else document.addEventListener(CONSENT_CHANGE, open, { signal, once: true });
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function waitForPress(root: HTMLElement, open: () => void) {
  const button = root.querySelector<HTMLElement>('.popup-show');
  if (!button) return () => {};
  button.addEventListener('click', open);
  return () => button.removeEventListener('click', open);
}
