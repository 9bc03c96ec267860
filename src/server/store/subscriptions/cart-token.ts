/**
 * The `cartToken` of the subscription checkout (CART-20): it says what is subscribed to, and is signed, so that it needs no
 * row. The same token is the same order, however often it is sent.
 */
import { randomBytes } from 'node:crypto';
import { isId } from '#domain/id.ts';
import { DAY_MS } from '#domain/time.ts';
import { isSame, signatureOf } from '../../http/signature.ts';

/** A page may stay open over a night. */
const LIFE_MS = DAY_MS;
const FORM = /^([pm])\.([\w-]{1,40})\.(\d{1,4})\.([0-9a-z]{1,10})\.([\w-]{16})\.[\w-]{20,100}$/;

export interface WantedOffer {
  readonly kind: 'product' | 'plan';
  /** Of the variant or the plan. */
  readonly id: string;
  readonly quantity: number;
}

export interface ReadCartToken extends WantedOffer {
  /** Without the signature. */
  readonly keyId: string;
}

export function issueCartToken(secret: string, siteId: string, wanted: WantedOffer, now: number): string {
  const kind = wanted.kind === 'product' ? 'p' : 'm';
  const random = randomBytes(12).toString('base64url');
  const unsigned = [kind, wanted.id, wanted.quantity, now.toString(36), random].join('.');
  return `${unsigned}.${sign(secret, siteId, unsigned)}`;
}

/** @returns undefined for a token that is not ours, of another site, or too old */
export function readCartToken(
  secret: string,
  siteId: string,
  token: string,
  now: number,
): ReadCartToken | 'expired' | undefined {
  const [, kind, id = '', quantity, issued = '', random] = FORM.exec(token) ?? [];
  if (!isId(id)) return undefined;
  const keyId = [kind, id, quantity, issued, random].join('.');
  if (!isSame(token, `${keyId}.${sign(secret, siteId, keyId)}`)) return undefined;
  const issuedAt = Number.parseInt(issued, 36);
  if (issuedAt > now || now >= issuedAt + LIFE_MS) return 'expired';
  return { kind: kind === 'p' ? 'product' : 'plan', id, quantity: Number(quantity), keyId };
}

function sign(secret: string, siteId: string, unsigned: string): string {
  return signatureOf(secret, ['subscription-cart', siteId, unsigned]);
}
