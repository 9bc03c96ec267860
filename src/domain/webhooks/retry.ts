/** When a message that did not arrive is sent again, and when nobody expects it to arrive any more. */
import { HOUR_MS, MINUTE_MS } from '../time.ts';

/** Pauses between tries: eight tries within a day and a half. */
const PAUSES_MS = [
  5000,
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  8 * HOUR_MS,
  24 * HOUR_MS,
] as const;

/** So much of a pause is left to chance, that messages which failed together do not come back together. */
const JITTER = 0.2;
/** An endpoint that has taken nothing for this long while a message was given up is switched off. */
export const OFF_AFTER_MS = 24 * HOUR_MS;

/**
 * @param attempts that have failed
 * @param random from 0 up to 1
 * @returns undefined when it has been tried often enough
 */
export function pauseAfter(attempts: number, random: number): number | undefined {
  const pause = PAUSES_MS[attempts - 1];
  return pause === undefined ? undefined : Math.round(pause * (1 - JITTER + 2 * JITTER * random));
}

/** 410 Gone is how an endpoint says that it wants nothing more. */
export const GONE_STATUS = 410;
