/**
 * Cards as a way to pay: what a cart is paid with is held while it is being paid, taken off the card with the order, and
 * given back where the payment fails.
 */
import type { CheckoutCart } from '#domain/store/cart/checkout-cart.ts';
import { payableWithCards, takeFrom } from '#domain/store/gift-cards/gift-card.ts';
import type { Queryable } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { type GiftCardHoldTable, type GiftCardTable, insertEntries, listCardsOfCart } from './queries.ts';
import {
  holdAmount,
  insertHold,
  listHoldsOfAttempt,
  releaseAmount,
  setHoldState,
  spendHeld,
} from './queries-balance.ts';

type Clock = Pick<Deps, 'now' | 'newId'>;

export interface CardTaken {
  readonly id: string;
  readonly lastFour: string;
  readonly amountMinor: number;
  /** On the card, before this. */
  readonly leftMinor: number;
  readonly isTest: boolean;
}

interface PaidCart {
  readonly siteId: string;
  readonly cart: CheckoutCart;
  readonly now: number;
}

/**
 * What the cards of a cart pay of it now. Cards of another currency pay nothing.
 * @param own what a payment of this cart holds already, by card
 */
export async function cardsFor(
  db: Queryable,
  { siteId, cart, now }: PaidCart,
  own: ReadonlyMap<string, number> = new Map(),
): Promise<readonly CardTaken[]> {
  const cards = (await listCardsOfCart(db, { siteId, cartId: cart.id, now })).filter(
    ({ currency }) => currency === cart.currency,
  );
  if (cards.length === 0) return [];
  const left = (card: GiftCardTable) => leftOn(card) + (own.get(card.id) ?? 0);
  const taken = new Map(
    takeFrom(
      cards.map((card) => ({ id: card.id, leftMinor: left(card) })),
      payableWithCards(cart),
    ).map(({ id, amountMinor }) => [id, amountMinor]),
  );
  return cards.map((card) => ({
    id: card.id,
    lastFour: card.lastFour,
    amountMinor: taken.get(card.id) ?? 0,
    leftMinor: left(card),
    isTest: card.isTest === 1,
  }));
}

export function leftOn({ balanceMinor, heldMinor }: GiftCardTable): number {
  return Math.max(0, balanceMinor - heldMinor);
}

export const sumOfCards = (cards: readonly Pick<CardTaken, 'amountMinor'>[]): number =>
  cards.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** A card was spent elsewhere since it was read. Rolls back what had been set aside before. */
export class CardSpentError extends Error {
  override readonly name = 'CardSpentError';
}

/** @throws CardSpentError where one of them no longer has enough */
export async function holdCards(
  tx: Queryable,
  { now, newId }: Clock,
  attempt: { readonly id: string; readonly siteId: string },
  cards: readonly CardTaken[],
): Promise<void> {
  const used = cards.filter(({ amountMinor }) => amountMinor > 0);
  for (const { id: cardId, amountMinor } of used.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    if (!(await holdAmount(tx, { cardId, amountMinor, now: now() })))
      throw new CardSpentError('A gift card was used elsewhere.');
    const of = { siteId: attempt.siteId, attemptId: attempt.id };
    await insertHold(tx, {
      id: newId(),
      ...of,
      refundId: null,
      cardId,
      amountMinor,
      state: 'held',
      createdAt: now(),
    });
  }
}

interface CardPaid {
  readonly cardId: string;
  readonly amountMinor: number;
}

interface Spent {
  readonly paid: readonly CardPaid[];
  /** What was let go in the meantime, and is on the card no more. */
  readonly missingMinor: number;
}

/** Takes what an attempt holds. What was let go in the meantime is asked for again. */
export async function spendHolds(
  tx: Queryable,
  { now, newId }: Clock,
  attemptId: string,
  order: { readonly id: string },
): Promise<Spent> {
  const paid: CardPaid[] = [];
  let missingMinor = 0;
  for (const { id, siteId, cardId, amountMinor, state } of await listHoldsOfAttempt(tx, attemptId)) {
    if (state === 'claimed') continue;
    const isHeld = state === 'held' || (await holdAmount(tx, { cardId, amountMinor, now: now() }));
    if (!isHeld || !(await spendHeld(tx, cardId, amountMinor))) {
      missingMinor += amountMinor;
      continue;
    }
    await setHoldState(tx, id, 'claimed');
    const entry = { id: newId(), siteId, cardId, kind: 'redeemed' as const, amountMinor: -amountMinor };
    const about = { key: `hold ${id}`, orderId: order.id, actor: null, reason: '', createdAt: now() };
    await insertEntries(tx, [{ ...entry, ...about }]);
    paid.push({ cardId, amountMinor });
  }
  return { paid, missingMinor };
}

/** Of a payment that came to nothing. */
export async function releaseHolds(tx: Queryable, attemptId: string): Promise<void> {
  await release(tx, await listHoldsOfAttempt(tx, attemptId));
}

export async function release(tx: Queryable, holds: readonly GiftCardHoldTable[]): Promise<void> {
  for (const { id, cardId, amountMinor, state } of holds) {
    if (state !== 'held') continue;
    await releaseAmount(tx, cardId, amountMinor);
    await setHoldState(tx, id, 'released');
  }
}
