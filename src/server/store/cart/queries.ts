import { sql } from 'kysely';
import { chunks } from '../../db/chunks.ts';
import { prepared } from '../../db/prepared.ts';
import type { Queryable } from '../../db/schema.ts';

declare module '../../db/schema.ts' {
  interface Schema {
    carts: CartTable;
    cartLines: CartLineTable;
    discountCounts: { siteId: string; discountId: string; used: number };
  }
}

export interface CartTable {
  id: string;
  siteId: string;
  /** Of the cookie’s token, which is kept nowhere. */
  tokenHash: string;
  createdAt: number;
  updatedAt: number;
  /** Codes as they were typed, as JSON. */
  coupons: string;
  country: string;
  postalCode: string;
  shippingId: string;
  /** While it is being paid nobody changes it. */
  lockedAt: number | null;
  /** BCP 47, of the page on which it was begun; null for one that is older than this. */
  locale: string | null;
  /** Ids of the limited discounts it holds a use of, as JSON. */
  claimed: string;
  purchasedAt: number | null;
}

export interface CartLineTable {
  id: string;
  cartId: string;
  variantId: string;
  /** Id of the line where it is a gift card with a wish; otherwise empty. */
  wishId: string;
  quantity: number;
  position: number;
}

const cartsByToken = prepared((db, asked: { readonly siteId: string; readonly tokenHash: string }) =>
  db
    .selectFrom('carts')
    .selectAll()
    .where('tokenHash', '=', asked.tokenHash)
    .where('siteId', '=', asked.siteId),
);
const cartsById = prepared((db, asked: { readonly siteId: string; readonly id: string }) =>
  db.selectFrom('carts').selectAll().where('id', '=', asked.id).where('siteId', '=', asked.siteId),
);
export const insertCart = prepared((tx, cart: CartTable) => tx.insertInto('carts').values(cart));
const cartUpdate = prepared((tx, { of, ...change }: { readonly of: string } & Partial<CartTable>) =>
  tx.updateTable('carts').set(change).where('id', '=', of),
);
const linesOfCart = prepared((db, { cartId }: { readonly cartId: string }) =>
  db.selectFrom('cartLines').selectAll().where('cartId', '=', cartId).orderBy('position').orderBy('id'),
);
export const insertCartLine = prepared((tx, line: CartLineTable) => tx.insertInto('cartLines').values(line));

export async function findCartByToken(
  db: Queryable,
  siteId: string,
  tokenHash: string,
): Promise<CartTable | undefined> {
  const [cart] = await cartsByToken(db, { siteId, tokenHash });
  return cart;
}

export async function findCart(db: Queryable, siteId: string, id: string): Promise<CartTable | undefined> {
  const [cart] = await cartsById(db, { siteId, id });
  return cart;
}

export async function updateCart(tx: Queryable, id: string, change: Partial<CartTable>): Promise<void> {
  await cartUpdate(tx, { of: id, ...change });
}

export function listCartLines(db: Queryable, cartId: string): Promise<CartLineTable[]> {
  return linesOfCart(db, { cartId });
}

export async function setCartQuantity(tx: Queryable, id: string, quantity: number): Promise<void> {
  await tx.updateTable('cartLines').set({ quantity }).where('id', '=', id).execute();
}

export async function deleteCartLine(tx: Queryable, id: string): Promise<void> {
  await tx.deleteFrom('cartLines').where('id', '=', id).execute();
}

export async function deleteCartLines(tx: Queryable, cartId: string): Promise<void> {
  await tx.deleteFrom('cartLines').where('cartId', '=', cartId).execute();
}

/** Carts nobody has touched since, and that became no order. */
export async function deleteOldCarts(tx: Queryable, before: number): Promise<void> {
  await tx
    .deleteFrom('carts')
    .where('updatedAt', '<', before)
    .where('lockedAt', 'is', null)
    .where('purchasedAt', 'is', null)
    .execute();
}

/** By id; what nobody has used is not there. */
export async function countDiscountUses(
  db: Queryable,
  siteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('discountCounts')
    .select(['discountId', 'used'])
    .where('siteId', '=', siteId)
    .where('discountId', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ discountId, used }) => [discountId, used]));
}

/** @returns how many there were */
export async function deleteUsesOf(tx: Queryable, siteId: string, customer: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('discountCounts')
    .where('siteId', '=', siteId)
    .where(sql<boolean>`substr(discount_id, length(discount_id) - ${customer.length}) = ${`:${customer}`}`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** One more use, unless there are as many as there may be. */
export async function claimDiscount(
  tx: Queryable,
  siteId: string,
  { id, limit }: { readonly id: string; readonly limit: number },
): Promise<boolean> {
  await tx
    .insertInto('discountCounts')
    .values({ siteId, discountId: id, used: 0 })
    .onConflict((conflict) => conflict.columns(['siteId', 'discountId']).doNothing())
    .execute();
  const { numUpdatedRows } = await tx
    .updateTable('discountCounts')
    .set({ used: sql<number>`used + 1` })
    .where('siteId', '=', siteId)
    .where('discountId', '=', id)
    .where('used', '<', limit)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

/** What was counted of them before does not matter any more. */
export async function setDiscountUses(
  tx: Queryable,
  siteId: string,
  uses: ReadonlyMap<string, number>,
): Promise<void> {
  for (const [id, used] of uses)
    await tx
      .insertInto('discountCounts')
      .values({ siteId, discountId: id, used })
      .onConflict((conflict) => conflict.columns(['siteId', 'discountId']).doUpdateSet({ used }))
      .execute();
}

export async function releaseDiscount(tx: Queryable, siteId: string, id: string): Promise<void> {
  await tx
    .updateTable('discountCounts')
    .set({ used: sql<number>`used - 1` })
    .where('siteId', '=', siteId)
    .where('discountId', '=', id)
    .where('used', '>', 0)
    .execute();
}

export interface DiscountUses {
  /** Its id; of what is counted by customer, with their address behind a colon. */
  readonly discount: string;
  readonly used: number;
}

export async function listDiscountUses(db: Queryable, siteId: string): Promise<DiscountUses[]> {
  return db
    .selectFrom('discountCounts')
    .select(['discountId as discount', 'used'])
    .where('siteId', '=', siteId)
    .orderBy('discountId')
    .execute();
}

/** Adds to what is counted here already. */
export async function insertDiscountUses(
  tx: Queryable,
  siteId: string,
  uses: readonly DiscountUses[],
): Promise<void> {
  for (const chunk of chunks(uses))
    await tx
      .insertInto('discountCounts')
      .values(chunk.map(({ discount, used }) => ({ siteId, discountId: discount, used })))
      .onConflict((conflict) => conflict.columns(['siteId', 'discountId']).doNothing())
      .execute();
}
