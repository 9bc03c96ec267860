/** Barcodes (GTIN): EAN, UPC and ISBN are all the same kind of number, with a check digit at its end. */

/** Of 8, 12, 13 or 14 digits. */
const LENGTHS = /^(?:\d{8}|\d{12,14})$/;
const ISBN_10 = /^\d{9}[\dX]$/;
const MAX_TYPED = 40;

/** As it is stored: digits alone, an older ISBN as the number of 13 digits that it is today. Undefined for what is none. */
export function readGtin(text: string): string | undefined {
  const digits = text.slice(0, MAX_TYPED).replace(BESIDE_DIGITS, '').toUpperCase();
  if (ISBN_10.test(digits)) return isIsbn10(digits) ? isbn13Of(digits) : undefined;
  return isGtin(digits) ? digits : undefined;
}

/** People put spaces and dashes in between, and spreadsheets `'…` or `="…"` around it, so that it stays a text. */
const BESIDE_DIGITS = /[\s\p{Pd}'’="]/gu;

export function isGtin(digits: string): boolean {
  if (!LENGTHS.test(digits) || /^0+$/.test(digits)) return false;
  return checkDigitOf(digits.slice(0, -1)) === digits.at(-1);
}

function checkDigitOf(digits: string): string {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}

function isIsbn10(isbn: string): boolean {
  const sum = [...isbn].reduce(
    (total, digit, index) => total + (10 - index) * (digit === 'X' ? 10 : Number(digit)),
    0,
  );
  return sum % 11 === 0;
}

function isbn13Of(isbn: string): string {
  const digits = `978${isbn.slice(0, 9)}`;
  return digits + checkDigitOf(digits);
}

/**
 * Whether the number is the same product everywhere. Shops give out numbers with certain beginnings for themselves, and
 * coupons have others.
 */
export function isGlobalGtin(gtin: string): boolean {
  if (gtin.length === 8) return !/^[02]/.test(gtin);
  const whole = gtin.padStart(14, '0');
  return !whole.startsWith('9') && !/^(?:0[245]|2|98[0-4]|99)/.test(whole.slice(1));
}
