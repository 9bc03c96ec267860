/**
 * Where the visitor is, as far as it changes what may be done before they are asked. Pages are the same for everybody,
 * and nobody looks up addresses: the browser's time zone says it. Who cannot be placed counts as in the EU.
 */

/** The region whose visitors see the EU notice (CONS-28). */
export const EU_REGION = 'eu';
export type Region = typeof EU_REGION | 'other';

/** Zones of the EU, the EEA and the United Kingdom beyond the continent, and those of `Europe/` that lie elsewhere. */
const EU_BEYOND =
  /^(Atlantic\/(Azores|Canary|Faroe|Madeira|Reykjavik)|Arctic\/Longyearbyen|Asia\/(Nicosia|Famagusta)|(Africa\/Ceuta))$/;
const ELSEWHERE =
  /^Europe\/(Astrakhan|Chisinau|Istanbul|Kaliningrad|Kirov|Kiev|Kyiv|Minsk|Moscow|Samara|Saratov|Simferopol|Tirane|Tiraspol|Ulyanovsk|Volgograd)$/;
/** Says nothing of a place. */
const NOWHERE = /^(|UTC|GMT|Etc\/.*)$/;

export function regionOf(timeZone: string): Region {
  if (NOWHERE.test(timeZone) || EU_BEYOND.test(timeZone)) return EU_REGION;
  return timeZone.startsWith('Europe/') && !ELSEWHERE.test(timeZone) ? EU_REGION : 'other';
}

export function hasEuNotice(region: Region): boolean {
  return region === EU_REGION;
}
