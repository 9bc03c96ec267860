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
} from 'jsvat';
import { EU_COUNTRIES } from './address-form.ts';

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
};

/** Greece alone has other letters on its numbers than in addresses. */
const PREFIXES: Readonly<Record<string, string>> = { EL: 'GR' };

export interface VatNumber {
  /** Without spaces and dots, in capitals. */
  readonly number: string;
  readonly country: string;
}

/** Undefined where its form or its check digits are wrong, or its country is not in the EU. */
export function readVatNumber(typed: string): VatNumber | undefined {
  const number = typed.toUpperCase().replace(/[\s.-]/g, '');
  const letters = number.slice(0, 2);
  const country = PREFIXES[letters] ?? letters;
  const rules = Object.hasOwn(BY_COUNTRY, country) ? BY_COUNTRY[country] : undefined;
  return rules && checkVAT(number, [rules]).isValid ? { number, country } : undefined;
}

/**
 * Whether the buyer, a company elsewhere in the EU, accounts for the tax itself.
 *
 * @param homeCountry where the shop is registered; empty: it does not sell that way
 * @param country where the order goes; empty where nothing is sent
 */
export function isReverseCharge(homeCountry: string, vatNumber: string, country: string): boolean {
  const buyer = readVatNumber(vatNumber);
  if (!buyer || !EU_COUNTRIES.includes(homeCountry) || buyer.country === homeCountry) return false;
  return country === '' || (country !== homeCountry && EU_COUNTRIES.includes(country));
}
