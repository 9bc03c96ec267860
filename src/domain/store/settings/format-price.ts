/** Amounts as visitors read them, and as programs do. */
import { CURRENCY_CODES, currencyOf, DEFAULT_CURRENCY } from '../../money/currencies.ts';
import { formatMoney } from '../../money/format-money.ts';

export const FROM_PRICE = 'from {price}';

/**
 * @param currency ISO 4217
 * @param locale of the page
 */
export function formatPrice(minor: number, currency: string, locale?: string): string {
  return formatMoney({ minor, currency: codeOf(currency) }, { locale });
}

/** “32.00” */
export function plainAmount(minor: number, currency: string): string {
  const digits = digitsOf(currency);
  return (minor / 10 ** digits).toFixed(digits);
}

/** Places behind the point: none for yen. */
export function digitsOf(currency: string): number {
  return currencyOf(codeOf(currency)).fractionDigits;
}

function codeOf(currency: string) {
  return CURRENCY_CODES.find((code) => code === currency) ?? DEFAULT_CURRENCY;
}
