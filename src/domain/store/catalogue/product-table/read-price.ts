/** Prices as shops of many countries write them into tables. */
import { readAmount } from '../../settings/amount-text.ts';

/** Codes of currencies and their signs, at either end. */
const CURRENCY =
  /^(?:[A-Z]{3}|[A-Za-z]{0,3}\p{Sc}|kr\.?|zł|Kč|Fr\.?|lei|Ft)(?=[\d\s.,'’-])|(?<=[\d\s.,–—-])(?:[A-Z]{3}|\p{Sc}|kr\.?|zł|Kč|Fr\.?|lei|Ft)$/u;
/** `199,-` and `199.–`: without cents. */
const NO_CENTS = /[.,](?:-{1,2}|–|—)$/;
/** Longer texts are no prices. */
const MAX_LENGTH = 40;

/**
 * Minor units; undefined for what is no price. The later of a point and a comma is the decimal one; a single one before
 * three digits separates thousands, unless the currency has three decimals.
 */
export function readPrice(text: string, digits: number): number | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const bare = text.trim().replace(CURRENCY, '').trim().replace(CURRENCY, '').trim().replace(NO_CENTS, '');
  const plain = bare.replace(/[\s'’]/g, '');
  if (!/^\d[\d.,]*$/.test(plain)) return undefined;
  const decimal = decimalMarkOf(plain, digits);
  const other = decimal === ',' ? '.' : ',';
  const [whole = '', fraction, ...more] = decimal === '' ? [plain] : plain.split(decimal);
  if (more.length > 0 || fraction?.includes(other)) return undefined;
  const groups = whole.split(/[.,]/);
  const isGrouped = groups.length === 1 || groups.slice(1).every((group) => group.length === 3);
  if (!isGrouped || groups.some((group) => group === '')) return undefined;
  // Programs that calculate with tenths of a cent write them as zeros.
  return readAmount(`${groups.join('')}${fraction ? `.${fraction}` : ''}`, digits);
}

function decimalMarkOf(plain: string, digits: number): '.' | ',' | '' {
  const [point, comma] = [plain.lastIndexOf('.'), plain.lastIndexOf(',')];
  if (point >= 0 && comma >= 0) return point > comma ? '.' : ',';
  const at = Math.max(point, comma);
  if (at < 0) return '';
  const mark = plain[at] as '.' | ',';
  const isRepeated = plain.indexOf(mark) !== at;
  const isThousands = plain.length - at - 1 === 3 && digits !== 3 && !plain.startsWith('0');
  return isRepeated || isThousands ? '' : mark;
}
