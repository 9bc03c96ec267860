/**
 * Where the VAT of the EU applies, which is not where its countries are. Council Directive 2006/112/EC, articles 5 to 8,
 * in the version of 1 January 2025: parts of members that are outside of it, and places beyond members that count as
 * one. Northern Ireland: the protocol of the withdrawal agreement, articles 8 and 13, for goods alone.
 */
import { EU_COUNTRIES } from './address-form.ts';
import { countryName } from './country-name.ts';
import { countryOf, fitsPostalCode, type Place, placeOf, type Where } from './place.ts';

interface Territory {
  /** Found by its own code, where lists of countries have one. */
  readonly code?: string;
  /** Or by the postal codes that it has in a country. */
  readonly within?: { readonly country: string; readonly postalCodes: readonly string[] };
  readonly name: string;
  /** The member whose VAT is charged there; empty: no member’s. */
  readonly goods: string;
  /** The same of services and of digital products. */
  readonly services: string;
  /** Of the directive, or as it says. */
  readonly source: string;
}

const outside = (
  name: string,
  source: string,
  code: string,
  country = '',
  postalCodes: readonly string[] = [],
): Territory => ({
  name,
  source,
  goods: '',
  services: '',
  ...(code !== '' && { code }),
  ...(country !== '' && { within: { country, postalCodes } }),
});

const THIRD = 'article 5(4)';

const VAT_TERRITORIES: readonly Territory[] = [
  outside('Mount Athos', 'article 6(1)(a)', '', 'GR', ['63086', '63087']),
  outside('Canary Islands', 'article 6(1)(b)', 'IC', 'ES', ['35*', '38*']),
  outside('Guadeloupe', 'article 6(1)(c)', 'GP', 'FR', ['971*']),
  outside('Martinique', 'article 6(1)(c)', 'MQ', 'FR', ['972*']),
  outside('French Guiana', 'article 6(1)(c)', 'GF', 'FR', ['973*']),
  outside('Réunion', 'article 6(1)(c)', 'RE', 'FR', ['974*']),
  outside('Mayotte', 'article 6(1)(c)', 'YT', 'FR', ['976*']),
  outside('Saint Martin', 'article 6(1)(c)', 'MF', 'FR', ['97150']),
  outside('Åland Islands', 'article 6(1)(d)', 'AX', 'FI', ['22*']),
  outside('Campione d’Italia', 'article 6(1)(f)', '', 'IT', ['22061']),
  outside('Heligoland', 'article 6(2)(a)', '', 'DE', ['27498']),
  outside('Büsingen', 'article 6(2)(b)', '', 'DE', ['78266']),
  outside('Ceuta', 'article 6(2)(c)', '', 'ES', ['51*']),
  outside('Melilla', 'article 6(2)(d)', '', 'ES', ['52*']),
  outside('Livigno', 'article 6(2)(e)', '', 'IT', ['23030', '23041']),
  // No part of a member’s territory for the treaties, though their post is.
  outside('Saint Barthélemy', THIRD, 'BL', 'FR', ['97133']),
  outside('Saint Pierre and Miquelon', THIRD, 'PM', 'FR', ['975*']),
  outside('French Southern Territories', THIRD, 'TF', 'FR', ['984*']),
  outside('Wallis and Futuna', THIRD, 'WF', 'FR', ['986*']),
  outside('French Polynesia', THIRD, 'PF', 'FR', ['987*']),
  outside('New Caledonia', THIRD, 'NC', 'FR', ['988*']),
  outside('Greenland', THIRD, 'GL', 'DK', ['39*']),
  outside('Faroe Islands', THIRD, 'FO'),
  outside('San Marino', THIRD, 'SM', 'IT', ['47890-47899']),
  outside('Vatican City', THIRD, 'VA', 'IT', ['00120']),
  outside('Andorra', THIRD, 'AD', 'ES', ['AD*']),
  outside('Gibraltar', THIRD, 'GI'),
  outside('Jersey', THIRD, 'JE', 'GB', ['JE*']),
  outside('Guernsey', THIRD, 'GG', 'GB', ['GY*']),
  // Counts as the United Kingdom, which has left.
  outside('Isle of Man', 'article 7(1)', 'IM', 'GB', ['IM*']),
  {
    name: 'Monaco',
    code: 'MC',
    within: { country: 'FR', postalCodes: ['980*'] },
    goods: 'FR',
    services: 'FR',
    source: 'article 7(1)',
  },
  {
    name: 'Akrotiri and Dhekelia',
    within: { country: 'GB', postalCodes: ['BF12AT', 'BF12AU', 'BF12AS'] },
    goods: 'CY',
    services: 'CY',
    source: 'article 7(1)',
  },
  {
    name: 'Northern Ireland',
    within: { country: 'GB', postalCodes: ['BT*'] },
    goods: 'XI',
    services: '',
    source: 'Windsor Framework, articles 8 and 13',
  },
];

/** What is sold where EU law tells them apart. */
export type SoldKind = 'goods' | 'services';

function territoryOf(where: Where): Territory | undefined {
  const { country, postalCode } = placeOf(where);
  const found = VAT_TERRITORIES.filter(
    ({ code, within }) =>
      (code !== undefined && code === country) ||
      (within?.country === country && within.postalCodes.some((each) => fitsPostalCode(postalCode, each))),
  );
  // Saint Martin and Saint Barthélemy have codes within those of Guadeloupe.
  return found.find(({ within }) => within?.postalCodes.every((each) => !each.endsWith('*'))) ?? found[0];
}

/**
 * The member of the EU whose VAT applies there; empty where none does. `XI` is Northern Ireland.
 */
export function vatMember(where: Where, kind: SoldKind = 'goods'): string {
  const territory = territoryOf(where);
  if (territory) return territory[kind];
  const country = countryOf(where);
  return EU_COUNTRIES.includes(country) ? country : '';
}

/**
 * The place by which zones of taxes are found: a part of a member that is outside of EU VAT is no part of its country
 * there, a place that counts as a member is. Services to Northern Ireland are services to the United Kingdom.
 */
export function taxedPlace(where: Where, kind: SoldKind = 'goods'): Where {
  const territory = territoryOf(where);
  const place = placeOf(where);
  if (!territory) return where;
  if (territory[kind] === 'XI') return place;
  if (territory[kind] !== '') return { ...place, taxedAs: territory[kind] };
  if (territory.code === place.country) return where;
  // Without its codes, the United Kingdom is left.
  if (territory.goods !== '') return { ...place, postalCode: '' };
  return { ...place, taxedAs: territory.code ?? OUTSIDE };
}

/** A code that no list has: only zones for the rest of the world contain it. */
const OUTSIDE = 'ZZ';

/** Why a sale there bears no VAT, or bears a member’s; empty where nothing is special about the place. */
export function territoryWords(where: Where, kind: SoldKind): string {
  const territory = territoryOf(where);
  if (!territory) return '';
  const { name, source } = territory;
  const by = source.startsWith('article') ? `Directive 2006/112/EC, ${source}` : source;
  const member = territory[kind];
  if (member === 'XI') return `${name} counts as part of the EU for goods (${by}).`;
  if (member !== '') return `${name} counts as ${countryName(member)} for VAT (${by}).`;
  if (territory.goods === 'XI') return '';
  return `${name} is outside the VAT area of the EU (${by}).`;
}

/**
 * Codes as lists of documents have them: ISO 3166-1, with `1A` for Kosovo, and the codes of a post that is of another
 * country as that country.
 */
const LISTED: Readonly<Record<string, string>> = { XK: '1A', AC: 'SH', TA: 'SH', IC: 'ES', EA: 'ES' };

export function documentCountry({ country, region, postalCode }: Place, kind: SoldKind = 'goods'): string {
  if (kind === 'goods' && vatMember({ country, region, postalCode }) === 'XI') return 'XI';
  return LISTED[country] ?? country;
}
