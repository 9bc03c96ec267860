/** A cart with what is in it, priced as things stand now. */
import { createHash } from 'node:crypto';
import { normalizeEmail } from '#domain/accounts/email-address.ts';
import { stringListOf } from '#domain/json.ts';
import { limitsOf, type PricedCart, priceCart } from '#domain/store/cart/priced-cart.ts';
import { isUnplaced } from '#domain/store/settings/pickup-place.ts';
import type { StoreSettings } from '#domain/store/settings/settings.ts';
import { likelyCountry } from '#domain/store/settings/shipping.ts';
import { isReverseCharge } from '#domain/store/settings/vat-number.ts';
import type { Queryable } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { Common } from '../../feature.ts';
import { type CartTable, countDiscountUses, listCartLines } from './queries.ts';

export interface CartDeps
  extends Pick<Deps, 'db' | 'now' | 'newId'>,
    Pick<Common, 'findSellable' | 'homeOf'> {
  readonly findStore: (db: Queryable, siteId: string) => Promise<StoreSettings>;
  /** Whoever sells has said at which address that is. */
  readonly hasAddress: (db: Queryable, siteId: string) => Promise<boolean>;
}

/** What is decided elsewhere, as in a checkout, in place of what the cart holds. */
export interface CartChoice {
  readonly country?: string;
  readonly shippingId?: string;
  /** Address of whoever checks out; empty while nobody knows. */
  readonly email?: string;
  /** As it was typed. */
  readonly vatNumber?: string;
}

export async function loadCart(
  { findStore, findSellable, homeOf, hasAddress, now }: CartDeps,
  db: Queryable,
  cart: CartTable,
  choice: CartChoice = {},
): Promise<PricedCart> {
  const rows = await listCartLines(db, cart.id);
  const ids = rows.map(({ variant_id }) => variant_id);
  const store = await findStore(db, cart.site_id);
  const customer = customerOf(choice.email ?? '');
  const counted = store.discounts.flatMap((discount) => limitsOf(discount, customer).map(({ id }) => id));
  const country = choice.country ?? cart.country;
  const sellerCountry = await homeOf(db, cart.site_id);
  const home = store.taxes.homeCountry || sellerCountry;
  const isAskedWhere = store.shippingZones.some(({ methods }) => methods.some(isUnplaced));
  const content = {
    lines: rows.map(({ id, variant_id, quantity }) => ({ id, variantId: variant_id, quantity })),
    coupons: stringListOf(cart.coupons),
    country,
    shippingId: choice.shippingId ?? cart.shipping_id,
    isReverseCharge: isReverseCharge(store.taxes.homeCountry, choice.vatNumber ?? '', choice.country ?? ''),
  };
  return priceCart(content, {
    store,
    sellables: await findSellable(db, cart.site_id, ids),
    uses: await countDiscountUses(db, cart.site_id, counted),
    customer,
    claimed: stringListOf(cart.claimed),
    likelyCountry: likelyCountry(store.shippingZones, home),
    sellerCountry,
    hasAddress: isAskedWhere && (await hasAddress(db, cart.site_id)),
    now: now(),
  });
}

/** Uses are counted without keeping whose they are. */
export function customerOf(email: string): string {
  return email === '' ? '' : createHash('sha256').update(normalizeEmail(email)).digest('base64url');
}
