/**
 * The currencies a store can sell in. Digits and symbols are our own table: what engines know of them changes with their
 * version, and gives some of these currencies no digits that have two.
 */

/** Where the amount stands in a template. */
export const AMOUNT = '#';

interface CurrencyFacts {
  readonly name: string;
  readonly fractionDigits: 0 | 2;
  /** ISO 4217. */
  readonly numericCode: string;
  /** As readers of American English expect it: unlike any other dollar. */
  readonly enUs: string;
  /** As the currency is written at home. */
  readonly native: string;
}

const of = (
  name: string,
  numericCode: string,
  enUs: string,
  native: string,
  fractionDigits: 0 | 2 = 2,
): CurrencyFacts => ({ name, numericCode, fractionDigits, enUs, native });

const FACTS = {
  EUR: of('Euro', '978', '€#', '#\u00a0€'),
  USD: of('US Dollar', '840', '$#', '$#'),
  AUD: of('Australian Dollar', '036', 'A$#', '$#'),
  NOK: of('Norwegian Krone', '578', 'NOK\u00a0#', 'kr\u00a0#'),
  CAD: of('Canadian Dollar', '124', 'CA$#', '$#'),
  NZD: of('New Zealand Dollar', '554', 'NZ$#', '$#'),
  DKK: of('Danish Krone', '208', 'DKK\u00a0#', '#\u00a0kr.'),
  GBP: of('Pound Sterling', '826', '£#', '£#'),
  HKD: of('Hong Kong Dollar', '344', 'HK$#', 'HK$#'),
  CHF: of('Swiss Franc', '756', 'CHF\u00a0#', 'CHF\u00a0#'),
  MXN: of('Mexican Peso', '484', 'MX$#', '$#'),
  SGD: of('Singapore Dollar', '702', 'S$#', '$#'),
  SEK: of('Swedish Krona', '752', 'SEK\u00a0#', '#\u00a0kr'),
  CZK: of('Czech Koruna', '203', 'CZK\u00a0#', '#\u00a0Kč'),
  ILS: of('Israeli Shekel', '376', '₪#', '₪#'),
  PHP: of('Philippine Peso', '608', '₱#', '₱#'),
  RUB: of('Russian Ruble', '643', 'RUB\u00a0#', '#\u00a0₽'),
  PLN: of('Polish Zloty', '985', 'PLN\u00a0#', '#\u00a0zł'),
  THB: of('Thai Baht', '764', 'THB\u00a0#', '฿#'),
  MYR: of('Malaysian Ringgit', '458', 'MYR\u00a0#', 'RM\u00a0#'),
  ARS: of('Argentine Peso', '032', 'ARS\u00a0#', '$\u00a0#'),
  BRL: of('Brazilian Real', '986', 'R$#', 'R$\u00a0#'),
  COP: of('Colombian Peso', '170', 'COP\u00a0#', '$\u00a0#'),
  IDR: of('Indonesian Rupiah', '360', 'IDR\u00a0#', 'Rp\u00a0#'),
  INR: of('Indian Rupee', '356', '₹#', '₹#'),
  JPY: of('Yen', '392', '¥#', '#\u00a0円', 0),
  ZAR: of('South African Rand', '710', 'ZAR\u00a0#', 'R\u00a0#'),
} as const satisfies Readonly<Record<string, CurrencyFacts>>;

export type CurrencyCode = keyof typeof FACTS;

export interface Currency extends CurrencyFacts {
  readonly code: CurrencyCode;
}

export const CURRENCY_CODES = Object.keys(FACTS) as readonly CurrencyCode[];
/** MONY-04 */
export const DEFAULT_CURRENCY: CurrencyCode = 'USD';

export function currencyOf(code: CurrencyCode): Currency {
  return { code, ...FACTS[code] };
}

/** Integer minor units: cents, and whole yen. */
export interface Money {
  readonly minor: number;
  readonly currency: CurrencyCode;
}
