/** Names of the contract for the cart: its page and calls, its texts, and what pages get to know of it. */

import { DEFAULT_CURRENCY } from '../../money/currencies.ts';
import type { CartHolder } from './cart-schema.ts';

export const CART_PATH = '/cart';
const CALLS = '/api/commerce/cart';
export const CART_CALLS = {
  read: CALLS,
  link: `${CALLS}/link`,
  add: `${CALLS}/entries`,
  quantity: `${CALLS}/quantity`,
  remove: `${CALLS}/remove`,
  coupon: `${CALLS}/coupon`,
  removeCoupon: `${CALLS}/coupon/remove`,
  shipping: `${CALLS}/shipping`,
  taxes: `${CALLS}/taxes`,
} as const;

/** Says to scripts that there is a cart: its own cookie is not for them. */
export const CART_MARK = 'vitrine_cart_here';

export const CART_LIMITS = { lines: 100, quantity: 999, coupons: 5 } as const;

/** CART-29, CART-30 */
export const CART_TEXTS = {
  title: 'Cart',
  checkout: 'Checkout',
  continueShopping: 'Continue Shopping',
  summary: 'Summary',
  subtotal: 'Subtotal',
  alsoBought: 'Customers also bought',
  editDetails: 'Edit details',
  notUpdated: 'Unable to update quantity',
  notRemoved: 'Unable to remove item',
} as const;

/** CART-24; the subtotal as the store writes amounts. */
export const MINIMUM = 'To check out, your order subtotal must be {subtotal} or more.';

/** A cart of nobody yet. */
export const EMPTY_CART: CartHolder = {
  id: '',
  websiteId: '',
  orderId: '',
  created: 0,
  isPurchased: false,
  entries: [],
  shippingOptions: [],
  applicableTaxRules: [],
  coupons: [],
  validCoupons: [],
  invalidCoupons: [],
  selectedShippingOption: {},
  shippingLocation: {},
  subtotalCents: 0,
  taxCents: 0,
  shippingCostCents: 0,
  discountCents: 0,
  grandTotalCents: 0,
  totalQuantity: 0,
  subtotalAmount: { value: 0, currencyCode: DEFAULT_CURRENCY },
  hasDigital: false,
  purelyDigital: false,
  requiresShipping: false,
};
