/** How durations and values read. */
import type { Dimension } from '#domain/tracking/roll-up.ts';

const LOCALE = 'en-GB';

/** `2 min 5 s` */
export function formatDuration(seconds: number): string {
  const all = Math.round(seconds);
  if (all < 60) return `${all} s`;
  const minutes = Math.floor(all / 60);
  return minutes < 10 && all % 60 ? `${minutes} min ${all % 60} s` : `${minutes} min`;
}

const languages = new Intl.DisplayNames(LOCALE, { type: 'language' });
const countries = new Intl.DisplayNames(LOCALE, { type: 'region' });
const DEVICES: Readonly<Record<string, string>> = {
  phone: 'Phones',
  tablet: 'Tablets',
  computer: 'Computers',
};

/** What is shown where a visit has none. */
const NONE: Partial<Readonly<Record<Dimension, string>>> = {
  source: 'Direct or unknown',
  browser: 'Another',
  system: 'Another',
  language: 'Unknown',
  country: 'Unknown',
};

export function nameOfValue(dimension: Dimension, value: string): string {
  if (value === '') return NONE[dimension] ?? 'None';
  if (dimension === 'device') return DEVICES[value] ?? value;
  try {
    if (dimension === 'language') return languages.of(value) ?? value;
    if (dimension === 'country') return countries.of(value) ?? value;
  } catch {
    // Nothing that is called so: it stands as it came.
  }
  return value;
}
