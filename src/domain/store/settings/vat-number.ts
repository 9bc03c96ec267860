/** Numbers that companies of the EU are known by for VAT, and when a sale to one of them bears none. */
import {
  austria,
  belgium,
  bulgaria,
  type Country,
  checkVAT,
  croatia,
  cyprus,
  czechRepublic,
  denmark,
  estonia,
  finland,
  france,
  germany,
  greece,
  hungary,
  ireland,
  italy,
  latvia,
  lithuania,
  luxembourg,
  malta,
  netherlands,
  poland,
  portugal,
  romania,
  slovakiaRepublic,
  slovenia,
  spain,
  sweden,
  unitedKingdom,
} from 'jsvat';
import { countryOf, type Where } from './place.ts';
import { vatMember } from './vat-territory.ts';

const BY_COUNTRY: Readonly<Record<string, Country>> = {
  AT: austria,
  BE: belgium,
  BG: bulgaria,
  CY: cyprus,
  CZ: czechRepublic,
  DE: germany,
  DK: denmark,
  EE: estonia,
  ES: spain,
  FI: finland,
  FR: france,
  GR: greece,
  HR: croatia,
  HU: hungary,
  IE: ireland,
  IT: italy,
  LT: lithuania,
  LU: luxembourg,
  LV: latvia,
  MT: malta,
  NL: netherlands,
  PL: poland,
  PT: portugal,
  RO: romania,
  SE: sweden,
  SI: slovenia,
  SK: slovakiaRepublic,
  XI: unitedKingdom,
};

/** Greece alone has other letters on its numbers than in addresses. */
const PREFIXES: Readonly<Record<string, string>> = { EL: 'GR' };

export interface VatNumber {
  /** As its country writes it: in capitals, without spaces and dots. */
  readonly number: string;
  /** `XI`: Northern Ireland, whose companies are in the EU for goods. */
  readonly country: string;
}

/** Undefined where its form or its check digits are wrong, or its country is not in the EU. */
export function readVatNumber(typed: string): VatNumber | undefined {
  const bare = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}+*]/gu, '');
  const letters = bare.slice(0, 2);
  const country = PREFIXES[letters] ?? letters;
  const rules = Object.hasOwn(BY_COUNTRY, country) ? BY_COUNTRY[country] : undefined;
  if (!rules) return undefined;
  const official = OFFICIAL[country]?.(bare.slice(2)) ?? bare.slice(2);
  const number = (INVERSE[country] ?? country) + official;
  // Numbers of Northern Ireland are those of the United Kingdom, by other letters.
  const checked = country === 'XI' ? `GB${official}` : number;
  return checkVAT(checked, [rules]).isValid ? { number, country } : undefined;
}

const INVERSE: Readonly<Record<string, string>> = { GR: 'EL' };

/** What people leave out, write twice, or write in another way than their country does; given without its letters. */
const OFFICIAL: Readonly<Record<string, (digits: string) => string>> = {
  AT: (digits) => (/^\d{8}$/.test(digits) ? `U${digits}` : digits),
  // Nine digits until 2004: the ones of today begin with a nought.
  BE: (digits) => (/^\d{9}$/.test(digits) ? `0${digits}` : digits),
  NL: (digits) => digits.replace(/^(\d{9})(\d{2})$/, '$1B$2'),
  // Organisation numbers have ten digits, VAT numbers two more.
  SE: (digits) => (/^\d{10}$/.test(digits) ? `${digits}01` : digits),
};

/** Of what the buyer accounts for the tax itself. */
export interface ReverseCharge {
  readonly goods: boolean;
  /** And digital products. */
  readonly services: boolean;
}

export const NO_REVERSE_CHARGE: ReverseCharge = { goods: false, services: false };

/**
 * Whether the buyer, a company elsewhere in the EU, accounts for the tax itself. Goods have to go to another member:
 * parts of members that are outside of EU VAT are none. Northern Ireland is one for goods only.
 *
 * @param homeCountry where the shop is registered; empty: it does not sell that way
 * @param where the order goes; of no country where nothing is sent
 */
export function reverseCharge(homeCountry: string, vatNumber: string, where: Where): ReverseCharge {
  const buyer = readVatNumber(vatNumber);
  if (!buyer || vatMember(homeCountry) === '' || buyer.country === homeCountry) return NO_REVERSE_CHARGE;
  const isElsewhere = (kind: 'goods' | 'services') => {
    const member = vatMember(where, kind);
    return countryOf(where) === '' || (member !== '' && member !== homeCountry);
  };
  return { goods: isElsewhere('goods'), services: buyer.country !== 'XI' && isElsewhere('services') };
}
