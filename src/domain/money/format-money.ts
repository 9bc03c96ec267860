/** Writes amounts: English digits with the currency’s symbol, as abroad or as at home. */
import { AMOUNT, currencyOf, type Money } from './currencies.ts';

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
}

export function formatMoney({ minor, currency }: Money, format: MoneyFormat = {}): string {
  const { enUs, native, fractionDigits } = currencyOf(currency);
  const template = format.symbol === 'native' ? native : enUs;
  const written = template.replace(AMOUNT, () => formatMinor(Math.abs(minor), fractionDigits, format));
  return minor < 0 ? `-${written}` : written;
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
