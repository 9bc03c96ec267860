/** A cart with what is in it, priced as things stand now. */
import { stringListOf } from '#domain/json.ts';
import { type PricedCart, priceCart } from '#domain/store/priced-cart.ts';
import type { StoreSettings } from '#domain/store/settings.ts';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import type { Common } from '../feature.ts';
import { type CartTable, countDiscountUses, listCartLines } from './queries.ts';

export interface CartDeps extends Pick<Deps, 'db' | 'now' | 'newId'>, Pick<Common, 'findSellable'> {
  readonly findStore: (db: Queryable, siteId: string) => Promise<StoreSettings>;
}

/** What is decided elsewhere, as in a checkout, in place of what the cart holds. */
export interface CartChoice {
  readonly country?: string;
  readonly shippingId?: string;
}

export async function loadCart(
  { findStore, findSellable, now }: CartDeps,
  db: Queryable,
  cart: CartTable,
  choice: CartChoice = {},
): Promise<PricedCart> {
  const rows = await listCartLines(db, cart.id);
  const ids = rows.map(({ variant_id }) => variant_id);
  const store = await findStore(db, cart.site_id);
  const isLimited = store.discounts.some(({ limit }) => limit !== null);
  const content = {
    lines: rows.map(({ id, variant_id, quantity }) => ({ id, variantId: variant_id, quantity })),
    coupons: stringListOf(cart.coupons),
    country: choice.country ?? cart.country,
    shippingId: choice.shippingId ?? cart.shipping_id,
  };
  return priceCart(content, {
    store,
    sellables: await findSellable(db, cart.site_id, ids),
    uses: isLimited ? await countDiscountUses(db, cart.site_id) : new Map(),
    claimed: stringListOf(cart.claimed),
    now: now(),
  });
}
