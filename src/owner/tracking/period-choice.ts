/** A period and what visits are chosen by, as the address of the screen has them. */
import { TRAITS } from '#domain/tracking/roll-up.ts';
import { type PeriodChoice, readPeriodChoice, writePeriodChoice } from '../figures/period.ts';

export const FILTERS = ['page', ...TRAITS] as const;
export type Filter = (typeof FILTERS)[number];
type Chosen = Partial<Readonly<Record<Filter, string>>>;

/** What has no name at all, in an address and in a query: there, an empty text is no filter. */
export interface Choice extends PeriodChoice {
  readonly filters: Chosen;
}

export function readChoice(terms: URLSearchParams, today: string): Choice {
  const filters = Object.fromEntries(
    FILTERS.flatMap((name) => {
      const value = terms.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  return { ...readPeriodChoice(terms, today), filters };
}

export function writeChoice({ filters, ...choice }: Choice): URLSearchParams {
  return new URLSearchParams({ ...writePeriodChoice(choice), ...filters });
}
