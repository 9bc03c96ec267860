/** Where the ids of analytics events are kept, while cookies are allowed. */

export const ANALYTICS_COOKIE = 'ss_analyticsId';
export const ANALYTICS_COOKIE_DAYS = 390;
/** In the storage of the browser: the first in local storage, the others for as long as the tab is open (ANLY-13). */
export const ANALYTICS_ID_KEY = 'SS_ANALYTICS_ID';
export const MEMBER_ID_KEY = 'SS_MID';
export const SESSION_ID_KEY = 'SS_SESSION_ID';
