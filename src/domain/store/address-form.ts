/** What an address takes, country by country: parts that must be there, and how postal codes look. */

export const ADDRESS_PARTS = ['name', 'line1', 'line2', 'postalCode', 'city', 'region', 'country'] as const;
export type AddressPart = (typeof ADDRESS_PARTS)[number];

export type Address = Readonly<Record<AddressPart, string>>;

interface CountryForm {
  readonly name: string;
  /** Absent: any code will do. */
  readonly postalCode?: RegExp;
  /** Shown where a code does not look right. */
  readonly example?: string;
  readonly hasNoPostalCode?: true;
  readonly needsRegion?: true;
}

const FIVE = /^\d{5}$/;
const FOUR = /^\d{4}$/;

/** Companies of these owe each other no VAT, but account for it at home. */
export const EU_COUNTRIES: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/** By ISO 3166 code. */
export const COUNTRIES: Readonly<Record<string, CountryForm>> = {
  AR: { name: 'Argentina', postalCode: /^([A-Z]\d{4}([A-Z]{3})?|\d{4})$/, example: 'C1420' },
  AU: { name: 'Australia', postalCode: FOUR, example: '3000', needsRegion: true },
  AT: { name: 'Austria', postalCode: FOUR, example: '1010' },
  BE: { name: 'Belgium', postalCode: FOUR, example: '1000' },
  BR: { name: 'Brazil', postalCode: /^\d{5}-?\d{3}$/, example: '01310-100', needsRegion: true },
  BG: { name: 'Bulgaria', postalCode: FOUR, example: '1000' },
  CA: {
    name: 'Canada',
    postalCode: /^[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d$/,
    example: 'K1A 0B1',
    needsRegion: true,
  },
  CL: { name: 'Chile', postalCode: /^\d{3}-?\d{4}$/, example: '832-0000' },
  CO: { name: 'Colombia', postalCode: /^\d{6}$/, example: '110111' },
  HR: { name: 'Croatia', postalCode: FIVE, example: '10000' },
  CY: { name: 'Cyprus', postalCode: FOUR, example: '1010' },
  CZ: { name: 'Czechia', postalCode: /^\d{3} ?\d{2}$/, example: '110 00' },
  DK: { name: 'Denmark', postalCode: FOUR, example: '1050' },
  EE: { name: 'Estonia', postalCode: FIVE, example: '10111' },
  FI: { name: 'Finland', postalCode: FIVE, example: '00100' },
  FR: { name: 'France', postalCode: FIVE, example: '75001' },
  DE: { name: 'Germany', postalCode: FIVE, example: '10115' },
  GR: { name: 'Greece', postalCode: /^\d{3} ?\d{2}$/, example: '105 57' },
  HK: { name: 'Hong Kong', hasNoPostalCode: true },
  HU: { name: 'Hungary', postalCode: FOUR, example: '1051' },
  IS: { name: 'Iceland', postalCode: /^\d{3}$/, example: '101' },
  IN: { name: 'India', postalCode: /^\d{3} ?\d{3}$/, example: '110001', needsRegion: true },
  ID: { name: 'Indonesia', postalCode: FIVE, example: '10110' },
  IE: { name: 'Ireland', postalCode: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/, example: 'D02 X285' },
  IL: { name: 'Israel', postalCode: /^\d{5}(\d{2})?$/, example: '9614303' },
  IT: { name: 'Italy', postalCode: FIVE, example: '00118' },
  JP: { name: 'Japan', postalCode: /^\d{3}-?\d{4}$/, example: '100-0001', needsRegion: true },
  LV: { name: 'Latvia', postalCode: /^(LV-)?\d{4}$/, example: 'LV-1050' },
  LI: { name: 'Liechtenstein', postalCode: FOUR, example: '9490' },
  LT: { name: 'Lithuania', postalCode: /^(LT-)?\d{5}$/, example: 'LT-01100' },
  LU: { name: 'Luxembourg', postalCode: /^(L-)?\d{4}$/, example: '1111' },
  MY: { name: 'Malaysia', postalCode: FIVE, example: '50000' },
  MT: { name: 'Malta', postalCode: /^[A-Z]{3} ?\d{4}$/, example: 'VLT 1117' },
  MX: { name: 'Mexico', postalCode: FIVE, example: '06000', needsRegion: true },
  NL: { name: 'Netherlands', postalCode: /^\d{4} ?[A-Z]{2}$/, example: '1012 AB' },
  NZ: { name: 'New Zealand', postalCode: FOUR, example: '6011' },
  NO: { name: 'Norway', postalCode: FOUR, example: '0150' },
  PH: { name: 'Philippines', postalCode: FOUR, example: '1000' },
  PL: { name: 'Poland', postalCode: /^\d{2}-?\d{3}$/, example: '00-001' },
  PT: { name: 'Portugal', postalCode: /^\d{4}-?\d{3}$/, example: '1000-001' },
  RO: { name: 'Romania', postalCode: /^\d{6}$/, example: '010011' },
  RU: { name: 'Russia', postalCode: /^\d{6}$/, example: '101000' },
  SG: { name: 'Singapore', postalCode: /^\d{6}$/, example: '018956' },
  SK: { name: 'Slovakia', postalCode: /^\d{3} ?\d{2}$/, example: '811 01' },
  SI: { name: 'Slovenia', postalCode: FOUR, example: '1000' },
  ZA: { name: 'South Africa', postalCode: FOUR, example: '8001' },
  KR: { name: 'South Korea', postalCode: FIVE, example: '04524' },
  ES: { name: 'Spain', postalCode: FIVE, example: '28001' },
  SE: { name: 'Sweden', postalCode: /^\d{3} ?\d{2}$/, example: '111 22' },
  CH: { name: 'Switzerland', postalCode: FOUR, example: '8001' },
  TW: { name: 'Taiwan', postalCode: /^\d{3}(\d{2,3})?$/, example: '100' },
  TH: { name: 'Thailand', postalCode: FIVE, example: '10200' },
  TR: { name: 'Türkiye', postalCode: FIVE, example: '34000' },
  UA: { name: 'Ukraine', postalCode: FIVE, example: '01001' },
  AE: { name: 'United Arab Emirates', hasNoPostalCode: true },
  GB: {
    name: 'United Kingdom',
    postalCode: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/,
    example: 'SW1A 1AA',
  },
  US: { name: 'United States', postalCode: FIVE, example: '94103', needsRegion: true },
};

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

/** @param address cleaned */
export function checkAddress(address: Address): AddressErrors {
  const form = Object.hasOwn(COUNTRIES, address.country) ? COUNTRIES[address.country] : undefined;
  return {
    ...(address.name === '' && { name: 'Write your name.' }),
    ...(address.line1 === '' && { line1: 'Write the street and the number.' }),
    ...(address.city === '' && { city: 'Write the town or city.' }),
    ...(!form && { country: 'Choose a country.' }),
    ...(form?.needsRegion && address.region === '' && { region: 'Write the state or province.' }),
    ...postalError(address.postalCode, form),
  };
}

function postalError(code: string, form: CountryForm | undefined): AddressErrors {
  if (!form || form.hasNoPostalCode) return {};
  if (code === '') return { postalCode: 'Write the postal code.' };
  if (!form.postalCode || form.postalCode.test(code)) return {};
  return { postalCode: `This does not look like a postal code of ${form.name}, such as ${form.example}.` };
}

/** Lines of a label, in an order that mail services of most countries take. */
export function addressLines(address: Address): string[] {
  const { name, line1, line2, postalCode, city, region, country } = address;
  const isCodeLast = ['US', 'CA', 'AU', 'GB', 'IE', 'IN', 'NZ'].includes(country);
  const place = isCodeLast ? [city, region, postalCode] : [postalCode, city, region];
  return [name, line1, line2, place.filter(Boolean).join(' '), COUNTRIES[country]?.name ?? country].filter(
    (line) => line !== '',
  );
}
