/** Tokens that let somebody in by being known: whoever reads the database does not learn them, since only their hash is stored. */
import { createHash, randomBytes } from 'node:crypto';

/** Too long to be guessed, and safe in an address. */
export function newToken(bytes = 24): string {
  return randomBytes(bytes).toString('base64url');
}

/** Made of a long random value: it needs no slow hash, as a password does. */
export function hashToken(token: string, encoding: 'hex' | 'base64url' = 'hex'): string {
  return createHash('sha256').update(token).digest(encoding);
}
