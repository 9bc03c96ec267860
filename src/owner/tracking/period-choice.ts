/** Periods to choose from, and what of the choice stands in the address of the screen. */
import { addDays, type CivilDate, formatDateKey, parseDateKey } from '#domain/locale/civil-date.ts';
import { type Period, readPeriod } from '#domain/tracking/period.ts';
import { TRAITS } from '#domain/tracking/roll-up.ts';

export const PRESETS = [
  { value: 'today', label: 'Today', days: 1 },
  { value: 'week', label: '7 days', days: 7 },
  { value: 'month', label: '30 days', days: 30 },
  { value: 'year', label: '12 months', days: 365 },
] as const;
export type Preset = (typeof PRESETS)[number]['value'];

export const FILTERS = ['page', ...TRAITS] as const;
export type Filter = (typeof FILTERS)[number];
export type Chosen = Partial<Readonly<Record<Filter, string>>>;

/** What has no name at all, in an address and in a query: there, an empty text is no filter. */
export interface Choice {
  readonly period: Period;
  /** Undefined where both days were chosen. */
  readonly preset: Preset | undefined;
  readonly filters: Chosen;
}

export function readChoice(terms: URLSearchParams, today: string): Choice {
  const own = readPeriod({ from: terms.get('from') ?? '', until: terms.get('until') ?? '' });
  const found = PRESETS.find(({ value }) => value === terms.get('period')) ?? PRESETS[2];
  const filters = Object.fromEntries(
    FILTERS.flatMap((name) => {
      const value = terms.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  return own
    ? { period: own, preset: undefined, filters }
    : { period: lastDays(today, found.days), preset: found.value, filters };
}

export function writeChoice({ period, preset, filters }: Choice): URLSearchParams {
  return new URLSearchParams({ ...(preset ? { period: preset } : period), ...filters });
}

/** @param days that it has, today the last of them */
export function lastDays(today: string, days: number): Period {
  const date = parseDateKey(today) as CivilDate;
  return { from: formatDateKey(addDays(date, 1 - days)), until: today };
}
