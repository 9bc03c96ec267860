/** One-time codes of authenticator apps: TOTP (RFC 6238) over HOTP (RFC 4226), six digits every thirty seconds. */
import { createHmac } from 'node:crypto';
import { isSame } from '../../http/signature.ts';

const STEP_MS = 30_000;
const DIGITS = 6;
/** Clocks may be this many steps apart. */
const TOLERANCE = 1;
/** 160 bits, as RFC 4226 recommends. */
export const SECRET_BYTES = 20;

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export interface CodeOptions {
  readonly digits?: number;
  /** Authenticator apps know SHA-1 all of them; the others are for the vectors of the RFC. */
  readonly algorithm?: 'sha1' | 'sha256' | 'sha512';
}

/** The code of a counter (RFC 4226). */
export function codeOf(secret: Uint8Array, counter: number, options: CodeOptions = {}): string {
  const { digits = DIGITS, algorithm = 'sha1' } = options;
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(counter));
  const mac = createHmac(algorithm, secret).update(message).digest();
  const offset = (mac.at(-1) ?? 0) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

export function stepAt(now: number): number {
  return Math.floor(now / STEP_MS);
}

/**
 * The step a code belongs to, if it is right now and no older than what was used before.
 * @param lastStep the step of the code taken last: that one and all before are spent
 */
export function matchCode(
  secret: Uint8Array,
  code: string,
  { now, lastStep }: { readonly now: number; readonly lastStep: number },
): number | undefined {
  const given = code.replace(/[\s-]/g, '');
  const present = stepAt(now);
  let match: number | undefined;
  for (let step = present - TOLERANCE; step <= present + TOLERANCE; step += 1) {
    if (isSame(given, codeOf(secret, step)) && step > lastStep) match = step;
  }
  return match;
}

/** RFC 4648, without padding. */
export function toBase32(bytes: Uint8Array): string {
  let [bits, value, text] = [0, 0, ''];
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += BASE32[(value >>> bits) & 31];
    }
    value &= (1 << bits) - 1;
  }
  return bits > 0 ? text + BASE32[(value << (5 - bits)) & 31] : text;
}

/** The address an authenticator app reads from the QR code. */
export function totpUri(secret: string, { issuer, account }: { issuer: string; account: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const query = new URLSearchParams({
    secret,
    issuer,
    algorithm: 'SHA1',
    digits: String(DIGITS),
    period: '30',
  });
  // Some apps show the plus signs of form encoding.
  return `otpauth://totp/${label}?${query.toString().replaceAll('+', '%20')}`;
}
