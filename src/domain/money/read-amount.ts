/** Reads an amount that somebody typed: with a point or a comma, with or without thousands. */

const MAX_DIGITS = 15;

/** In minor units; undefined where it is no amount of so many digits. Nothing typed is zero. */
export function readMinor(text: string, fractionDigits: number): number | undefined {
  const plain = text.replace(/[\s\u00a0'’]/g, '').replace(/^\p{Sc}|\p{Sc}$/gu, '');
  if (plain === '') return 0;
  const match = /^(\d[\d.,]*?)(?:([.,])(\d{0,2}))?$/.exec(plain);
  if (!match) return undefined;
  const [, whole = '', point = ' ', fraction = ''] = match;
  // One sign cannot part thousands and cents.
  if (whole.includes(point)) return undefined;
  const digits = whole.replace(/[.,]/g, '');
  const isGrouped = digits === whole || /^\d{1,3}(?:[.,]\d{3})+$/.test(whole);
  if (!isGrouped || fraction.length > fractionDigits || digits.length > MAX_DIGITS - fractionDigits)
    return undefined;
  return Number(`${digits}${fraction.padEnd(fractionDigits, '0')}`);
}
