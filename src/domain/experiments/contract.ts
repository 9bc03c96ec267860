/**
 * The cookie by which a visitor keeps their version, set only where cookies may be stored. It holds the key they had at
 * their first visit, which says nothing of who they are.
 */
export const VERSION_COOKIE = 'vt_version';
export const VERSION_COOKIE_DAYS = 90;
