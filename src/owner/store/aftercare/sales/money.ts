/** How sums of money read in figures and charts. */

import { type CurrencyCode, currencyOf } from '#domain/money/currencies.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { LOCALE } from '../../../language.ts';

const short = new Intl.NumberFormat(LOCALE, { notation: 'compact', maximumFractionDigits: 1 });

export function moneyWords(currency: CurrencyCode) {
  const unit = 10 ** currencyOf(currency).fractionDigits;
  return {
    format: (minor: number) => formatMoney({ minor, currency }),
    /** What charts draw: in whole units, so that their axis has round ones. */
    whole: (minor: number) => minor / unit,
    formatWhole: (amount: number) => formatMoney({ minor: Math.round(amount * unit), currency }),
    formatTick: (amount: number) => short.format(amount),
  };
}
