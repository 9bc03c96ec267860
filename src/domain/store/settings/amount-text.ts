/** Amounts as people write them, in minor units of a currency and back. */
import { trimEndOf } from '../../trim.ts';

/** “24.5”, “24,50”, “1,200.00” or “€ 12”; undefined for what is no amount, or finer than the currency. */
export function readAmount(text: string, fractionDigits = 2): number | undefined {
  const plain = text.trim().replace(/[\s’'\u00a0]|\p{Sc}/gu, '');
  const point = /^(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d+))?$/.exec(plain);
  const comma = /^(\d{1,9}),(\d{1,2})$/.exec(plain);
  const found = point ?? comma;
  if (!found) return undefined;
  const [, whole = '', written = ''] = found;
  const fraction = trimEndOf(written, '0');
  if (fraction.length > fractionDigits) return undefined;
  return (
    Number(whole.replaceAll(',', '')) * 10 ** fractionDigits + Number(fraction.padEnd(fractionDigits, '0'))
  );
}

export function writeAmount(minor: number, fractionDigits = 2): string {
  if (fractionDigits === 0) return String(minor);
  const unit = 10 ** fractionDigits;
  return `${Math.floor(minor / unit)}.${String(minor % unit).padStart(fractionDigits, '0')}`;
}
