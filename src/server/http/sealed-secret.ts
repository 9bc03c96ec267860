/**
 * Keeps what has to be read again, as the secrets of authenticator apps, under the installation's secret: a copy
 * of the database alone gives nobody a second factor.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** @param about what it belongs to; opened only with the same */
export function seal(installationSecret: string, about: string, plain: Uint8Array): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(installationSecret), nonce);
  cipher.setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url');
}

/** Undefined when it was sealed under another secret or for something else. */
export function unseal(installationSecret: string, about: string, sealed: string): Uint8Array | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', keyOf(installationSecret), bytes.subarray(0, NONCE_BYTES));
  decipher.setAAD(Buffer.from(about));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
  } catch {
    // The tag does not fit.
    return undefined;
  }
}

function keyOf(installationSecret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', installationSecret, '', 'vitrine second factor', 32));
}
