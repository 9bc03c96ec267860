/** A card by what somebody types, and why it cannot be used. Pages and the checkout ask the same function. */
import { readCode } from '#domain/store/gift-cards/code.ts';
import type { Queryable } from '../../db/schema.ts';
import { leftOn } from './hold-cards.ts';
import { findCardByHash, type GiftCardTable } from './queries.ts';
import { isOver } from './read-card.ts';
import { hashCode } from './secret-code.ts';

export type FoundCard =
  | { readonly kind: 'card'; readonly card: GiftCardTable }
  | { readonly kind: 'refused'; readonly reason: 'pay.unknown' | 'pay.expired' | 'pay.empty' };

export async function findByCode(
  db: Queryable,
  { siteId, typed, now }: { readonly siteId: string; readonly typed: string; readonly now: number },
): Promise<FoundCard> {
  const code = readCode(typed);
  const card = code && (await findCardByHash(db, siteId, hashCode(code)));
  // A disabled card looks the same as none.
  if (!card || card.state === 'disabled') return { kind: 'refused', reason: 'pay.unknown' };
  if (isOver(card, now)) return { kind: 'refused', reason: 'pay.expired' };
  if (leftOn(card) === 0) return { kind: 'refused', reason: 'pay.empty' };
  return { kind: 'card', card };
}
