/** Links that write to or call somebody. What visitors entered cannot add anything to them, like further recipients. */

export function mailLink(address: string, subject = ''): string {
  const to = encodeURIComponent(address.trim()).replaceAll('%40', '@');
  return `mailto:${to}${subject === '' ? '' : `?subject=${encodeURIComponent(subject)}`}`;
}

/** @returns undefined where it is no number that could be called */
export function phoneLink(number: string): string | undefined {
  const digits = number.replace(/\D/g, '');
  if (digits.length < 3) return undefined;
  return `tel:${/^\s*\+/.test(number) ? '+' : ''}${digits}`;
}
