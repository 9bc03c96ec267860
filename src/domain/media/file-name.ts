/** Names of uploaded files: kept readable, but never a path and never a trick. */

import { trimEndOf, trimOf } from '../trim.ts';
import { FILE_MESSAGES } from './messages.ts';

/** Most characters of a file's name; ours, below what file systems take. */
export const MAX_FILE_NAME_LENGTH = 120;

export type CheckedFileName =
  | { readonly ok: true; readonly fileName: string }
  | { readonly ok: false; readonly message: string };

// Control characters, invisible and direction-changing ones, and what file systems and addresses reserve.
const FORBIDDEN =
  /[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069<>:"/\\|?*%#]/gu;

/**
 * The name under which an uploaded file is kept: the last step of whatever path it came with, without
 * characters that mislead or that file systems refuse. Long names are cut before their extension.
 */
export function readFileName(value: string): CheckedFileName {
  const last = value.split(/[/\\]/).at(-1) ?? '';
  const name = last.normalize('NFC').replace(FORBIDDEN, '').replace(/\s+/g, ' ');
  const fileName = trimEndOf(shorten(trimOf(name, '. ')), '. ');
  return fileName === '' ? { ok: false, message: FILE_MESSAGES.nameMissing } : { ok: true, fileName };
}

function shorten(name: string): string {
  if (name.length <= MAX_FILE_NAME_LENGTH) return name;
  const extension = /\.[a-z0-9]{1,8}$/i.exec(name)?.[0] ?? '';
  const stem = name.slice(0, MAX_FILE_NAME_LENGTH - extension.length).replace(/[\ud800-\udbff]$/, '');
  return stem.trimEnd() + extension;
}
