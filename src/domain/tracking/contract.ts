/** Counting visitors, by the specification's own names: cookies, calls, fields, and what turns it off. */

import type { SITE_EVENTS } from '../calls/contract.ts';
import type { CONSENT_COOKIE as CONSENT, CONSENT_CHANGE } from '../consent/contract.ts';

/** `id|first|previous|current|visitCount` (TRAK-01). */
export const VISIT_COOKIE = 'ss_cvr';
/** When the visit goes on until, or began: an instant (TRAK-02). */
export const VISIT_TIME_COOKIE = 'ss_cvt';
/** `true` or `false`; absent while nothing has been decided (CONS-41). */
export const CONSENT_COOKIE: typeof CONSENT = 'ss_cookieAllowed';

/** Cookies are given a life in days (TRAK-09). */
export const VISIT_COOKIE_DAYS = 2 * 365;
/** Thirty minutes. */
export const VISIT_TIME_COOKIE_DAYS = 30 / (24 * 60);

/** Every call that counts begins so. None takes a crumb: nobody has to take a cookie to be counted. */
export const CENSUS = '/api/census/';
export const HIT_PATH = '/api/census/RecordHit';
export const BUTTON_CLICK_PATH = '/api/census/button-click';
export const BUTTON_RENDER_PATH = '/api/census/button-render';
export const FORM_RENDER_PATH = '/api/census/form-render';
export const OVERLAY_PATH = '/api/census/overlay';
export const QUICK_VIEW_PATH = '/api/census/RecordQuickView';
export const PIXEL_PATH = '/api/track/Track';

/** After this long a page no longer waits for an answer (TRAK-13). */
export const CENSUS_TIMEOUT_MS = 2500;

/** A global of the page: where it is true, nothing is counted (TRAK-28). */
export const DISABLING_FLAG = 'vitrineTrackingOff';
/** What would have been counted is told here instead, to pages of whoever runs the site (TRAK-27). */
export const EVENT_CHANNEL = 'vitrine:events';
/** That a visitor has chosen: said once more, so that the script needs nothing else of consent. */
export const CONSENT_EVENT: typeof CONSENT_CHANGE = 'consentchange';
/** That a form was sent: said once more, so that the script needs nothing else of the data layer. */
export const FORM_SENT_EVENT: (typeof SITE_EVENTS)['formSuccess'] = 'vitrine:form-success';
/** Dispatched by whatever opens over a page; `detail` is what is recorded of it. */
export const OVERLAY_EVENT = 'vitrine:overlay';
/** Dispatched by an owner’s own script: `detail` has the name of an `event`, and `data` to go with it. */
export const OWN_EVENT = 'vitrine:event';
/** A meta element with the types of events that pages watch for. */
export const WATCH_META = 'vitrine-watch';
/** Dispatched when a visitor looks at an item without leaving the page; `detail` has its `id`. */
export const QUICK_VIEW_EVENT = 'vitrine:quick-view';

/** An address longer than this is cut before anything looks at it, and so is every other text of a visitor's page. */
export const MAX_ADDRESS = 2000;
export const MAX_WORDS = 500;

/** What a hit says it is about. The rest of what is counted has calls of its own. */
export const HIT_EVENTS = ['view', 'form-submit'] as const;
export type HitEvent = (typeof HIT_EVENTS)[number];

export const EVENTS = [
  ...HIT_EVENTS,
  'button-click',
  'button-render',
  'form-render',
  'overlay',
  'quick-view',
  'landing',
  // What owners name, and scripts of theirs.
  'download',
  'scroll',
  'video',
  'event',
  // What the server finds out by itself.
  'search-empty',
  'order',
] as const;
export type TrackedEvent = (typeof EVENTS)[number];

/** What a page says with each hit (TRAK-10). */
export interface HitFields {
  readonly event: HitEvent;
  /** JSON. */
  readonly data: string;
  readonly websiteId: string;
  readonly templateId: string;
  readonly website_locale: string;
  readonly url: string;
  readonly title: string;
  readonly itemId: string;
  readonly recordType: string;
  readonly collectionId: string;
  readonly userAgent: string;
  readonly clientDate: string;
  readonly viewportWidth: string;
  readonly viewportHeight: string;
  readonly screenWidth: string;
  readonly screenHeight: string;
  /** Empty where none may be set. */
  readonly visitorCookie: string;
  readonly localStorageSupported: string;
  readonly queryString: string;
  readonly referrer: string;
}

/** What is said of a button that is seen or pressed (TRAK-11). */
export interface ButtonView {
  readonly id: string;
  readonly buttonText: string;
  readonly clickthroughUrl: string;
  readonly alignment: string;
  readonly size: string;
  readonly newWindow: boolean;
  /** Where it stands: `header`, `main` or `footer`. */
  readonly context: string;
}
