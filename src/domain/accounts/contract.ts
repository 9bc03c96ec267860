/** Names that browsers bear for the owner area: its cookie and its header. */

/** Names the session cookie where the owner origin is served over plain http, as on localhost. */
export const SESSION_COOKIE = 'vitrine_session';
/** A browser takes this name only over https, for this host alone, and from nobody else. */
export const SECURE_SESSION_COOKIE = `__Host-${SESSION_COOKIE}`;
/** What the owner area sends with every call; other sites cannot, without being asked first. */
export const CALL_HEADER = 'x-vitrine';
