/**
 * Literal names of consent (CONS-33 to CONS-43), and the question that others ask: may optional things be stored now?
 * They ask `consentNow()` of `runtime/consent/consent-now.ts`, and again at each `consentchange` of the document.
 */
import { DAY_MS, SECOND_MS } from '../time.ts';

/** `true` where all optional categories are allowed, `false` where a choice was made and one of them is not. */
export const CONSENT_COOKIE = 'ss_cookieAllowed';
/** Which categories, of which wording of the policy, and the id by which the choice stands in the log. */
export const CHOICE_COOKIE = 'ss_cookieChoice';
export const CONSENT_SECONDS = (30 * DAY_MS) / SECOND_MS;

/** Set by tracking, and cleared under the restrictive policy (CONS-40). */
export const TRACKING_COOKIES = [
  'SS_MATTR',
  'SS_MID',
  'SS_lastvisit',
  'user_segment',
  'ss_cid',
  'ss_cpvisit',
  'ss_cvisit',
  'ss_cvr',
  'ss_cvt',
] as const;

/** On the document after each change, with a `ConsentState` as its detail. */
export const CONSENT_CHANGE = 'consentchange';

/** Between the pages of a site in one browser: something was decided. */
export const CONSENT_CHANNEL = 'consent';

/** Sent to the document to bring the banner into a state; its detail is a `BannerOrder`. */
export const BANNER_ORDER = 'cookiebanner';
/** Takes what a visitor decides, for the log. */
export const RECORD_PATH = '/api/consent/RecordConsent';

export const FORCED_CLASS = 'sqs-cookie-banner-v2-forced';

/** Links to it open the choice again. */
export const CHOICE_ANCHOR = 'cookie-choices';

/** With this query flag pages are taken as pictures: nothing lies over them (CONS-26). */
export const SCREENSHOT_FLAG = 'screenshot';

const BANNER_STATES = ['normal', 'forced', 'updated', 'unforced'] as const;
export type BannerState = (typeof BANNER_STATES)[number];

/** The flags as the runtime reads them, in `cookieSettings` of the page's site context. */
export interface CookieSettings {
  readonly isCookieBannerEnabled: boolean;
  readonly isRestrictiveCookiePolicyEnabled: boolean;
  readonly isVisitorDataRestricted: boolean;
  readonly isRestrictiveCookiePolicyAbsolute: boolean;
  /** A decision about an older one counts no longer. */
  readonly policyVersion: number;
  /** Hash of what the banner says; empty where there is none. */
  readonly wording: string;
  /** Beside those of services that the page knows. */
  readonly optionalCookies: readonly string[];
}
