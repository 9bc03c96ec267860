/** Under which category of EN 16931 something is taxed or not, and why not. */
import { countryName } from '../settings/country-name.ts';
import type { Exemption, Invoice, InvoiceTax } from './invoice.ts';

export interface TaxCategory {
  /** Of the list UNCL5305. */
  readonly id: string;
  /** A percentage; empty where there may be none. */
  readonly percent: string;
  /** Why it bears no tax; both empty where it does, or needs no reason. */
  readonly reasonCode: string;
  readonly reason: string;
}

type Untaxed = Omit<TaxCategory, 'percent'>;

const EXEMPT: Untaxed = { id: 'E', reasonCode: '', reason: 'Exempt from tax' };
const OUTSIDE: TaxCategory = {
  id: 'O',
  percent: '',
  reasonCode: 'VATEX-EU-O',
  reason: 'Not subject to VAT',
};
const UNTAXED: Readonly<Record<Exemption, Untaxed>> = {
  goods: { id: 'K', reasonCode: 'VATEX-EU-IC', reason: 'Intra-Community supply' },
  services: { id: 'AE', reasonCode: 'VATEX-EU-AE', reason: 'Reverse charge' },
  export: { id: 'G', reasonCode: 'VATEX-EU-G', reason: 'Export outside the EU' },
  zero: { id: 'Z', reasonCode: '', reason: '' },
};

type Sold = Pick<Invoice, 'seller' | 'taxes'>;

/** Numbers for VAT begin with the letters of their country; Greece has its own. Others are tax numbers at home. */
export function isVatNumber(number: string): boolean {
  const letters = /^[A-Z]{2}(?=.*\d)/.exec(number.trim().toUpperCase())?.[0] ?? '';
  return letters === 'EL' || (letters !== '' && countryName(letters) !== letters);
}

/**
 * Whoever is not registered for VAT sells outside of it: nothing of the document is then in any other category, it has
 * one sum of taxes, and no number for VAT (BR-O-01 to BR-O-14).
 */
export function isOutsideVat({ seller, taxes }: Sold): boolean {
  const isTaxable = taxes.some(({ ppm, exempt }) => ppm > 0 || exempt === 'goods' || exempt === 'services');
  return !isTaxable && !isVatNumber(seller.taxNumber);
}

export function categoryOf(sold: Sold, { ppm, exempt }: Pick<InvoiceTax, 'ppm' | 'exempt'>): TaxCategory {
  if (isOutsideVat(sold)) return OUTSIDE;
  const percent = String(ppm / 10_000);
  // The standard way, whatever the rate.
  if (ppm > 0) return { id: 'S', percent, reasonCode: '', reason: '' };
  return { ...(exempt ? UNTAXED[exempt] : EXEMPT), percent };
}
