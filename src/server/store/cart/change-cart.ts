/** Changes a visitor's cart. What it says of variants and coupons is looked up; a cart that is being paid stays as it is. */

import { stringListOf } from '#domain/json.ts';
import { CART_LIMITS } from '#domain/store/cart/cart-contract.ts';
import { isInStock } from '#domain/store/cart/cart-problems.ts';
import type { Sellable } from '#domain/store/catalogue/sellable.ts';
import { couponKey } from '#domain/store/settings/settings.ts';
import type { Queryable } from '../../db/schema.ts';
import { COUNTRY_CODES } from '../../kernel/addresses/address-forms.ts';
import { findSellable } from '../catalogue/find-sellable.ts';
import { findStore } from '../settings/queries.ts';
import { type CartToken, newCartToken } from './cart-cookie.ts';
import type { CartDeps } from './load-cart.ts';
import {
  type CartLineTable,
  type CartTable,
  deleteCartLine,
  deleteCartLines,
  findCartByToken,
  insertCart,
  insertCartLine,
  listCartLines,
  setCartQuantity,
  updateCart,
} from './queries.ts';
import { deleteWish, type GiftWishTable, insertWish } from './queries-wishes.ts';

export type CartChange =
  | {
      readonly kind: 'add';
      readonly variantId: string;
      readonly quantity: number;
      /** Of a gift card. */
      readonly wish?: GiftWish;
    }
  | { readonly kind: 'quantity'; readonly entry: string; readonly quantity: number }
  | { readonly kind: 'remove'; readonly entry: string }
  | { readonly kind: 'coupon'; readonly code: string }
  | { readonly kind: 'remove-coupon'; readonly code: string }
  | { readonly kind: 'delivery'; readonly deliveryId: string }
  | { readonly kind: 'taxes'; readonly country: string; readonly postalCode: string };

export const CART_REFUSALS = [
  'gone',
  'stock',
  'quantity',
  'full',
  'coupon',
  'cart_locked',
  'no-cart',
] as const;
export type CartRefusal = (typeof CART_REFUSALS)[number];

export type CartChanged =
  | { readonly kind: 'changed'; readonly token: string; readonly isExpress: boolean }
  | { readonly kind: 'refused'; readonly reason: CartRefusal };

export type GiftWish = Omit<GiftWishTable, 'id' | 'siteId' | 'cartId' | 'createdAt'>;

interface Asked {
  readonly siteId: string;
  /** Of the page. */
  readonly locale?: string;
  /** Of the cookie; absent where there is none. */
  readonly token: CartToken | undefined;
}

export function changeCart(deps: CartDeps, asked: Asked, change: CartChange): Promise<CartChanged> {
  return deps.db.write(async (tx): Promise<CartChanged> => {
    const opened = await openCart(deps, tx, asked, change.kind === 'add');
    if (typeof opened === 'string') return { kind: 'refused', reason: opened };
    const { cart, token, isNew } = opened;
    const { expressCheckout: isExpress } = await findStore(tx, asked.siteId);
    const reason = await apply({ deps, tx, cart, isNew, isExpress }, change);
    if (reason) return { kind: 'refused', reason };
    await updateCart(tx, cart.id, { updatedAt: deps.now() });
    return { kind: 'changed', token, isExpress };
  });
}

interface OpenedCart {
  readonly cart: CartTable;
  readonly token: string;
  readonly isNew: boolean;
}

/** The cart of the cookie, or one that is about to be begun: an order’s cart is never filled again. */
async function openCart(
  deps: CartDeps,
  tx: Queryable,
  { siteId, locale, token }: Asked,
  mayBegin: boolean,
): Promise<OpenedCart | 'cart_locked' | 'no-cart'> {
  const cart = token && (await findCartByToken(tx, siteId, token.hash));
  if (token && cart?.purchasedAt === null) {
    return cart.lockedAt === null ? { cart, token: token.token, isNew: false } : 'cart_locked';
  }
  if (!mayBegin) return 'no-cart';
  const fresh = newCartToken();
  return {
    cart: newCart(deps, { siteId, locale: locale ?? null, tokenHash: fresh.hash }),
    token: fresh.token,
    isNew: true,
  };
}

function newCart(deps: CartDeps, of: Pick<CartTable, 'siteId' | 'tokenHash' | 'locale'>): CartTable {
  return {
    id: deps.newId(),
    ...of,
    createdAt: deps.now(),
    updatedAt: deps.now(),
    coupons: '[]',
    country: '',
    postalCode: '',
    shippingId: '',
    lockedAt: null,
    claimed: '[]',
    purchasedAt: null,
  };
}

interface Within {
  readonly deps: CartDeps;
  readonly tx: Queryable;
  readonly cart: CartTable;
  readonly isNew: boolean;
  /** One thing is bought at a time. */
  readonly isExpress: boolean;
}

async function apply(within: Within, change: CartChange): Promise<CartRefusal | undefined> {
  const { tx, cart } = within;
  switch (change.kind) {
    case 'add':
      return add(within, change);
    case 'quantity':
    case 'remove':
      return setQuantity(within, change.entry, change.kind === 'remove' ? 0 : change.quantity);
    case 'coupon':
      return addCoupon(within, change.code);
    case 'remove-coupon': {
      const left = stringListOf(cart.coupons).filter((code) => couponKey(code) !== couponKey(change.code));
      await updateCart(tx, cart.id, { coupons: JSON.stringify(left) });
      return undefined;
    }
    case 'delivery':
      await updateCart(tx, cart.id, { shippingId: change.deliveryId.slice(0, 40) });
      return undefined;
    case 'taxes': {
      const country = COUNTRY_CODES.includes(change.country) ? change.country : '';
      await updateCart(tx, cart.id, { country, postalCode: change.postalCode.slice(0, 20) });
      return undefined;
    }
  }
}

function isQuantity(quantity: number, least: number): boolean {
  return Number.isInteger(quantity) && quantity >= least && quantity <= CART_LIMITS.quantity;
}

async function add(within: Within, added: Added): Promise<CartRefusal | undefined> {
  const { tx, cart, isNew, isExpress } = within;
  const { variantId, quantity, wish } = added;
  const sellable = (await findSellable(tx, cart.siteId, [variantId])).get(variantId);
  // What is sold by subscription has a checkout of its own.
  if (!sellable || sellable.subscriptionPlan || (wish && !isGiftOf(sellable, wish))) return 'gone';
  const lines: CartLineTable[] = isNew || isExpress ? [] : await listCartLines(tx, cart.id);
  // Cards for two people are two lines, even where they cost the same.
  const same = wish ? undefined : lines.find((line) => line.variantId === variantId && line.wishId === '');
  const wanted = (same?.quantity ?? 0) + quantity;
  const refusal = amountRefusal(sellable, quantity, wanted);
  if (refusal) return refusal;
  if (!same && lines.length >= CART_LIMITS.lines) return 'full';
  await makeRoom(within);
  if (same) {
    await setCartQuantity(tx, same.id, wanted);
    return undefined;
  }
  await insertLine(within, lines, added);
  return undefined;
}

async function makeRoom({ tx, cart, isNew, isExpress }: Within): Promise<void> {
  if (isNew) await insertCart(tx, cart);
  else if (isExpress) await deleteCartLines(tx, cart.id);
}

function amountRefusal(sellable: Sellable, quantity: number, wanted: number): CartRefusal | undefined {
  if (!isQuantity(quantity, 1) || !isQuantity(wanted, 1)) return 'quantity';
  return isInStock(sellable, wanted) ? undefined : 'stock';
}

type Added = Extract<CartChange, { readonly kind: 'add' }>;

/** Behind those it has. */
async function insertLine(
  { deps, tx, cart }: Pick<Within, 'deps' | 'tx' | 'cart'>,
  lines: readonly CartLineTable[],
  { variantId, quantity, wish }: Added,
): Promise<void> {
  const position = Math.max(0, ...lines.map((line) => line.position + 1));
  const id = deps.newId();
  await insertCartLine(tx, { id, cartId: cart.id, variantId, wishId: wish ? id : '', quantity, position });
  if (wish)
    await insertWish(tx, {
      ...wish,
      id,
      siteId: cart.siteId,
      cartId: cart.id,
      createdAt: deps.now(),
    });
}

function isGiftOf({ kind, freeAmount }: Sellable, { amountMinor }: GiftWish): boolean {
  if (kind !== 'giftCard') return false;
  if (amountMinor === null) return true;
  return freeAmount !== undefined && amountMinor >= freeAmount.minMinor && amountMinor <= freeAmount.maxMinor;
}

async function setQuantity(
  { tx, cart }: Within,
  entry: string,
  quantity: number,
): Promise<CartRefusal | undefined> {
  const line = (await listCartLines(tx, cart.id)).find(({ id }) => id === entry);
  if (!line) return 'gone';
  if (!isQuantity(quantity, 0)) return 'quantity';
  if (quantity === 0) {
    await deleteCartLine(tx, line.id);
    await deleteWish(tx, line.id);
    return undefined;
  }
  const sellable = (await findSellable(tx, cart.siteId, [line.variantId])).get(line.variantId);
  if (!sellable) return 'gone';
  // Fewer than before is always fine.
  if (quantity > line.quantity && !isInStock(sellable, quantity)) return 'stock';
  await setCartQuantity(tx, line.id, quantity);
  return undefined;
}

async function addCoupon({ tx, cart }: Within, code: string): Promise<CartRefusal | undefined> {
  const coupons = stringListOf(cart.coupons);
  const key = couponKey(code);
  const { discounts } = await findStore(tx, cart.siteId);
  const coupon = discounts.find((each) => each.isOn && each.code !== '' && couponKey(each.code) === key);
  if (!coupon) return 'coupon';
  if (coupons.some((each) => couponKey(each) === key)) return undefined;
  if (coupons.length >= CART_LIMITS.coupons) return 'full';
  await updateCart(tx, cart.id, { coupons: JSON.stringify([...coupons, coupon.code]) });
  return undefined;
}
