import { sql } from 'kysely';
import { chunks } from '../../db/chunks.ts';
import { prepared } from '../../db/prepared.ts';
import type { Queryable } from '../../db/schema.ts';

declare module '../../db/schema.ts' {
  interface Schema {
    carts: CartTable;
    cart_lines: CartLineTable;
    discount_counts: { site_id: string; discount_id: string; used: number };
  }
}

export interface CartTable {
  id: string;
  site_id: string;
  /** Of the cookie’s token, which is kept nowhere. */
  token_hash: string;
  created_at: number;
  updated_at: number;
  /** Codes as they were typed, as JSON. */
  coupons: string;
  country: string;
  postal_code: string;
  shipping_id: string;
  /** While it is being paid nobody changes it. */
  locked_at: number | null;
  /** Ids of the limited discounts it holds a use of, as JSON. */
  claimed: string;
  purchased_at: number | null;
}

export interface CartLineTable {
  id: string;
  cart_id: string;
  variant_id: string;
  quantity: number;
  position: number;
}

const cartsByToken = prepared((db, asked: { readonly siteId: string; readonly tokenHash: string }) =>
  db
    .selectFrom('carts')
    .selectAll()
    .where('token_hash', '=', asked.tokenHash)
    .where('site_id', '=', asked.siteId),
);
const cartsById = prepared((db, asked: { readonly siteId: string; readonly id: string }) =>
  db.selectFrom('carts').selectAll().where('id', '=', asked.id).where('site_id', '=', asked.siteId),
);
const cartInsert = prepared((tx, cart: CartTable) => tx.insertInto('carts').values(cart));
const cartUpdate = prepared((tx, { of, ...change }: { readonly of: string } & Partial<CartTable>) =>
  tx.updateTable('carts').set(change).where('id', '=', of),
);
const linesOfCart = prepared((db, { cartId }: { readonly cartId: string }) =>
  db.selectFrom('cart_lines').selectAll().where('cart_id', '=', cartId).orderBy('position').orderBy('id'),
);
const cartLineInsert = prepared((tx, line: CartLineTable) => tx.insertInto('cart_lines').values(line));

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

export async function insertCart(tx: Queryable, cart: CartTable): Promise<void> {
  await cartInsert(tx, cart);
}

export async function updateCart(tx: Queryable, id: string, change: Partial<CartTable>): Promise<void> {
  await cartUpdate(tx, { of: id, ...change });
}

export function listCartLines(db: Queryable, cartId: string): Promise<CartLineTable[]> {
  return linesOfCart(db, { cartId });
}

export async function insertCartLine(tx: Queryable, line: CartLineTable): Promise<void> {
  await cartLineInsert(tx, line);
}

export async function setCartQuantity(tx: Queryable, id: string, quantity: number): Promise<void> {
  await tx.updateTable('cart_lines').set({ quantity }).where('id', '=', id).execute();
}

export async function deleteCartLine(tx: Queryable, id: string): Promise<void> {
  await tx.deleteFrom('cart_lines').where('id', '=', id).execute();
}

export async function deleteCartLines(tx: Queryable, cartId: string): Promise<void> {
  await tx.deleteFrom('cart_lines').where('cart_id', '=', cartId).execute();
}

/** Carts nobody has touched since, and that became no order. */
export async function deleteOldCarts(tx: Queryable, before: number): Promise<void> {
  await tx
    .deleteFrom('carts')
    .where('updated_at', '<', before)
    .where('locked_at', 'is', null)
    .where('purchased_at', 'is', null)
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
    .selectFrom('discount_counts')
    .select(['discount_id', 'used'])
    .where('site_id', '=', siteId)
    .where('discount_id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ discount_id, used }) => [discount_id, Number(used)]));
}

/** @returns how many there were */
export async function deleteUsesOf(tx: Queryable, siteId: string, customer: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('discount_counts')
    .where('site_id', '=', siteId)
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
    .insertInto('discount_counts')
    .values({ site_id: siteId, discount_id: id, used: 0 })
    .onConflict((conflict) => conflict.columns(['site_id', 'discount_id']).doNothing())
    .execute();
  const { numUpdatedRows } = await tx
    .updateTable('discount_counts')
    .set({ used: sql<number>`used + 1` })
    .where('site_id', '=', siteId)
    .where('discount_id', '=', id)
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
      .insertInto('discount_counts')
      .values({ site_id: siteId, discount_id: id, used })
      .onConflict((conflict) => conflict.columns(['site_id', 'discount_id']).doUpdateSet({ used }))
      .execute();
}

export async function releaseDiscount(tx: Queryable, siteId: string, id: string): Promise<void> {
  await tx
    .updateTable('discount_counts')
    .set({ used: sql<number>`used - 1` })
    .where('site_id', '=', siteId)
    .where('discount_id', '=', id)
    .where('used', '>', 0)
    .execute();
}

export interface DiscountUses {
  /** Its id; of what is counted by customer, with their address behind a colon. */
  readonly discount: string;
  readonly used: number;
}

export async function listDiscountUses(db: Queryable, siteId: string): Promise<DiscountUses[]> {
  const rows = await db
    .selectFrom('discount_counts')
    .select(['discount_id', 'used'])
    .where('site_id', '=', siteId)
    .orderBy('discount_id')
    .execute();
  return rows.map(({ discount_id: discount, used }) => ({ discount, used: Number(used) }));
}

/** Adds to what is counted here already. */
export async function insertDiscountUses(
  tx: Queryable,
  siteId: string,
  uses: readonly DiscountUses[],
): Promise<void> {
  for (const chunk of chunks(uses))
    await tx
      .insertInto('discount_counts')
      .values(chunk.map(({ discount, used }) => ({ site_id: siteId, discount_id: discount, used })))
      .onConflict((conflict) => conflict.columns(['site_id', 'discount_id']).doNothing())
      .execute();
}
