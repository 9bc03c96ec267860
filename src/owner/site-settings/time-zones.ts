/** Time zones to choose from, by region, with whatever is set already. */

import { currentZoneName, formerZoneName, offsetOf, timeZoneNames } from '#domain/locale/time-zones.ts';
import { SHORT_LOCALE } from '../language.ts';
import type { ChoiceGroup } from '../ui/search-choice.tsx';
import * as say from './words/en.ts';

const REGIONS: Readonly<Record<string, string>> = {
  Africa: say.africa,
  America: say.americas,
  Antarctica: say.antarctica,
  Arctic: say.arctic,
  Asia: say.asia,
  Atlantic: say.atlanticOcean,
  Australia: say.australia,
  Europe: say.europe,
  Indian: say.indianOcean,
  Pacific: say.pacificOcean,
};

/** A zone that is set by a former name keeps it until another one is chosen. */
export function timeZoneChoices(chosen: string, now: number): readonly ChoiceGroup[] {
  const names = timeZoneNames();
  const current = currentZoneName(chosen);
  const isListed = current === 'UTC' || names.includes(current);
  const choiceOf = (zone: string) => choice(zone, zone === current ? chosen : zone, now);
  const regions = Map.groupBy(names, (name) => name.slice(0, name.indexOf('/')));
  return [
    ...(isListed || chosen === '' ? [] : [{ label: say.chosen, items: [choiceOf(chosen)] }]),
    ...[...regions].map(([region, zones]) => ({
      label: REGIONS[region] ?? region,
      items: zones.map(choiceOf),
    })),
    { label: say.universalTime, items: [choiceOf('UTC')] },
  ];
}

/** “Argentina, Buenos Aires (UTC-03:00)”, found by the region and by a former name as well. */
function choice(zone: string, value: string, now: number) {
  const place = zone
    .slice(zone.indexOf('/') + 1)
    .replaceAll('_', ' ')
    .replaceAll('/', ', ');
  const offset = offsetOf(zone, now);
  const label = offset === undefined || offset === place ? place : `${place} (${offset})`;
  return { value, label, words: [label, zone, formerZoneName(zone)].join(' ').replaceAll('_', ' ') };
}

/** The time of day there; undefined where nobody knows the zone. */
export function timeIn(timeZone: string, now: number): string | undefined {
  try {
    return new Intl.DateTimeFormat(SHORT_LOCALE, { timeZone, timeStyle: 'short' }).format(now);
  } catch {
    return undefined;
  }
}

/** Where whoever is looking is, as far as the browser says. */
export function ownTimeZone(): string {
  return currentZoneName(new Intl.DateTimeFormat().resolvedOptions().timeZone);
}
