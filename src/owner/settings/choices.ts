/** Languages and time zones to choose from, with whatever is set already. */

interface Choice {
  readonly value: string;
  readonly label: string;
}

const LANGUAGES =
  'af ar bg bn bs ca cs cy da de de-AT de-CH el en en-AU en-GB en-US es es-MX et eu fa fi fil fr fr-CA fr-CH ga gl he hi hr hu id is it ja ka kk ko lb lt lv mk ms mt nb nl nl-BE nn pl pt pt-BR ro rm ru se sk sl sq sr sv sw ta th tr uk ur vi zh-CN zh-TW';

export function languageChoices(chosen: string): readonly Choice[] {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const nameOf = (code: string): string => {
    try {
      return names.of(code) ?? code;
    } catch {
      return code;
    }
  };
  return withChosen(LANGUAGES.split(' '), chosen)
    .map((value) => ({ value, label: nameOf(value) }))
    .sort((a, b) => a.label.localeCompare(b.label));
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
