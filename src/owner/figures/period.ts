/** Periods to choose from, and what of the choice stands in the address of a screen. */
import { addDays, type CivilDate, formatDateKey, parseDateKey } from '#domain/locale/civil-date.ts';
import { type Period, readPeriod } from '#domain/locale/period.ts';
import * as say from './words/en.ts';

export const PRESETS = [
  { value: 'today', label: say.today, days: 1 },
  { value: 'week', label: say.sevenDays, days: 7 },
  { value: 'month', label: say.thirtyDays, days: 30 },
  { value: 'year', label: say.twelveMonths, days: 365 },
] as const;
export type Preset = (typeof PRESETS)[number]['value'];

export interface PeriodChoice {
  readonly period: Period;
  /** Undefined where both days were chosen. */
  readonly preset: Preset | undefined;
}

export function readPeriodChoice(terms: URLSearchParams, today: string): PeriodChoice {
  const own = readPeriod({ from: terms.get('from') ?? '', until: terms.get('until') ?? '' });
  if (own) return { period: own, preset: undefined };
  const { value, days } = PRESETS.find((each) => each.value === terms.get('period')) ?? PRESETS[2];
  return { period: lastDays(today, days), preset: value };
}

export function writePeriodChoice({ period, preset }: PeriodChoice): Record<string, string> {
  return preset ? { period: preset } : { ...period };
}

/** @param days that it has, today the last of them */
export function lastDays(today: string, days: number): Period {
  const date = parseDateKey(today) as CivilDate;
  return { from: formatDateKey(addDays(date, 1 - days)), until: today };
}
