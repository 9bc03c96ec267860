/** Until when, and how often, a form is taken, and what it says while it is not. */
import { dateFormat } from '../locale/date-format.ts';
import { fillMessage } from '../message-template.ts';
import type { OpenHours } from '../settings/opening-hours.ts';
import type { FormLimits } from './calls.ts';
import { en, type FormMessages } from './words/en.ts';

export const NO_LIMITS: FormLimits = {
  maxEntries: null,
  opensAt: null,
  closesAt: null,
  earlyText: '',
  closedText: '',
};

type ClosedReason = 'early' | 'closed' | 'full';

/** A form that takes nothing at the moment. */
export interface ClosedForm {
  readonly reason: ClosedReason;
  readonly limits: FormLimits;
}

/** @param taken how many entries count so far */
export function closedBy(limits: FormLimits, now: number, taken: number): ClosedForm | undefined {
  const { opensAt, closesAt, maxEntries } = limits;
  if (opensAt !== null && now < opensAt) return { reason: 'early', limits };
  if (closesAt !== null && now >= closesAt) return { reason: 'closed', limits };
  return maxEntries !== null && taken >= maxEntries ? { reason: 'full', limits } : undefined;
}

export interface SiteClock {
  readonly locale: string;
  readonly timeZone: string;
  /** The opening hours of the site. */
  readonly hours?: readonly OpenHours[];
}

/**
 * What is said in place of the form.
 * @param words in the language of the locale
 */
export function closedText(
  { reason, limits }: ClosedForm,
  { locale, timeZone }: SiteClock,
  words: FormMessages = en,
): string {
  const own = reason === 'early' ? limits.earlyText : limits.closedText;
  if (own.trim() !== '') return own;
  if (reason !== 'early') return words[reason];
  const format = dateFormat(locale, timeZone, { dateStyle: 'long', timeStyle: 'short' });
  return fillMessage(words.opens, { date: format.format(limits.opensAt ?? 0) });
}
