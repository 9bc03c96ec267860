/** When something was, in the words people use: `5 minutes ago`, `yesterday`, `3 March 2026`. */

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' });

export function formatAgo(at: number, now: number): string {
  const past = now - at;
  if (past < MINUTE_MS) return 'just now';
  if (past < HOUR_MS) return relative.format(-Math.floor(past / MINUTE_MS), 'minute');
  if (past < DAY_MS) return relative.format(-Math.floor(past / HOUR_MS), 'hour');
  if (past < 7 * DAY_MS) return relative.format(-Math.floor(past / DAY_MS), 'day');
  return date.format(at);
}
