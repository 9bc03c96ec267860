/** What an address takes, country by country: parts that must be there, and how postal codes look. */
import { countryName } from './country-name.ts';

export const ADDRESS_PARTS = ['name', 'line1', 'line2', 'postalCode', 'city', 'region', 'country'] as const;
type AddressPart = (typeof ADDRESS_PARTS)[number];

export type Address = Readonly<Record<AddressPart, string>>;

/** What is written beneath a name; the country is chosen. */
export type WrittenPart = Exclude<AddressPart, 'name' | 'country'>;

/** A state, a province: one of all that a country has. */
export interface AddressRegion {
  /** As it stands on a label. */
  readonly value: string;
  readonly name: string;
  /** All that it is called by, in small letters: addresses of before, and those of a browser, name it so. */
  readonly names: readonly string[];
}

/** Names of parts in English; their translations are found by them (`storeWords`). */
type AddressLabel =
  | RegionLabel
  | TownLabel
  | CodeLabel
  | 'Street and number'
  | 'Town or area, street and number'
  | 'Flat, floor, company';
export type RegionLabel =
  | 'Area'
  | 'County'
  | 'Department'
  | 'District'
  | 'Province or city'
  | 'Emirate'
  | 'Island'
  | 'Region'
  | 'Parish'
  | 'Prefecture'
  | 'State'
  | 'Province'
  | 'State or province, where there is one';
export type TownLabel = 'Town or city' | 'District' | 'Suburb';
export type CodeLabel = 'Postal code' | 'Eircode' | 'PIN code' | 'ZIP code';

/** What an address takes in one country. */
export interface AddressForm {
  readonly country: string;
  /** Lines of a label, with `%n` between them, and parts by their letters: `%A%n%Z %C`. */
  readonly format: string;
  /** In the order in which they are written there. Others are not asked for, and not kept with an order. */
  readonly parts: readonly WrittenPart[];
  readonly required: readonly WrittenPart[];
  /** What the parts are called there. */
  readonly labels: Readonly<Record<WrittenPart, AddressLabel>>;
  /** To choose from, in the order of their names; absent: whatever is written. */
  readonly regions?: readonly AddressRegion[];
  /** Absent: any code will do. */
  readonly postalCode?: {
    /** Without its ends. */
    readonly pattern: string;
    /** Letters that some write before it. */
    readonly prefix: string;
    readonly example: string;
    /** Written so and no other way. */
    readonly isExact: boolean;
  };
}

/** Before a country is chosen. */
export const ANY_FORM: AddressForm = {
  country: '',
  format: '%N%n%A%n%Z %C %S',
  parts: ['line1', 'line2', 'postalCode', 'city', 'region'],
  required: ['line1', 'city'],
  labels: {
    line1: 'Street and number',
    line2: 'Flat, floor, company',
    postalCode: 'Postal code',
    city: 'Town or city',
    region: 'State or province, where there is one',
  },
};

/** Companies of these owe each other no VAT, but account for it at home. */
export const EU_COUNTRIES: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/** Longer ones fit on no label. */
export const ADDRESS_LIMIT = 120;

export type AddressErrors = Readonly<Partial<Record<AddressPart, string>>>;

/** As it is kept: without spaces around it, codes in capitals. */
export function cleanAddress(address: Address): Address {
  const clean = Object.fromEntries(
    ADDRESS_PARTS.map((part) => [part, address[part].replace(/\s+/g, ' ').trim().slice(0, ADDRESS_LIMIT)]),
  ) as Record<AddressPart, string>;
  return { ...clean, postalCode: clean.postalCode.toUpperCase(), country: clean.country.toUpperCase() };
}

/** Of its parts, only those on which a tax depends: all of them have to be there. */
export function narrowForm(
  form: AddressForm,
  { region, postalCode }: { readonly region: boolean; readonly postalCode: boolean },
): AddressForm {
  const parts = form.parts.filter(
    (part) => (region && part === 'region') || (postalCode && part === 'postalCode'),
  );
  return { ...form, parts, required: parts };
}

/** Without what its country does not write: entered for another one, before it was chosen. */
export function fitAddress(address: Address, form: AddressForm | undefined): Address {
  if (!form) return address;
  const kept = (part: AddressPart) =>
    part === 'name' || part === 'country' || form.parts.some((each) => each === part);
  return Object.fromEntries(ADDRESS_PARTS.map((part) => [part, kept(part) ? address[part] : ''])) as Record<
    AddressPart,
    string
  >;
}

/** The one that is meant, by its code or one of its names. */
export function findRegion(
  { regions = [] }: Pick<AddressForm, 'regions'>,
  written: string,
): AddressRegion | undefined {
  const name = written.trim().toLowerCase();
  return regions.find(({ names }) => names.includes(name));
}

/** Nothing was entered, or it is a code as its country has them: with or without spaces, hyphens and letters before it. */
export function isPostalCode(code: string, { country, parts, postalCode }: AddressForm): boolean {
  if (code === '' || !postalCode || !parts.includes('postalCode')) return true;
  const { pattern, prefix, isExact } = postalCode;
  if (fits(code, pattern)) return true;
  if (isExact) return false;
  const bare = code.replace(/[\s-]/g, '');
  const before = [prefix, country].find((letters) => letters !== '' && bare.startsWith(letters)) ?? '';
  const ways = [
    bare,
    bare.slice(before.length),
    ...(pattern.startsWith(country) ? [`${country}${bare}`] : []),
  ];
  return ways.some((way) => fits(way, withoutSeparators(pattern)));
}

function fits(code: string, pattern: string): boolean {
  return new RegExp(`^(?:${pattern})$`).test(code);
}

/** Of a pattern, but not those within its classes. */
function withoutSeparators(pattern: string): string {
  return pattern.replace(/\[[^\][]*\]|\\?[ -]\??/g, (part) => (part.startsWith('[') ? part : ''));
}

/**
 * Lines of a label, in the order in which its country writes them; the country comes last, for the post of any other.
 * @param form of its country; undefined for an unknown country
 * @param locale in which the country is named
 */
export function addressLines(address: Address, form: AddressForm | undefined, locale = 'en'): string[] {
  const { format } = form ?? ANY_FORM;
  const lines = format.split('%n').flatMap((line) => {
    // A line that says the town itself, as in Gibraltar, is written as it is.
    if (!line.includes('%')) return [line];
    return line.includes('%A') ? [writeLine(line, address), address.line2] : [writeLine(line, address)];
  });
  return [...lines, countryName(address.country, locale)].filter((line) => line !== '');
}

const LETTERS: Readonly<Record<string, AddressPart>> = {
  N: 'name',
  A: 'line1',
  C: 'city',
  S: 'region',
  Z: 'postalCode',
};

/** What stands between two parts is written where both are there; before a part, where that one is. */
function writeLine(line: string, address: Address): string {
  let written = '';
  let between = '';
  for (const [token] of line.matchAll(/%.|[^%]+/g)) {
    const part = token.startsWith('%') ? LETTERS[token.slice(1)] : undefined;
    if (!token.startsWith('%')) between += token;
    else if (part && address[part] !== '') {
      written += written === '' ? between.replace(/^[\s,-]+/, '') : between || ' ';
      written += address[part];
      between = '';
    }
  }
  return written;
}
