/** Amounts as visitors read them, and as programs do. */

/** @param currency ISO 4217 */
export function formatPrice(minor: number, currency: string): string {
  const format = formatOf(currency);
  return format.format(minor / 10 ** digitsOf(format));
}

/** “32.00” */
export function plainAmount(minor: number, currency: string): string {
  const digits = digitsOf(formatOf(currency));
  return (minor / 10 ** digits).toFixed(digits);
}

function formatOf(currency: string): Intl.NumberFormat {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency });
}

function digitsOf(format: Intl.NumberFormat): number {
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}
