/** Writes amounts: in English with the currency’s symbol, as abroad or as at home; elsewhere as the language does. */
import { DEFAULT_LOCALE } from '../locale/default-locale.ts';
import { AMOUNT, type CurrencyCode, currencyOf, type Money } from './currencies.ts';

/** MONY-09, MONY-12: the marks of en-US, spelled out so that every engine writes the same. */
const THOUSANDS_SEPARATOR = ',';
const DECIMAL_MARK = '.';
/** MONY-10 */
export const MAX_INTEGER_PLACES = 15;
export interface MoneyFormat {
  readonly symbol?: 'en-US' | 'native';
  /** Writes whole amounts without cents. */
  readonly trimsZeroFraction?: boolean;
  readonly isGrouped?: boolean;
  /** BCP 47. Absent: that of the United States. */
  readonly locale?: string | undefined;
}

export function formatMoney({ minor, currency }: Money, format: MoneyFormat = {}): string {
  const local = localFormat(currency, format);
  if (local) return local.format(minor / 10 ** currencyOf(currency).fractionDigits);
  const { enUs, native, fractionDigits } = currencyOf(currency);
  const template = format.symbol === 'native' ? native : enUs;
  const written = template.replace(AMOUNT, () => formatMinor(Math.abs(minor), fractionDigits, format));
  return minor < 0 ? `-${written}` : written;
}

const formats = new Map<string, Intl.NumberFormat | undefined>();

/** Made once each: making one costs more than many uses of it. Undefined for English and for what is no language. */
function localFormat(currency: CurrencyCode, format: MoneyFormat): Intl.NumberFormat | undefined {
  const { locale = DEFAULT_LOCALE, symbol, trimsZeroFraction, isGrouped = true } = format;
  if (/^en\b/i.test(locale)) return undefined;
  const key = JSON.stringify([locale, currency, symbol, trimsZeroFraction, isGrouped]);
  if (!formats.has(key)) formats.set(key, makeFormat(locale, currency, format));
  return formats.get(key);
}

function makeFormat(locale: string, currency: CurrencyCode, format: MoneyFormat) {
  const { fractionDigits } = currencyOf(currency);
  try {
    return new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: format.symbol === 'native' ? 'narrowSymbol' : 'symbol',
      minimumFractionDigits: fractionDigits,
      maximumFractionDigits: fractionDigits,
      useGrouping: format.isGrouped ?? true,
      trailingZeroDisplay: format.trimsZeroFraction ? 'stripIfInteger' : 'auto',
    });
  } catch {
    // A RangeError: a wrong setting must not break pages.
    return undefined;
  }
}

function formatMinor(minor: number, digits: number, format: MoneyFormat): string {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`${minor} is not an amount in minor units.`);
  const text = String(minor).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  const fraction = text.slice(text.length - digits);
  if (whole.length > MAX_INTEGER_PLACES) throw new RangeError(`${minor} has too many places.`);
  const { isGrouped = true, trimsZeroFraction = false } = format;
  const grouped = isGrouped ? inThousands(whole) : whole;
  const isCut = digits === 0 || (trimsZeroFraction && /^0*$/.test(fraction));
  return isCut ? grouped : `${grouped}${DECIMAL_MARK}${fraction}`;
}

function inThousands(whole: string): string {
  const first = whole.length % 3;
  const others = Array.from({ length: (whole.length - first) / 3 }, (_, index) =>
    whole.slice(first + 3 * index, first + 3 * index + 3),
  );
  return [...(first > 0 ? [whole.slice(0, first)] : []), ...others].join(THOUSANDS_SEPARATOR);
}
