/** Short-lived tokens that need no table: a purpose, what it is for and an expiry, under the installation's secret. */
import { createHmac, timingSafeEqual } from 'node:crypto';

export interface TokenSubject {
  /** Keeps a token made for one thing from opening another, e.g. `preview`. */
  readonly purpose: string;
  readonly siteId: string;
  /** What may be opened: a document's id. */
  readonly subject: string;
}

/** `{expiry in base 36}.{signature}` */
export function signToken(secret: string, subject: TokenSubject, expiresAt: number): string {
  const expiry = expiresAt.toString(36);
  return `${expiry}.${signatureOf(secret, subject, expiry)}`;
}

export function isTokenValid(secret: string, token: string, subject: TokenSubject, now: number): boolean {
  const [expiry = '', signature = ''] = token.split('.');
  const expected = Buffer.from(signatureOf(secret, subject, expiry));
  const actual = Buffer.from(signature);
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return false;
  return Number.parseInt(expiry, 36) > now;
}

function signatureOf(secret: string, { purpose, siteId, subject }: TokenSubject, expiry: string): string {
  return createHmac('sha256', secret)
    .update([purpose, siteId, subject, expiry].join('\n'))
    .digest('base64url');
}
