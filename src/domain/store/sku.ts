/** Stock keeping units: the limit of those an owner writes, and how missing ones are made. */
import type { RandomBytes } from '../id.ts';

/** Most characters of a SKU (LINK-19). */
export const MAX_SKU_LENGTH = 60;

const PREFIX = 'SQ';
const DIGITS = 7;

export type CheckedSku =
  | { readonly ok: true; readonly sku: string }
  | { readonly ok: false; readonly message: string };

/** Reads a SKU as its author typed it. */
export function checkSku(value: string): CheckedSku {
  const sku = value.trim();
  if (sku === '') return { ok: false, message: 'Please enter a SKU.' };
  if (sku.length <= MAX_SKU_LENGTH) return { ok: true, sku };
  return {
    ok: false,
    message: `A SKU has at most ${MAX_SKU_LENGTH} characters; this one has ${sku.length}.`,
  };
}

/**
 * A SKU for a variant without one: `SQ` and seven random digits (LINK-20).
 * @param randomBytes bytes of 250 and over are drawn again, so that every digit is equally likely
 */
export function generateSku(randomBytes: RandomBytes): string {
  let digits = '';
  while (digits.length < DIGITS) {
    for (const byte of randomBytes(DIGITS)) {
      if (byte < 250 && digits.length < DIGITS) digits += byte % 10;
    }
  }
  return PREFIX + digits;
}
