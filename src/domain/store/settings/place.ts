/**
 * Where something is sold: a country, and within it a state and a postal code as far as they are known. Zones of taxes
 * and of delivery are made of places; of all zones that hold a place, the narrowest counts.
 */
import type { Address } from './address-form.ts';
import { districtRange, fitsBritish, isDistrictRange } from './british-postcode.ts';

export interface Place extends Pick<Address, 'country' | 'region' | 'postalCode'> {
  /** Country whose zones of taxes hold it, where that is another one. */
  readonly taxedAs?: string;
}

/** A country alone says no more than itself. */
export type Where = string | Place;

export function placeOf(where: Where): Place {
  return typeof where === 'string' ? { country: where, region: '', postalCode: '' } : where;
}

export function countryOf(where: Where): string {
  return typeof where === 'string' ? where : where.country;
}

/** The same for the same place, to find it again. */
export function placeKey(where: Where): string {
  const { country, region, postalCode, taxedAs = '' } = placeOf(where);
  return JSON.stringify([country, region, postalCode, taxedAs]);
}

/** Within a zone, a state bears its country: `US-TX`. */
export function regionKey(country: string, region: string): string {
  return `${country}-${region}`;
}

export interface Zone {
  /** None: wherever no other zone is. */
  readonly countries: readonly string[];
  /** States and provinces as `US-TX`. Of a country that has none here, all are meant. */
  readonly regions?: readonly string[];
  /** Codes, beginnings such as `787*`, and ranges such as `73301-88589`. None: all. */
  readonly postalCodes?: readonly string[];
}

/** How long one may be, and how many a zone holds. */
export const POSTAL_LIMITS = { length: 30, each: 1000 } as const;

const RANGE = /^([^-–.]+)(?:[-–]|\.\.\.?)([^-–.]+)$/;

function bareCode(code: string): string {
  return code.toUpperCase().replace(/[\s-]/g, '');
}

/** Postal codes of a zone, typed with commas or line ends between them. */
export function readPostalCodes(typed: string): string[] {
  const all = typed.split(/[,;\n]/).map((each) => each.trim().toUpperCase());
  return [...new Set(all.filter((each) => each !== ''))];
}

/** Whether it is valid: a star only at the end, and both ends of a range in the same form. */
export function isPostalPattern(pattern: string): boolean {
  const range = rangeOf(pattern);
  if (range) return range.from <= range.to;
  const districts = districtsOf(pattern);
  if (districts) return isDistrictRange(districts);
  return /^[\p{L}\p{N}][\p{L}\p{N}\s-]*\*?$/u.test(pattern);
}

function districtsOf(pattern: string) {
  const [, from = '', to = ''] = RANGE.exec(pattern.trim()) ?? [];
  return districtRange(bareCode(from), bareCode(to));
}

/** `12345-6789` is one code of the United States, not a range: its ends differ in length. */
function rangeOf(pattern: string): { readonly from: string; readonly to: string } | undefined {
  const [, from = '', to = ''] = RANGE.exec(pattern.trim()) ?? [];
  const [first, last] = [bareCode(from), bareCode(to)];
  // A range counts by figures; Portuguese and Polish codes have a hyphen within.
  return first.length === last.length && first !== '' && /\d/.test(first)
    ? { from: first, to: last }
    : undefined;
}

export function fitsPostalCode(code: string, pattern: string): boolean {
  const bare = bareCode(code);
  if (bare === '') return false;
  const british = fitsBritish(bare, pattern, districtsOf(pattern));
  if (british !== undefined) return british;
  const range = rangeOf(pattern);
  if (range) {
    const head = bare.slice(0, range.from.length);
    return head.length === range.from.length && range.from <= head && head <= range.to;
  }
  const isBeginning = pattern.endsWith('*');
  const wanted = bareCode(isBeginning ? pattern.slice(0, -1) : pattern);
  // ZIP+4 is within its ZIP.
  return isBeginning || /^\d{5}$/.test(wanted) ? bare.startsWith(wanted) : bare === wanted;
}

/** How narrowly a zone holds a place: 0 for the rest of the world; undefined where it does not hold it. */
function fitOf({ countries, regions = [], postalCodes = [] }: Zone, place: Place): number | undefined {
  if (countries.length > 0 && !countries.includes(place.country)) return undefined;
  const within = regions.filter((each) => each.startsWith(`${place.country}-`));
  if (within.length > 0 && !within.includes(regionKey(place.country, place.region))) return undefined;
  if (postalCodes.length > 0 && !postalCodes.some((each) => fitsPostalCode(place.postalCode, each)))
    return undefined;
  return (countries.length > 0 ? 1 : 0) + (within.length > 0 ? 2 : 0) + (postalCodes.length > 0 ? 4 : 0);
}

/** The narrowest zone that holds it; of several alike, the first. */
export function findZone<Found extends Zone>(zones: readonly Found[], where: Where): Found | undefined {
  const place = placeOf(where);
  let best: { readonly zone: Found; readonly fit: number } | undefined;
  for (const zone of zones) {
    const fit = fitOf(zone, place);
    if (fit !== undefined && (!best || fit > best.fit)) best = { zone, fit };
  }
  return best?.zone;
}

/** Zones that name its state or its postal code hold it in any case, others by the country that taxes it. */
export function findTaxZone<Found extends Zone>(zones: readonly Found[], where: Where): Found | undefined {
  const place = placeOf(where);
  const { taxedAs: country } = place;
  if (country === undefined) return findZone(zones, place);
  const narrow = zones.filter(
    ({ regions = [], postalCodes = [] }) => regions.length + postalCodes.length > 0,
  );
  return findZone(narrow, place) ?? findZone(zones, { ...place, country });
}

/** What else of an address in this country has to be known to find its zone. */
export function partsThatCount(
  zones: readonly Zone[],
  country: string,
): { readonly region: boolean; readonly postalCode: boolean } {
  const own = zones.filter(({ countries }) => countries.length === 0 || countries.includes(country));
  return {
    region: own.some(({ regions = [] }) => regions.some((each) => each.startsWith(`${country}-`))),
    postalCode: own.some(({ postalCodes = [] }) => postalCodes.length > 0),
  };
}
