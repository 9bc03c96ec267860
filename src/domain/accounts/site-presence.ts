/** What a site's own host knows of an owner who is signed in: the names both sides of it use. */

/** On the owner origin: opens a site and tells it that its owner is there. */
export const VISIT_PATH = '/visit';
/** Where the owner area's links to a site lead. */
export function visitAddress(siteId: string, path = '/'): string {
  return `${VISIT_PATH}/${siteId}${path === '/' ? '' : `?to=${encodeURIComponent(path)}`}`;
}
/** On the site's host: takes what the owner origin tells. */
export const ENTER_PATH = '/_enter';
/** On the site's host: says who is there. */
export const PRESENCE_PATH = '/api/auth/presence';
/** On both: signs out (MEMB-06). */
export const LOGOUT_PATH = '/api/auth/Logout';
/** The query term with which the visitor lands after signing out (SITE-13). */
export const LOGGED_OUT_TERM = 'logout=true';

/** Readable by scripts and worth nothing: whether it pays to ask who is there. */
export const PRESENCE_MARK = 'vitrine_here';
export const PRESENCE_COOKIE = 'vitrine_presence';
/** A browser takes this name only over https, for this host alone. */
export const SECURE_PRESENCE_COOKIE = `__Host-${PRESENCE_COOKIE}`;

/** As the website context carries it. */
export interface SitePresence {
  /** The id is made for this site alone and opens nothing. */
  readonly authenticatedAccount: { readonly id: string } | null;
  readonly websiteRoles: Readonly<Record<string, boolean>>;
}

export const NOBODY: SitePresence = { authenticatedAccount: null, websiteRoles: {} };
