/** Names of countries, for buyers and owners alike, by ISO 3166 code. */
const NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** @returns the code itself where nobody knows it */
export function countryName(code: string): string {
  return (/^[A-Z]{2}$/.test(code) && NAMES.of(code)) || code;
}

/** As a list to choose from, by name. */
export function byName(codes: readonly string[]): { readonly code: string; readonly name: string }[] {
  return codes
    .map((code) => ({ code, name: countryName(code) }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}
