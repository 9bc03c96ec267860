/** Where whoever is looking is, as far as their browser tells. */

interface Surroundings {
  /** IANA name. */
  readonly timeZone: string;
  /** As a browser lists them, the preferred one first. */
  readonly languages: readonly string[];
}

/** Asked for in one way by some browsers, in the other by the rest, and known by no declaration yet. */
interface LocaleWithZones {
  getTimeZones?(): readonly string[] | undefined;
  readonly timeZones?: readonly string[];
}

/**
 * By the time zone: languages say where somebody learned to read. They decide where a zone has several countries.
 *
 * @returns one of the countries, or nothing
 */
export function ownCountry(countries: readonly string[], { timeZone, languages }: Surroundings): string {
  const spoken = languages.flatMap((language) => regionOf(language) ?? []);
  const near = countries.filter((country) => zonesOf(country).includes(timeZone));
  const candidates = near.length > 0 ? near : countries;
  return spoken.find((region) => candidates.includes(region)) ?? near[0] ?? '';
}

function zonesOf(country: string): readonly string[] {
  const locale: Intl.Locale & LocaleWithZones = new Intl.Locale('und', { region: country });
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    return undefined;
  }
}
