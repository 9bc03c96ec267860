/** Codes on paper for when the phone is gone: eighty random bits each, stored as hashes, good once. */
import { createHash, randomBytes } from 'node:crypto';

export const RECOVERY_CODES = 10;
const CODE_LENGTH = 16;
/** No letter that is taken for another one. 32 of them, so that every byte gives one evenly. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz0';

/** `k3f9-…`: four groups of four. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = [...randomBytes(CODE_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
    return letters.replace(/(.{4})(?=.)/g, '$1-');
  });
}

/** However it was typed: capitals, gaps and dashes make no difference. */
export function hashRecoveryCode(accountId: string, code: string): string {
  const plain = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  return createHash('sha256').update(`${accountId}\n${plain}`).digest('hex');
}
