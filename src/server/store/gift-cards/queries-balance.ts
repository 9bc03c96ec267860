/** Balances change by one statement each, which asks whether there is enough: nobody comes between. */
import { sql } from 'kysely';
import type { Queryable } from '../../db/schema.ts';
import type { GiftCardHoldTable } from './queries.ts';

const isDone = ({ numAffectedRows }: { readonly numAffectedRows?: bigint | undefined }): boolean =>
  Number(numAffectedRows ?? 0) > 0;

/** Sets an amount aside; false where there is not that much, or the card cannot be used. */
export async function holdAmount(
  tx: Queryable,
  {
    cardId,
    amountMinor,
    now,
  }: { readonly cardId: string; readonly amountMinor: number; readonly now: number },
): Promise<boolean> {
  const held = await sql`
    update gift_cards set held_minor = held_minor + ${amountMinor}
    where id = ${cardId} and state = 'active' and (expires_at is null or expires_at > ${now})
      and balance_minor - held_minor >= ${amountMinor}`.execute(tx);
  return isDone(held);
}

/** Sets an amount aside for the refund of the card’s purchase: that needs no card that can be used. */
export async function holdForRefund(tx: Queryable, cardId: string, amountMinor: number): Promise<boolean> {
  const held = await sql`
    update gift_cards set held_minor = held_minor + ${amountMinor}
    where id = ${cardId} and balance_minor - held_minor >= ${amountMinor}`.execute(tx);
  return isDone(held);
}

/** Gives back what was set aside. */
export async function releaseAmount(tx: Queryable, cardId: string, amountMinor: number): Promise<void> {
  await sql`
    update gift_cards
    set held_minor = case when held_minor > ${amountMinor} then held_minor - ${amountMinor} else 0 end
    where id = ${cardId}`.execute(tx);
}

/** Takes what was set aside off the card. */
export async function spendHeld(tx: Queryable, cardId: string, amountMinor: number): Promise<boolean> {
  const spent = await sql`
    update gift_cards
    set balance_minor = balance_minor - ${amountMinor}, held_minor = held_minor - ${amountMinor}
    where id = ${cardId} and held_minor >= ${amountMinor} and balance_minor >= ${amountMinor}`.execute(tx);
  return isDone(spent);
}

/** @param amountMinor below zero to take away; false where less is left that nobody is paying with */
export async function addAmount(tx: Queryable, cardId: string, amountMinor: number): Promise<boolean> {
  const added = await sql`
    update gift_cards set balance_minor = balance_minor + ${amountMinor}
    where id = ${cardId} and balance_minor - held_minor + ${amountMinor} >= 0`.execute(tx);
  return isDone(added);
}

export async function insertHold(tx: Queryable, hold: GiftCardHoldTable): Promise<void> {
  await tx.insertInto('giftCardHolds').values(hold).execute();
}

/** In the order of the cards: two buyers who lock several lock them in the same order. */
export async function listHoldsOfAttempt(db: Queryable, attemptId: string): Promise<GiftCardHoldTable[]> {
  return db
    .selectFrom('giftCardHolds')
    .selectAll()
    .where('attemptId', '=', attemptId)
    .where('refundId', 'is', null)
    .orderBy('cardId')
    .execute();
}

/** What a cart’s own payment that is still open holds, by card. */
export async function sumHeldByCart(db: Queryable, cartId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('giftCardHolds')
    .innerJoin('paymentAttempts', 'paymentAttempts.id', 'giftCardHolds.attemptId')
    .innerJoin('orders', 'orders.id', 'paymentAttempts.orderId')
    .select((eb) => ['giftCardHolds.cardId', eb.fn.sum<number>('giftCardHolds.amountMinor').as('sum')])
    .where('orders.cartId', '=', cartId)
    .where('orders.state', '=', 'draft')
    .where('giftCardHolds.state', '=', 'held')
    .where('giftCardHolds.refundId', 'is', null)
    .groupBy('giftCardHolds.cardId')
    .execute();
  return new Map(rows.map(({ cardId, sum }) => [cardId, Number(sum)]));
}

/** In the order of the cards, too. */
export async function listHoldsOfRefund(db: Queryable, refundId: string): Promise<GiftCardHoldTable[]> {
  return db
    .selectFrom('giftCardHolds')
    .selectAll()
    .where('refundId', '=', refundId)
    .where('state', '=', 'held')
    .orderBy('cardId')
    .execute();
}

export async function setHoldState(
  tx: Queryable,
  id: string,
  state: GiftCardHoldTable['state'],
): Promise<void> {
  await tx.updateTable('giftCardHolds').set({ state }).where('id', '=', id).execute();
}
