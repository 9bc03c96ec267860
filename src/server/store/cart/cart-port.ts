/** A cart as the checkout and orders take it. */

import type { Context } from 'hono';
import { stringListOf } from '#domain/json.ts';
import { pick } from '#domain/pick.ts';
import type { CheckoutCart } from '#domain/store/cart/checkout-cart.ts';
import { deliveryChoice, frozenLine } from '#domain/store/cart/frozen-line.ts';
import { limitsOf, type PricedCart } from '#domain/store/cart/priced-cart.ts';
import type { Address } from '#domain/store/settings/address-form.ts';
import type { Place } from '#domain/store/settings/place.ts';
import type { Queryable } from '../../db/schema.ts';
import type { SiteEnvironment } from '../../http/site-environment.ts';
import { COUNTRY_CODES, withinOf } from '../../kernel/addresses/address-forms.ts';
import { findStore } from '../settings/queries.ts';
import { addCoupon } from './add-coupon.ts';
import { bringBack } from './bring-back.ts';
import { cartToken } from './cart-cookie.ts';
import { type CartDeps, customerOf, loadCart } from './load-cart.ts';
import {
  type CartTable,
  claimDiscount,
  countDiscountUses,
  findCart,
  findCartByToken,
  releaseDiscount,
  updateCart,
} from './queries.ts';

/** As long as the id of a delivery method may be. */
const MAX_ID = 40;

export interface PricedFor {
  readonly siteId: string;
  readonly cartId: string;
  readonly address: Pick<Address, 'country'> & Partial<Place>;
  /** Empty: none has been chosen there. */
  readonly deliveryId: string;
  /** Of whoever checks out; empty where it has not been typed in. */
  readonly email?: string;
  /** Of a company, as it was typed. */
  readonly vatNumber?: string;
  /** In which its buyer reads it; orders are in the main one. */
  readonly language?: string | undefined;
  /** In which problems are written; absent: that of the cart. */
  readonly locale?: string | undefined;
}

export function cartPort(deps: CartDeps & { readonly isSecure: boolean }) {
  return {
    async find(context: Context<SiteEnvironment>): Promise<string | undefined> {
      const token = cartToken(context, deps.isSecure);
      return token && (await findCartByToken(deps.db.read, context.get('site').id, token.hash))?.id;
    },

    async price(
      db: Queryable,
      { siteId, cartId, address, deliveryId, email = '', vatNumber = '', language, locale }: PricedFor,
    ) {
      const cart = await findCart(db, siteId, cartId);
      if (!cart || cart.purchasedAt !== null) return undefined;
      const priced = await loadCart(deps, db, cart, {
        country: address.country || cart.country,
        ...(address.country && { within: withinOf(address) }),
        shippingId: deliveryId || cart.shippingId,
        email,
        vatNumber,
        language,
        locale: locale ?? cart.locale ?? undefined,
      });
      return priced.order.lines.length === 0 ? undefined : checkoutCart(cart.id, priced);
    },

    /** One that is being paid stays as it is. */
    async choose(
      tx: Queryable,
      siteId: string,
      cartId: string,
      chosen: { readonly country: string; readonly deliveryId: string },
    ): Promise<void> {
      const cart = await findCart(tx, siteId, cartId);
      if (!cart || cart.lockedAt !== null || cart.purchasedAt !== null) return;
      const country = COUNTRY_CODES.includes(chosen.country) ? chosen.country : cart.country;
      const shippingId = chosen.deliveryId.slice(0, MAX_ID) || cart.shippingId;
      if (country === cart.country && shippingId === cart.shippingId) return;
      await updateCart(tx, cartId, { country, shippingId });
    },

    /** Nobody changes it from here on. Uses of limited discounts are its own until it is unlocked. */
    async lock(tx: Queryable, siteId: string, cartId: string, buyer: Partial<Buyer> = {}): Promise<void> {
      const cart = await findCart(tx, siteId, cartId);
      if (!cart) return;
      const claimed = await claimUses(deps, tx, cart, buyer);
      await updateCart(tx, cartId, { lockedAt: deps.now(), claimed: JSON.stringify(claimed) });
    },

    async unlock(tx: Queryable, siteId: string, cartId: string): Promise<void> {
      const cart = await findCart(tx, siteId, cartId);
      if (!cart || cart.purchasedAt !== null) return;
      for (const id of stringListOf(cart.claimed)) await releaseDiscount(tx, siteId, id);
      await updateCart(tx, cartId, { lockedAt: null, claimed: '[]' });
    },

    /** Of an order that is cancelled: others may use what it used. */
    async giveBackUses(
      tx: Queryable,
      siteId: string,
      cartId: string,
      discountIds: readonly string[],
    ): Promise<void> {
      const cart = await findCart(tx, siteId, cartId);
      const ids = new Set([...stringListOf(cart?.claimed ?? '[]'), ...discountIds]);
      for (const id of ids) await releaseDiscount(tx, siteId, id);
      if (cart) await updateCart(tx, cartId, { claimed: '[]' });
    },

    countUses: countDiscountUses,

    addCoupon: (context: Context<SiteEnvironment>, code: string) => addCoupon(deps, context, code),

    /** Into the cart of the browser. */
    bringBack: (context: Context<SiteEnvironment>, cartId: string) => bringBack(deps, context, cartId),

    async markPurchased(tx: Queryable, siteId: string, cartId: string): Promise<void> {
      if (await findCart(tx, siteId, cartId)) await updateCart(tx, cartId, { purchasedAt: deps.now() });
    },
  };
}

export type CartPort = ReturnType<typeof cartPort>;

interface Buyer {
  readonly email: string;
  /** The order counts against the limits of discounts. */
  readonly takesUses: boolean;
}

/** @returns ids of all that the cart holds a use of then */
async function claimUses(
  deps: CartDeps,
  tx: Queryable,
  cart: CartTable,
  { email = '', takesUses = true }: Partial<Buyer>,
): Promise<readonly string[]> {
  const claimed = [...stringListOf(cart.claimed)];
  const limited = takesUses ? await limitedOf(deps, tx, cart, email) : [];
  for (const discount of limited) {
    if (claimed.includes(discount.id)) continue;
    if (await claimDiscount(tx, cart.siteId, discount)) claimed.push(discount.id);
    // It was priced with this discount in the same transaction.
    else throw new Error('A discount has more uses than it may have.');
  }
  return claimed;
}

/** Discounts it takes that may be used so many times only; most shops have none. */
async function limitedOf(deps: CartDeps, tx: Queryable, cart: CartTable, email: string) {
  const { discounts } = await findStore(tx, cart.siteId);
  const hasLimits = discounts.some((discount) => limitsOf(discount, customerOf(email)).length > 0);
  return hasLimits ? (await loadCart(deps, tx, cart, { email })).limited : [];
}

export function checkoutCart(id: string, { order, delivery, ...priced }: PricedCart): CheckoutCart {
  return {
    id,
    currency: priced.currency,
    lines: order.lines.map(frozenLine),
    needsDelivery: priced.needsDelivery,
    isSentSomewhere: priced.isSentSomewhere,
    country: priced.country,
    deliveries: priced.deliveries.map(deliveryChoice),
    deliveryId: delivery?.method.id ?? null,
    ...(priced.missingForFreeMinor !== undefined && { missingForFreeMinor: priced.missingForFreeMinor }),
    ...pick(order, 'subtotalMinor', 'discountMinor', 'shippingMinor', 'taxMinor', 'totalMinor'),
    areTaxesIncluded: priced.areTaxesIncluded,
    taxRates: priced.taxRates,
    ...(priced.asksCountry && {
      asksCountry: true,
      asksWithin: priced.asksWithin,
      wantsEvidence: priced.wantsEvidence,
    }),
    ...((priced.awaits.delivery || priced.awaits.tax) && { awaits: priced.awaits }),
    ...(priced.collectedIn !== undefined && { collectedIn: priced.collectedIn }),
    discounts: order.discounts.filter(({ offMinor }) => offMinor > 0),
    ...(priced.asksVatNumber && { asksVatNumber: true, isReverseCharge: priced.isReverseCharge }),
    coupons: priced.coupons,
    problems: priced.problems,
  };
}
