/** Page passwords: a slow salted hash in the document's settings, a signed cookie for who has given it. */
import { randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { DAY_MS } from '#domain/time.ts';
import { isSame, signatureOf } from '../http/signature.ts';

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(
  scrypt,
);
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const KEY_LENGTH = 32;
/** How long a visitor keeps access. */
export const UNLOCK_MS = 30 * DAY_MS;

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password.normalize('NFC'), salt, KEY_LENGTH, COST);
  return `scrypt$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [scheme, salt = '', key = ''] = hash.split('$');
  if (scheme !== 'scrypt') return false;
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password.normalize('NFC'), Buffer.from(salt, 'base64url'), KEY_LENGTH, COST);
  return isSame(actual, expected);
}

export function unlockCookieName(documentId: string): string {
  return `unlock_${documentId}`;
}

/** The cookie's value: an expiry, and a signature over it, the document and its password hash. */
export function signUnlock(
  secret: string,
  documentId: string,
  passwordHash: string,
  expiresAt: number,
): string {
  const about = ['unlock', documentId, passwordHash, String(expiresAt)];
  return `${expiresAt}.${signatureOf(secret, about)}`;
}

export function isUnlockValid(
  secret: string,
  value: string,
  documentId: string,
  passwordHash: string,
  now: number,
): boolean {
  const expiresAt = Number(value.split('.')[0]);
  if (!Number.isSafeInteger(expiresAt) || expiresAt < now) return false;
  return isSame(value, signUnlock(secret, documentId, passwordHash, expiresAt));
}
