/** How long something deleted can still be brought back, in words. */
import { KEEP_DELETED_DAYS } from '#domain/media/media.ts';
import { DAY_MS } from '#domain/time.ts';
import { fill } from './fill.ts';
import * as say from './words/en.ts';

export function daysLeft(deletedAt: number, now: number): string {
  const days = Math.max(1, Math.ceil((deletedAt + KEEP_DELETED_DAYS * DAY_MS - now) / DAY_MS));
  return fill(say.daysDaysLeft, { days });
}
