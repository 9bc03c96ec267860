/** The id of a page load: random, signed, and known again without having been stored. */
import { randomBytes } from 'node:crypto';
import { HOUR_MS } from '#domain/time.ts';
import { isSame, signatureOf } from '../http/signature.ts';

/** After this long the records of a page load are no longer taken. */
const PAGE_LOAD_MS = 2 * HOUR_MS;

/** `{random}.{time in base 36}.{signature}` */
export function makePageLoadId(secret: string, siteId: string, now: number): string {
  const body = `${randomBytes(12).toString('base64url')}.${now.toString(36)}`;
  return `${body}.${sign(secret, siteId, body)}`;
}

export function isPageLoadId(secret: string, siteId: string, id: string, now: number): boolean {
  const [random = '', time = '', signature = '', ...rest] = id.split('.');
  if (rest.length > 0 || !isSame(signature, sign(secret, siteId, `${random}.${time}`))) return false;
  return now - Number.parseInt(time, 36) < PAGE_LOAD_MS;
}

function sign(secret: string, siteId: string, body: string): string {
  return signatureOf(secret, ['page-load', siteId, body]).slice(0, 22);
}
