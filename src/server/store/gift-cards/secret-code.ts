/**
 * Codes of cards and the addresses of their pages are made from the installation’s secret and the card’s id: they can be
 * mailed on a later day, and again, though nothing stores them. A card that moved here from another installation keeps
 * its hash, and so its code; only its holder knows that one.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { pick } from '#domain/pick.ts';
import { codeOf, lastFour } from '#domain/store/gift-cards/code.ts';
import { hashToken } from '../../http/tokens.ts';
import type { GiftCardTable } from './queries.ts';

type Coded = Pick<GiftCardTable, 'id' | 'siteId' | 'version'>;

const TOKEN_LENGTH = 32;

function macOf(secret: string, purpose: 'code' | 'page', { id, siteId, version }: Coded): Buffer {
  return createHmac('sha256', secret).update(`gift-card-${purpose} ${siteId} ${id} ${version}`).digest();
}

function codeOfCard(secret: string, card: Coded): string {
  return codeOf(macOf(secret, 'code', card));
}

export function hashCode(code: string): string {
  return hashToken(code, 'base64url');
}

/** What the row of a card keeps of its code. */
export function keptOfCode(secret: string, card: Coded): Pick<GiftCardTable, 'codeHash' | 'lastFour'> {
  const code = codeOfCard(secret, card);
  return { codeHash: hashCode(code), lastFour: lastFour(code) };
}

/** Undefined for a card that was issued by another installation. */
export function knownCode(secret: string, card: Coded & Pick<GiftCardTable, 'codeHash'>): string | undefined {
  const code = codeOfCard(secret, card);
  return hashCode(code) === card.codeHash ? code : undefined;
}

/** A code that the card did not have before; the old one and its page end. */
export function nextCode(
  secret: string,
  card: Coded,
): Pick<GiftCardTable, 'version' | 'codeHash' | 'lastFour'> {
  const version = card.version + 1;
  return { version, ...keptOfCode(secret, { ...card, version }) };
}

/** One whose code is not known here gets another; the rest keep theirs. */
export function freshCode(
  secret: string,
  card: Coded & Pick<GiftCardTable, 'codeHash' | 'lastFour'>,
): Pick<GiftCardTable, 'version' | 'codeHash' | 'lastFour'> {
  return knownCode(secret, card) === undefined
    ? nextCode(secret, card)
    : pick(card, 'version', 'codeHash', 'lastFour');
}

/** Opens the page of a card. */
export function cardToken(secret: string, card: Coded): string {
  return `${card.id}-${macOf(secret, 'page', card).toString('base64url').slice(0, TOKEN_LENGTH)}`;
}

/** Empty where the token is none of a card. */
export function cardIdIn(token: string): string {
  return token.length > TOKEN_LENGTH + 1 ? token.slice(0, -(TOKEN_LENGTH + 1)) : '';
}

export function isTokenOf(secret: string, card: Coded, token: string): boolean {
  const expected = Buffer.from(cardToken(secret, card));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
