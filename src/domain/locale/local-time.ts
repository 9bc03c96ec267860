/** Moments as a clock on the wall of a time zone shows them: `2026-11-21T18:30`, what date fields hold. */
import { DAY_MS, MINUTE_MS } from '../time.ts';
import { parseDateKey, utcOf, wallClock } from './civil-date.ts';

/** @param timeZone IANA name */
export function formatLocalTime(at: number, timeZone: string): string {
  return new Date(shown(at, timeZone)).toISOString().slice(0, 16);
}

/**
 * The moment a clock shows this; undefined for anything else than a day and a time. What a clock change skips is
 * read as if it had not; of what it shows twice, the first is meant.
 */
export function readLocalTime(text: string, timeZone: string): number | undefined {
  const [day = '', time = ''] = text.split('T');
  const date = parseDateKey(day);
  const match = /^([01]\d|2[0-3]):([0-5]\d)/.exec(time);
  if (!date || !match) return undefined;
  const wanted = utcOf(date) + (Number(match[1]) * 60 + Number(match[2])) * MINUTE_MS;
  // The offsets a day before and after are the only ones that can hold at this moment.
  const moments = [-1, 1].map((side) => {
    const near = wanted + side * DAY_MS;
    return wanted - (shown(near, timeZone) - floorMinute(near));
  });
  const exact = moments.filter((moment) => shown(moment, timeZone) === wanted);
  return exact.length > 0 ? Math.min(...exact) : Math.max(...moments);
}

/** What the clock shows, as if it were UTC, to the minute. */
function shown(at: number, timeZone: string): number {
  const { hour, minute, ...date } = wallClock(at, timeZone);
  return utcOf(date) + (hour * 60 + minute) * MINUTE_MS;
}

function floorMinute(at: number): number {
  return Math.floor(at / MINUTE_MS) * MINUTE_MS;
}
