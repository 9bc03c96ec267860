import type { Queryable } from '../../db/schema.ts';
import type { GiftCardEntryTable, GiftCardTable } from './queries.ts';

export async function listEntries(db: Queryable, cardId: string): Promise<GiftCardEntryTable[]> {
  return db.selectFrom('giftCardEntries').selectAll().where('cardId', '=', cardId).orderBy('id').execute();
}

/** What an order has put onto cards, less what its refunds have taken off them, by line. */
export async function sumIssued(db: Queryable, orderId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('giftCardEntries')
    .innerJoin('giftCards', 'giftCards.id', 'giftCardEntries.cardId')
    .select((eb) => ['giftCards.orderLineId', eb.fn.sum<number>('giftCardEntries.amountMinor').as('sum')])
    .where('giftCards.orderId', '=', orderId)
    .where('giftCardEntries.orderId', '=', orderId)
    .groupBy('giftCards.orderLineId')
    .execute();
  return new Map(rows.map(({ orderLineId, sum }) => [orderLineId ?? '', Number(sum)]));
}

/** The card that was issued under a key, where there is one. */
export async function findIssued(
  db: Queryable,
  siteId: string,
  key: string,
): Promise<GiftCardTable | undefined> {
  return db
    .selectFrom('giftCards')
    .innerJoin('giftCardEntries', 'giftCardEntries.cardId', 'giftCards.id')
    .selectAll('giftCards')
    .where('giftCardEntries.siteId', '=', siteId)
    .where('giftCardEntries.kind', '=', 'issued')
    .where('giftCardEntries.key', '=', key)
    .executeTakeFirst();
}

/** What was on each of these cards at first. */
export async function issuedOn(
  db: Queryable,
  cardIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (cardIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('giftCardEntries')
    .select(['cardId', 'amountMinor'])
    .where('cardId', 'in', [...cardIds])
    .where('kind', '=', 'issued')
    .execute();
  return new Map(rows.map(({ cardId, amountMinor }) => [cardId, amountMinor]));
}

/** Of these cards, those that something was paid with. */
export async function listRedeemed(db: Queryable, cardIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (cardIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('giftCardEntries')
    .select('cardId')
    .distinct()
    .where('cardId', 'in', [...cardIds])
    .where('kind', '=', 'redeemed')
    .execute();
  return new Set(rows.map(({ cardId }) => cardId));
}

export async function hasEntry(db: Queryable, cardId: string, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('giftCardEntries')
    .select('id')
    .where('cardId', '=', cardId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}
