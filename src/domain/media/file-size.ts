/** Sizes of files: limits are counted in millions of bytes, sizes are shown in units of 1024. */
import { fillMessage } from '../message-template.ts';
import { FILE_MESSAGES } from './messages.ts';

/** Limits given in megabytes are millions of bytes (OWNR-10). */
export const MEGABYTE = 1_000_000;

/** Each unit of a shown size is this many of the one before (OWNR-11). */
export const FILE_SIZE_STEP = 1024;
const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB'] as const;

/** A size for people: `812 bytes`, `1.4 MB`. One decimal below ten, none above. */
export function formatFileSize(bytes: number, locale = 'en'): string {
  let value = bytes;
  let unit = 0;
  // 1023.7 KB would be written as 1024 KB; it is 1 MB.
  while (roundFor(value) >= FILE_SIZE_STEP && unit < UNITS.length - 1) {
    value /= FILE_SIZE_STEP;
    unit += 1;
  }
  const rounded = unit === 0 ? Math.round(value) : roundFor(value);
  const number = numberFormat(locale).format(rounded);
  return unit === 0 && rounded === 1 ? `${number} byte` : `${number} ${UNITS[unit]}`;
}

function roundFor(value: number): number {
  return value < 9.95 ? Math.round(value * 10) / 10 : Math.round(value);
}

function numberFormat(locale: string): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  } catch {
    // An unknown locale in the settings must not keep anybody from reading a size.
    return new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
  }
}

export type CheckedFileSize = { readonly ok: true } | { readonly ok: false; readonly message: string };

/** Whether a file keeps to a limit, both in bytes. */
export function checkFileSize(fileName: string, bytes: number, maxBytes: number): CheckedFileSize {
  if (bytes <= maxBytes) return { ok: true };
  const message = fillMessage(FILE_MESSAGES.tooLarge, { fileName, maxSize: formatFileSize(maxBytes) });
  return { ok: false, message };
}
