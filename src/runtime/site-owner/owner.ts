/**
 * What a page does for an owner who is signed in: leads to the owner area, and signs out. Fetched only where the
 * browser bears the mark of somebody's presence, after signing out, and at the first press of Escape.
 */
import {
  LOGGED_OUT_TERM,
  NOBODY,
  PRESENCE_MARK,
  PRESENCE_PATH,
  type SitePresence,
} from '#domain/accounts/site-presence.ts';
import {
  configRedirectPath,
  NO_REDIRECT,
  shouldRedirectToConfig,
} from '#domain/site-context/config-redirect.ts';
import { reportError } from '../report-error.ts';
import { readSessionFlag, writeSessionFlag } from '../session-flags.ts';
import { readSiteContext } from '../site-context.ts';
import { showLoggedOut } from './logged-out.ts';

/** Whoever else wants the key has it first (KEYS-01). */
const ESCAPE_DELAY_MS = 10;

let presence: Promise<SitePresence> | undefined;

/** Asks once a page, and only where it may be worth it. */
export function whoIsThere(): Promise<SitePresence> {
  presence ??= document.cookie.includes(`${PRESENCE_MARK}=`) ? askPresence() : Promise.resolve(NOBODY);
  return presence;
}

async function askPresence(): Promise<SitePresence> {
  try {
    const found = (await (await fetch(PRESENCE_PATH)).json()) as SitePresence;
    const context = readSiteContext();
    if (context) Object.assign(context, found);
    return found;
  } catch (error) {
    reportError(error, { part: 'presence' });
    return NOBODY;
  }
}

export async function startOwner(): Promise<void> {
  if (location.search.includes(LOGGED_OUT_TERM)) showLoggedOut();
  const { search, hostname, pathname } = location;
  const hasSessionFlag = readSessionFlag(NO_REDIRECT);
  rememberNoRedirect();
  const found = await whoIsThere();
  if (found.authenticatedAccount !== null)
    void import('../overlays/manager.ts').then(({ manageOverlays }) => manageOverlays());
  const context = readSiteContext();
  if (!context) return;
  const question = {
    context: { ...context, ...found },
    isTopWindow: window.top === window,
    hostname,
    query: search,
    hasSessionFlag,
  };
  if (shouldRedirectToConfig(question)) location.replace(configRedirectPath(pathname + search));
}

/** The term becomes a flag of this tab, so that the address is the page's own again. */
function rememberNoRedirect(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has(NO_REDIRECT)) return;
  writeSessionFlag(NO_REDIRECT);
  const terms = address.search.slice(1).split('&');
  const rest = terms.filter((term) => term.split('=', 1)[0] !== NO_REDIRECT).join('&');
  history.replaceState(history.state, '', `${address.pathname}${rest && `?${rest}`}${address.hash}`);
}

/** @param isOverlayOpen whether something stood open at the press: the key closes that, and does nothing else */
export async function pressEscape(event: KeyboardEvent, isOverlayOpen: boolean): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ESCAPE_DELAY_MS));
  if (isOverlayOpen || event.defaultPrevented || window.top !== window) return;
  const isOwner = (await whoIsThere()).authenticatedAccount !== null;
  const path = configRedirectPath(location.pathname + location.search);
  if (isOwner && event.shiftKey) await logOut();
  else if (isOwner) location.assign(path);
  // The owner area signs in whoever is not; it makes no accounts for strangers, which the term says.
  else if (!event.shiftKey && readSiteContext()?.websiteSettings?.useEscapeKeyToLogin)
    location.assign(`${path}&accountCreation=false`);
}

async function logOut(): Promise<void> {
  const part = await import('./log-out.ts');
  await part.logOut();
}
