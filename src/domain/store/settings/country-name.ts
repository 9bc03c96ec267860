/** Names of countries, for buyers and owners alike, by ISO 3166 code. */
import { canonicalLanguage } from '../../locale/site-languages.ts';

const names = new Map<string, Intl.DisplayNames>();

function namesIn(locale: string): Intl.DisplayNames {
  const known =
    names.get(locale) ??
    new Intl.DisplayNames(canonicalLanguage(locale) ?? 'en', { type: 'region', fallback: 'none' });
  names.set(locale, known);
  return known;
}

/** @returns the code itself where nobody knows it */
export function countryName(code: string, locale = 'en'): string {
  return (/^[A-Z]{2}$/.test(code) && namesIn(locale).of(code)) || code;
}

/** As a list to choose from, by name. */
export function byName(
  codes: readonly string[],
  locale = 'en',
): { readonly code: string; readonly name: string }[] {
  const order = new Intl.Collator(canonicalLanguage(locale) ?? 'en');
  return codes
    .map((code) => ({ code, name: countryName(code, locale) }))
    .sort((one, other) => order.compare(one.name, other.name));
}
