/**
 * The key that goes with a submission: signed, so that it is ours; dated, so that it says how long filling in took;
 * and stored with the submission, so that it is good for one.
 */
import { createHash, randomBytes } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '#domain/time.ts';
import { isSame, signatureOf } from './signature.ts';

/** A form may stay open over a night. */
export const KEY_LIFE_MS = DAY_MS;
/** Without a key, the same entries from the same place in this time are one submission. */
const SAME_WITHIN_MS = HOUR_MS;

/** `{issued in base 36}.{random}.{signature}` */
export function issueKey(secret: string, siteId: string, now: number): string {
  const unsigned = `${now.toString(36)}.${randomBytes(12).toString('base64url')}`;
  return `${unsigned}.${sign(secret, siteId, unsigned)}`;
}

export interface ReadKey {
  /** What is stored: the key without its signature. */
  readonly id: string;
  readonly issuedAt: number;
}

/** @returns undefined for a key that is not ours, of another site, or too old */
export function readKey(secret: string, siteId: string, key: string, now: number): ReadKey | undefined {
  const [issued = '', random = '', signature = ''] = key.split('.', 4);
  const id = `${issued}.${random}`;
  if (signature === '' || !isSame(key, `${id}.${sign(secret, siteId, id)}`)) return undefined;
  const issuedAt = Number.parseInt(issued, 36);
  return issuedAt <= now && now < issuedAt + KEY_LIFE_MS ? { id, issuedAt } : undefined;
}

function sign(secret: string, siteId: string, unsigned: string): string {
  return signatureOf(secret, ['form-key', siteId, unsigned]);
}

/**
 * The key together with what was sent under it. The same key with other content is another submission, so knowing
 * someone else's key reveals nothing.
 * @param keyId of a key that was read
 */
export function keyWithContent(keyId: string, content: unknown): string {
  return `${keyId}.${createHash('sha256').update(JSON.stringify(content)).digest('base64url')}`;
}

/** Stands for the key where a browser without scripts has none: who sent what, and about when. */
export function keyOfContent(parts: readonly string[], now: number): string {
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
  return `same.${Math.floor(now / SAME_WITHIN_MS).toString(36)}.${hash}`;
}
