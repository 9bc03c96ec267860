/** How durations and values read. */

import type { Dimension } from '#domain/tracking/roll-up.ts';
import { fill } from '../fill.ts';
import { SHORT_LOCALE } from '../language.ts';
import * as say from './words/en.ts';

/** `2 min 5 s` */
export function formatDuration(seconds: number): string {
  const all = Math.round(seconds);
  if (all < 60) return `${all} s`;
  const minutes = Math.floor(all / 60);
  return minutes < 10 && all % 60
    ? fill(say.minutesMinCountS, { minutes, count: all % 60 })
    : fill(say.minutesMin, { minutes });
}

const languages = new Intl.DisplayNames(SHORT_LOCALE, { type: 'language' });
const countries = new Intl.DisplayNames(SHORT_LOCALE, { type: 'region' });
const DEVICES: Readonly<Record<string, string>> = {
  phone: say.phones,
  tablet: say.tablets,
  computer: say.computers,
};

/** What is shown where a visit has none. */
const NONE: Partial<Readonly<Record<Dimension, string>>> = {
  source: say.directOrUnknown,
  browser: say.another,
  system: say.another,
  language: say.unknown,
  country: say.unknown,
};

export function nameOfValue(dimension: Dimension, value: string): string {
  if (value === '') return NONE[dimension] ?? say.none;
  if (dimension === 'device') return DEVICES[value] ?? value;
  try {
    if (dimension === 'language') return languages.of(value) ?? value;
    if (dimension === 'country') return countries.of(value) ?? value;
  } catch {
    // Nothing that is called so: it stands as it came.
  }
  return value;
}
