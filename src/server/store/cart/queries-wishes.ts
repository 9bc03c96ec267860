/** To whom gift cards in carts go. */
import type { Queryable } from '../../db/schema.ts';
import { deleteRowsOfPerson, listRowsOfPerson } from '../../kernel/sites/queries-person.ts';

export interface GiftWishTable {
  /** Of its line in the cart. */
  id: string;
  siteId: string;
  cartId: string;
  /** The amount its buyer chose; null: the price of the variant. */
  amountMinor: number | null;
  /** Of the recipient, in lower case; empty: the buyer. */
  email: string;
  recipientName: string;
  senderName: string;
  message: string;
  /** Null: at once. */
  deliverAt: number | null;
  createdAt: number;
}

declare module '../../db/schema.ts' {
  interface Schema {
    giftWishes: GiftWishTable;
  }
}

export async function insertWish(tx: Queryable, row: GiftWishTable): Promise<void> {
  await tx.insertInto('giftWishes').values(row).execute();
}

export async function findWish(
  db: Queryable,
  siteId: string,
  id: string,
): Promise<GiftWishTable | undefined> {
  return db
    .selectFrom('giftWishes')
    .selectAll()
    .where('id', '=', id)
    .where('siteId', '=', siteId)
    .executeTakeFirst();
}

export async function listWishes(db: Queryable, cartId: string): Promise<GiftWishTable[]> {
  return db.selectFrom('giftWishes').selectAll().where('cartId', '=', cartId).execute();
}

export async function deleteWish(tx: Queryable, id: string): Promise<void> {
  await tx.deleteFrom('giftWishes').where('id', '=', id).execute();
}

export async function listWishesOf(db: Queryable, siteId: string, email: string): Promise<GiftWishTable[]> {
  return listRowsOfPerson(db, 'giftWishes', { siteId, email }, 'id');
}

export function deleteWishesOf(tx: Queryable, siteId: string, email: string): Promise<number> {
  return deleteRowsOfPerson(tx, 'giftWishes', { siteId, email });
}

/** Of carts that were not bought yet. */
export async function listOpenAmounts(db: Queryable, siteId: string) {
  return db
    .selectFrom('giftWishes')
    .innerJoin('carts', 'carts.id', 'giftWishes.cartId')
    .select(['giftWishes.id', 'giftWishes.amountMinor'])
    .where('giftWishes.siteId', '=', siteId)
    .where('giftWishes.amountMinor', 'is not', null)
    .where('carts.purchasedAt', 'is', null)
    .execute();
}

export async function writeOpenAmount(tx: Queryable, id: string, amountMinor: number): Promise<void> {
  await tx.updateTable('giftWishes').set({ amountMinor }).where('id', '=', id).execute();
}
