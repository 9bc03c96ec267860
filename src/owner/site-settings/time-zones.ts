/** Time zones to choose from, with whatever is set already. */

interface Choice {
  readonly value: string;
  readonly label: string;
}

export function timeZoneChoices(chosen: string): readonly Choice[] {
  const zones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];
  return withChosen(zones, chosen).map((value) => ({
    value,
    label: value.replaceAll('_', ' ').replaceAll('/', ' / '),
  }));
}

function withChosen(values: readonly string[], chosen: string): readonly string[] {
  return chosen === '' || values.includes(chosen) ? values : [chosen, ...values];
}

/** The time of day there; undefined where nobody knows the zone. */
export function timeIn(timeZone: string, now: number): string | undefined {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(now);
  } catch {
    return undefined;
  }
}

/** Where whoever is looking is, as far as the browser says. */
export function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
