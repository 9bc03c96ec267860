/** A cart with what is in it, priced as things stand now. */

import { createHash } from 'node:crypto';
import { normalizeEmail } from '#domain/accounts/email-address.ts';
import { stringListOf } from '#domain/json.ts';
import { limitsOf, type PricedCart, priceCart } from '#domain/store/cart/priced-cart.ts';
import { likelyCountry } from '#domain/store/settings/delivery.ts';
import { isUnplaced } from '#domain/store/settings/pickup-place.ts';
import type { Place } from '#domain/store/settings/place.ts';
import { hasAddress, sellerPlace } from '#domain/store/settings/seller.ts';
import { reverseCharge } from '#domain/store/settings/vat-number.ts';
import type { Queryable } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { findSellable } from '../catalogue/find-sellable.ts';
import { listTitles } from '../catalogue/queries-sellable.ts';
import { findSeller } from '../settings/queries-seller.ts';
import { findStoreIn } from '../settings/translated.ts';
import { type CartTable, countDiscountUses, listCartLines } from './queries.ts';
import { listWishes } from './queries-wishes.ts';

export type CartDeps = Pick<Deps, 'db' | 'now' | 'newId'>;

/** What is decided elsewhere, as in a checkout, in place of what the cart holds. */
export interface CartChoice {
  readonly country?: string;
  /** State and postal code of an address there. */
  readonly within?: Omit<Place, 'country'>;
  readonly shippingId?: string;
  /** Address of whoever checks out; empty while nobody knows. */
  readonly email?: string;
  /** As it was typed. */
  readonly vatNumber?: string;
  /** In which its buyer reads it; absent: the main one. */
  readonly language?: string | undefined;
  /** In which amounts and problems are written. */
  readonly locale?: string | undefined;
}

export async function loadCart(
  { now }: CartDeps,
  db: Queryable,
  cart: CartTable,
  choice: CartChoice = {},
): Promise<PricedCart> {
  const [rows, wishes, store, seller] = await Promise.all([
    listCartLines(db, cart.id),
    listWishes(db, cart.id),
    findStoreIn(db, { siteId: cart.siteId, language: choice.language }),
    findSeller(db, cart.siteId),
  ]);
  const amounts = new Map(
    wishes.flatMap(({ id, amountMinor }) => (amountMinor === null ? [] : [[id, { amountMinor }] as const])),
  );
  const ids = rows.map(({ variantId }) => variantId);
  const customer = customerOf(choice.email ?? '');
  const counted = store.discounts.flatMap((discount) => limitsOf(discount, customer).map(({ id }) => id));
  const country = choice.country ?? cart.country;
  const home = store.taxes.homeCountry || seller.country;
  const isAskedWhere = store.shippingZones.some(({ methods }) => methods.some(isUnplaced));
  const content = {
    lines: rows.map(({ id, variantId, quantity }) => ({ id, variantId, quantity, ...amounts.get(id) })),
    coupons: stringListOf(cart.coupons),
    country,
    ...(choice.within && { within: choice.within }),
    shippingId: choice.shippingId ?? cart.shippingId,
    reverseCharge: reverseCharge(
      store.taxes.homeCountry,
      choice.vatNumber ?? '',
      choice.country ? { region: '', postalCode: '', ...choice.within, country: choice.country } : '',
    ),
  };
  const [sellables, uses] = await Promise.all([
    findSellable(db, cart.siteId, ids, choice.language),
    countDiscountUses(db, cart.siteId, counted),
  ]);
  const gone = ids.filter((id) => !sellables.has(id));
  return priceCart(content, {
    store,
    sellables,
    ...(gone.length > 0 && { goneTitles: await listTitles(db, cart.siteId, gone) }),
    uses,
    customer,
    claimed: stringListOf(cart.claimed),
    likelyCountry: likelyCountry(store.shippingZones, home),
    seller: sellerPlace(seller),
    hasAddress: isAskedWhere && hasAddress(seller),
    locale: choice.locale,
    now: now(),
  });
}

/** Uses are counted without keeping whose they are. */
export function customerOf(email: string): string {
  return email === '' ? '' : createHash('sha256').update(normalizeEmail(email)).digest('base64url');
}
