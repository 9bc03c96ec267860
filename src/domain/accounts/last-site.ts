/** The site that was worked on last, so that whoever signs in once for several goes on there. */

import { isId } from '../id.ts';
import { DAY_MS, SECOND_MS } from '../time.ts';

/** On the owner origin, where the sign-in is shared by all sites. */
export const LAST_SITE_COOKIE = 'ss_lastid';
const LAST_SITE_SECONDS = (365 * DAY_MS) / SECOND_MS;

/** What `document.cookie` is set to: the id of the site, encoded. */
export function lastSiteCookie(siteId: string): string {
  return `${LAST_SITE_COOKIE}=${btoa(siteId)}; path=/; max-age=${LAST_SITE_SECONDS}; samesite=lax`;
}

/** The id of the site in these cookies; undefined for what is none. */
export function lastSiteOf(cookies: string): string | undefined {
  const start = `${LAST_SITE_COOKIE}=`;
  const value = cookies
    .split('; ')
    .find((each) => each.startsWith(start))
    ?.slice(start.length);
  try {
    const id = atob(value ?? '');
    return isId(id) ? id : undefined;
  } catch {
    // Not what was written.
    return undefined;
  }
}
