/** What the visitor of this page has allowed, for whatever wants to store or fetch something optional. */
import { type ConsentState, consentOf, type Visitor } from '#domain/consent/choice.ts';
import { CONSENT_CHANGE, type CookieSettings } from '#domain/consent/contract.ts';
import { regionOf } from '#domain/consent/region.ts';
import { readSiteContext } from '../site-context.ts';

/** Of a page that says nothing: nobody is asked, and nothing is held back. */
const NOTHING_ASKED: CookieSettings = {
  isCookieBannerEnabled: false,
  isRestrictiveCookiePolicyEnabled: false,
  isVisitorDataRestricted: true,
  isRestrictiveCookiePolicyAbsolute: true,
  policyVersion: 1,
  wording: '',
  optionalCookies: [],
};

export function cookieSettings(): CookieSettings {
  return { ...NOTHING_ASKED, ...(readSiteContext()?.cookieSettings as Partial<CookieSettings> | undefined) };
}

export function currentVisitor(): Visitor {
  return {
    cookies: document.cookie,
    isOptingOut: Reflect.get(navigator, 'globalPrivacyControl') === true,
    region: regionOf(Intl.DateTimeFormat().resolvedOptions().timeZone ?? ''),
  };
}

export function consentNow(): ConsentState {
  return consentOf(cookieSettings(), currentVisitor());
}

export function tellConsent(): void {
  document.dispatchEvent(new CustomEvent<ConsentState>(CONSENT_CHANGE, { detail: consentNow() }));
}
