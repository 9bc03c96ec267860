/** Short-lived tokens that need no table: a purpose, what it is for and an expiry, under the installation's secret. */
import { isSame, signatureOf } from './signature.ts';

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
  return `${expiry}.${sign(secret, subject, expiry)}`;
}

export function isTokenValid(secret: string, token: string, subject: TokenSubject, now: number): boolean {
  const [expiry = '', signature = ''] = token.split('.');
  return isSame(signature, sign(secret, subject, expiry)) && Number.parseInt(expiry, 36) > now;
}

function sign(secret: string, { purpose, siteId, subject }: TokenSubject, expiry: string): string {
  return signatureOf(secret, [purpose, siteId, subject, expiry]);
}
