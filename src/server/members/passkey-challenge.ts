/**
 * What a passkey signs: it names the site, the page’s origin and the browser that asked, under the installation’s secret.
 * Asking keeps nothing; a challenge that was answered is kept until it expires, so that it is answered once.
 */
import { randomBytes } from 'node:crypto';
import { MINUTE_MS } from '#domain/time.ts';
import type { Queryable } from '../db/schema.ts';
import { isSame, signatureOf } from '../http/signature.ts';
import { hashToken } from '../http/tokens.ts';
import { insertSpent } from './queries-passkeys.ts';

const OPEN_MS = 10 * MINUTE_MS;
const RANDOM_BYTES = 16;
const EXPIRY_BYTES = 6;
const SIGNED_BYTES = RANDOM_BYTES + EXPIRY_BYTES;
const BYTES = SIGNED_BYTES + 32;
const CHALLENGE = /^[\w-]{72}$/;

export interface ChallengeFor {
  readonly purpose: 'sign-in' | 'add';
  readonly siteId: string;
  readonly origin: string;
  /** To sign in, the visitor’s cookie; to add one, the session. */
  readonly browser: string;
}

interface ChallengeDeps {
  readonly secret: string;
  readonly now: () => number;
}

export function newChallenge({ secret, now }: ChallengeDeps, about: ChallengeFor): string {
  const expiry = Buffer.alloc(EXPIRY_BYTES);
  expiry.writeUIntBE(now() + OPEN_MS, 0, EXPIRY_BYTES);
  const signed = Buffer.concat([randomBytes(RANDOM_BYTES), expiry]);
  return Buffer.concat([signed, macOf(secret, about, signed)]).toString('base64url');
}

/** @returns when it expires; undefined where it was not made for this, or has expired */
export function readChallenge(
  { secret, now }: ChallengeDeps,
  about: ChallengeFor,
  challenge: string,
): number | undefined {
  if (!CHALLENGE.test(challenge)) return undefined;
  const bytes = Buffer.from(challenge, 'base64url');
  const signed = bytes.subarray(0, SIGNED_BYTES);
  const isOurs = isSame(bytes.subarray(SIGNED_BYTES, BYTES), macOf(secret, about, signed));
  const expiresAt = bytes.readUIntBE(RANDOM_BYTES, EXPIRY_BYTES);
  return isOurs && expiresAt > now() ? expiresAt : undefined;
}

/** @returns false where it was answered before */
export function spendChallenge(tx: Queryable, challenge: string, expiresAt: number): Promise<boolean> {
  return insertSpent(tx, { hash: hashToken(challenge), expiresAt });
}

function macOf(secret: string, { purpose, siteId, origin, browser }: ChallengeFor, signed: Buffer): Buffer {
  const about = ['member-passkey', purpose, siteId, origin, browser, signed.toString('hex')];
  return Buffer.from(signatureOf(secret, about, 'hex'), 'hex');
}
