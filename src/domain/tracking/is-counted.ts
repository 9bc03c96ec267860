/** Who is counted, where, and who may look on (TRAK-23 to TRAK-27). */
import type { WebsiteRoles } from '../accounts/roles.ts';
import type { PAGE_TYPES } from '../content/codes.ts';

export interface Viewer {
  readonly isSignedIn: boolean;
  readonly roles: WebsiteRoles;
}

type Uncounted = (typeof PAGE_TYPES)['notFound' | 'lockScreen' | 'memberAreaAccessDenied'];
// In numbers: the table of all page types would be most of the script that counts.
const UNCOUNTED: readonly (Uncounted | number)[] = [100, 103, 106] satisfies Uncounted[];

/** Visitors, and of those who are signed in the ones that may only look: on pages, not in the configuration. */
export function isCounted({ isSignedIn, roles }: Viewer, path: string): boolean {
  if (!isSignedIn) return true;
  const names = Object.keys(roles).filter((name) => roles[name]);
  return names.length === 1 && names[0] === 'viewer' && !/^\/config(?:\/|$)/.test(path);
}

/** @param isDisabled the page's global flag */
export function isTrackingOff(pageType: number | undefined, isDisabled: boolean): boolean {
  return isDisabled || (pageType !== undefined && UNCOUNTED.includes(pageType));
}

/** Whether events are told to the other pages of this browser. */
export function mayWatchEvents({ isSignedIn, roles }: Viewer): boolean {
  return isSignedIn && roles['admin'] === true;
}

/**
 * Whether anything may be put into the visitor's browser. What the site says of its policy decides; where it says
 * nothing, only who has agreed is given cookies. A browser that asks not to be followed is asked no further.
 */
export function mayStore(given: {
  readonly consent: string | undefined;
  readonly isPolicyRestrictive: boolean | undefined;
  readonly asksForPrivacy: boolean;
}): boolean {
  if (given.consent !== undefined) return given.consent === 'true';
  return given.isPolicyRestrictive === false && !given.asksForPrivacy;
}
