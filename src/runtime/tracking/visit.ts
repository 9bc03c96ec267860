/** Whose visit this is, as far as the visitor allows it: the cookies, or nothing. */
import {
  CONSENT_COOKIE,
  VISIT_COOKIE,
  VISIT_COOKIE_DAYS,
  VISIT_TIME_COOKIE,
  VISIT_TIME_COOKIE_DAYS,
} from '#domain/tracking/contract.ts';
import { cookieText, formatVisitCookie, nextVisit } from '#domain/tracking/cookies.ts';
import { mayStore } from '#domain/tracking/is-counted.ts';

export interface Policy {
  readonly isPolicyRestrictive: boolean | undefined;
}

export function readCookie(name: string): string | undefined {
  return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
}

/** Whether the visitor has said yes in so many words. */
export function hasConsented(): boolean {
  return readCookie(CONSENT_COOKIE) === 'true';
}

/**
 * Goes on with the visit, or begins one.
 * @returns what the cookie says now; empty where none may be set
 */
export function continueVisit({ isPolicyRestrictive }: Policy): string {
  const asksForPrivacy =
    (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true;
  if (!mayStore({ consent: readCookie(CONSENT_COOKIE), isPolicyRestrictive, asksForPrivacy })) {
    // Of a time when it was allowed. Pages without a banner have nothing else that clears them.
    for (const name of [VISIT_COOKIE, VISIT_TIME_COOKIE])
      if (readCookie(name) !== undefined) write(name, '', 0);
    return '';
  }
  const now = Date.now();
  const cookies = { visit: readCookie(VISIT_COOKIE), time: readCookie(VISIT_TIME_COOKIE) };
  const visit = formatVisitCookie(nextVisit(cookies, now, makeId));
  write(VISIT_COOKIE, visit, VISIT_COOKIE_DAYS);
  write(VISIT_TIME_COOKIE, String(now), VISIT_TIME_COOKIE_DAYS);
  // Browsers that take no cookies are counted as those that may not be given any.
  return readCookie(VISIT_COOKIE) === visit ? visit : '';
}

/** Lasts so many days. */
export function write(name: string, value: string, days: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the other way to set one is missing in some browsers and asynchronous
  document.cookie = cookieText(name, value, { days, isSecure: location.protocol === 'https:' });
}

/** In contexts that are not secure there is no `randomUUID`. */
export function makeId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
