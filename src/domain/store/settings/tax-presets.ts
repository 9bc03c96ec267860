/**
 * Rates to begin with, for owners to check and change: standard rates as the European Commission, the federal tax agency
 * of Canada, Quebec, and the states of the United States publish them. Cities and counties add their own there.
 */
import { EU_COUNTRIES } from './address-form.ts';
import { countryName } from './country-name.ts';
import type { StoreSettings } from './settings.ts';
import { taxTermOf } from './tax-terms.ts';

/** The day on which they were checked. They come without a guarantee. */
export const PRESETS_AS_OF = '2026-01-01';

type TaxZone = StoreSettings['taxes']['zones'][number];
type TaxRate = TaxZone['rates'][number];

export interface TaxPreset {
  /** `EU`, `CA`, `US-TX` */
  readonly id: string;
  readonly name: string;
  /** Whether a shop in this country begins with it. */
  readonly isFor: (country: string) => boolean;
  readonly zones: readonly TaxZone[];
}

/** Percentages, times 10,000. */
const PERCENT = 10_000;

const rateOf = (id: string, name: string, percent: number): TaxRate => ({
  id,
  name,
  ppm: Math.round(percent * PERCENT),
  taxClass: '',
});

const EU_RATES: Readonly<Record<string, number>> = {
  ...{ AT: 20, BE: 21, BG: 20, CY: 19, CZ: 21, DE: 19, DK: 25, EE: 24, ES: 21, FI: 25.5, FR: 20, GR: 24 },
  ...{ HR: 25, HU: 27, IE: 23, IT: 22, LT: 21, LU: 17, LV: 21, MT: 18, NL: 21, PL: 23, PT: 23, RO: 21 },
  ...{ SE: 25, SI: 22, SK: 23 },
};

/** Parts of members that have rates of their own (Directive 2006/112/EC, articles 104, 105 and 120). */
const EU_PARTS = [
  ['AT-north', 'AT', 'Jungholz, Mittelberg', 19, ['6691', '6991-6993']],
  ['PT-20', 'PT', 'Azores', 16, ['95*', '96*', '97*', '98*', '99*']],
  ['PT-30', 'PT', 'Madeira', 22, ['90*', '91*', '92*', '93*', '94*']],
] as const;

const CANADA: readonly (readonly [string, string, ...(readonly [string, number])[]])[] = [
  ['AB', 'Alberta', ['GST', 5]],
  ['BC', 'British Columbia', ['GST', 5], ['PST', 7]],
  ['MB', 'Manitoba', ['GST', 5], ['PST', 7]],
  ['NB', 'New Brunswick', ['HST', 15]],
  ['NL', 'Newfoundland and Labrador', ['HST', 15]],
  ['NS', 'Nova Scotia', ['HST', 14]],
  ['NT', 'Northwest Territories', ['GST', 5]],
  ['NU', 'Nunavut', ['GST', 5]],
  ['ON', 'Ontario', ['HST', 13]],
  ['PE', 'Prince Edward Island', ['HST', 15]],
  ['QC', 'Quebec', ['GST', 5], ['QST', 9.975]],
  ['SK', 'Saskatchewan', ['GST', 5], ['PST', 6]],
  ['YT', 'Yukon', ['GST', 5]],
];

/** Without those of cities and counties. Alaska, Delaware, Montana, New Hampshire and Oregon have none. */
const STATES = `AL Alabama 4;AZ Arizona 5.6;AR Arkansas 6.5;CA California 7.25;CO Colorado 2.9;CT Connecticut 6.35;
DC District of Columbia 6;FL Florida 6;GA Georgia 4;HI Hawaii 4;ID Idaho 6;IL Illinois 6.25;IN Indiana 7;IA Iowa 6;
KS Kansas 6.5;KY Kentucky 6;LA Louisiana 5;ME Maine 5.5;MD Maryland 6;MA Massachusetts 6.25;MI Michigan 6;
MN Minnesota 6.875;MS Mississippi 7;MO Missouri 4.225;NE Nebraska 5.5;NV Nevada 6.85;NJ New Jersey 6.625;
NM New Mexico 4.875;NY New York 4;NC North Carolina 4.75;ND North Dakota 5;OH Ohio 5.75;OK Oklahoma 4.5;
PA Pennsylvania 6;RI Rhode Island 7;SC South Carolina 6;SD South Dakota 4.2;TN Tennessee 7;TX Texas 6.25;UT Utah 4.85;
VT Vermont 6;VA Virginia 4.3;WA Washington 6.5;WV West Virginia 6;WI Wisconsin 5;WY Wyoming 4`;

const euZones = (): TaxZone[] => [
  ...EU_COUNTRIES.map((code) => ({
    id: `preset-${code}`,
    name: countryName(code),
    countries: [code],
    rates: [rateOf(`preset-${code}`, taxTermOf(code), EU_RATES[code] ?? 0)],
  })),
  ...EU_PARTS.map(([id, code, name, percent, postalCodes]) => ({
    id: `preset-${id}`,
    name,
    countries: [code],
    postalCodes: [...postalCodes],
    rates: [rateOf(`preset-${id}`, taxTermOf(code), percent)],
  })),
];

const canadianZones = (): TaxZone[] =>
  CANADA.map(([code, name, ...rates]) => ({
    id: `preset-CA-${code}`,
    name,
    countries: ['CA'],
    regions: [`CA-${code}`],
    rates: rates.map(([tax, percent]) => rateOf(`preset-CA-${code}-${tax}`, tax, percent)),
  }));

const states = STATES.split(/;\s*/).map((each): TaxPreset => {
  const [, code = '', name = '', percent = ''] = /^(\w\w) (.+) ([\d.]+)$/.exec(each) ?? [];
  const id = `preset-US-${code}`;
  return {
    id: `US-${code}`,
    name: `United States: ${name}`,
    isFor: (country) => country === 'US',
    zones: [
      {
        id,
        name,
        countries: ['US'],
        regions: [`US-${code}`],
        rates: [rateOf(id, 'Sales tax', Number(percent))],
      },
    ],
  };
});

/** Of a country, or of all if it is unknown. */
export function taxPresets(home: string): readonly TaxPreset[] {
  const all: readonly TaxPreset[] = [
    {
      id: 'EU',
      name: 'European Union',
      isFor: (country) => EU_COUNTRIES.includes(country),
      zones: euZones(),
    },
    { id: 'CA', name: 'Canada', isFor: (country) => country === 'CA', zones: canadianZones() },
    ...states,
  ];
  const own = all.filter(({ isFor }) => isFor(home));
  return own.length > 0 ? own : all;
}

/** Zones of before stay as they are; those of the preset that are not there yet come after them. */
export function withPreset(zones: readonly TaxZone[], preset: TaxPreset): TaxZone[] {
  const known = new Set(zones.map(({ id }) => id));
  return [...zones, ...preset.zones.filter(({ id }) => !known.has(id))];
}
