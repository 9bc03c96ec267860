/** What pages call about the cart. A cart is known by its cookie; prices and stock are looked up, never taken. */
import { z } from 'zod';
import { call, type Shape } from '../../calls/call.ts';
import { CART_CALLS } from './cart-contract.ts';
import { cart } from './cart-schema.ts';

const text = z.string();
const money = z.number().int();

const answer = z.object({ cart, location: text });

const change = <Path extends string>(path: Path, summary: string, body: z.ZodType) =>
  call('POST', path, { may: 'visitor', summary, body, answer });

export const readCart = call('GET', CART_CALLS.read, {
  may: 'visitor',
  summary: 'Returns the visitor’s current cart.',
  answer: cart,
});

/** CART-11: what the cart link of every page is synchronised with. */
const cartLink = z.object({
  items: money,
  subtotal: text.meta({ description: 'As the store writes amounts.' }),
});
export type CartLink = Shape<typeof cartLink>;

export const readCartLink = call('GET', CART_CALLS.link, {
  may: 'visitor',
  summary: 'Returns the visitor’s item count and subtotal.',
  answer: cartLink,
});

export const addToCart = change(
  CART_CALLS.add,
  'Adds a variant to the cart.',
  z.object({ variantId: text, quantity: text }),
);
export const changeQuantity = change(
  CART_CALLS.quantity,
  'Changes the quantity of an entry. 0 removes it.',
  z.object({ entry: text, quantity: text }),
);
export const removeFromCart = change(CART_CALLS.remove, 'Removes an entry.', z.object({ entry: text }));
export const useCoupon = change(CART_CALLS.coupon, 'Adds a coupon.', z.object({ code: text }));
export const removeCoupon = change(CART_CALLS.removeCoupon, 'Removes a coupon.', z.object({ code: text }));
export const chooseDelivery = change(
  CART_CALLS.shipping,
  'Sets the cart’s delivery method.',
  z.object({ shipping: text }),
);
export const setTaxLocation = change(
  CART_CALLS.taxes,
  'Sets the cart’s destination, for delivery and taxes.',
  z.object({ country: text, postalCode: text }),
);
