/**
 * Codes of gift cards: sixteen letters and digits, 80 bits, without those that look alike. Nothing stores a code: the
 * database holds its hash, and what is shown beside it is its end.
 */

/** Without I, O, 0 and 1. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 16;
const GROUP = 4;
/** As long as anybody types one, with spaces and dashes. */
export const MAX_TYPED_CODE = 40;

/** @param bytes at least as many as a code has letters, each equally likely */
export function codeOf(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, CODE_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** Undefined where no card has such a code. */
export function readCode(typed: string): string | undefined {
  const code = typed
    .slice(0, MAX_TYPED_CODE)
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '');
  const isCode = code.length === CODE_LENGTH && [...code].every((letter) => ALPHABET.includes(letter));
  return isCode ? code : undefined;
}

/** ABCD-EFGH-JKLM-NPQR */
export function groupCode(code: string): string {
  return Array.from({ length: CODE_LENGTH / GROUP }, (_, group) =>
    code.slice(group * GROUP, (group + 1) * GROUP),
  ).join('-');
}

export function lastFour(code: string): string {
  return code.slice(-GROUP);
}
