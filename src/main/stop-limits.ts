/** How long stopping may take: apart from the server's entry, which nothing can import without starting it. */

/** Requests and jobs under way are given this long. */
export const DRAIN_MS = 8000;
/** Whatever happens while stopping, the process is gone before anyone loses patience with it. */
export const HARD_STOP_MS = 9500;
