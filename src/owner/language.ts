/** The language of the owner area, and how it writes dates, numbers and lists. */

/** The server says it in the page that opens the owner area. */
export const LANGUAGE = globalThis.document?.documentElement.lang || 'en';

/** With the region the browser is set to: English in Germany writes the day before the month. */
export const LOCALE = localeOf(LANGUAGE, globalThis.navigator?.languages ?? []);

/** @param preferred as browsers list them, best first */
function localeOf(language: string, preferred: readonly string[]): string {
  const own = preferred.find((tag) => tag.split('-')[0] === language);
  if (own !== undefined) return own;
  const region = preferred.map(regionOf).find((each) => each !== undefined);
  return region === undefined ? language : `${language}-${region}`;
}

function regionOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).region;
  } catch {
    // Browsers can be given any text.
    return undefined;
  }
}

/** For charts and lists, where English is as in Britain: the day before the month, and no comma before “and”. */
export const SHORT_LOCALE = LANGUAGE === 'en' ? 'en-GB' : LOCALE;

/** “a, b and c”, or “a, b or c”. */
export function listed(
  names: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return new Intl.ListFormat(SHORT_LOCALE, { type }).format(names);
}
