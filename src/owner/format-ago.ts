/** When something was, in the words people use: `5 minutes ago`, `yesterday`, `3 March 2026`. */

import { DAY_MS, HOUR_MS, MINUTE_MS, WEEK_MS } from '#domain/time.ts';
import { LOCALE } from './language.ts';
import * as say from './words/en.ts';

const relative = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' });
const date = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long' });

export function formatAgo(at: number, now: number): string {
  const past = now - at;
  if (past < MINUTE_MS) return say.justNow;
  if (past < HOUR_MS) return relative.format(-Math.floor(past / MINUTE_MS), 'minute');
  if (past < DAY_MS) return relative.format(-Math.floor(past / HOUR_MS), 'hour');
  if (past < WEEK_MS) return relative.format(-Math.floor(past / DAY_MS), 'day');
  return date.format(at);
}
