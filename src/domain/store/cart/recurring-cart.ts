/** What comes again with each period of a subscription. */
import { pick } from '../../pick.ts';
import type { CheckoutCart, RecurringCart } from './checkout-cart.ts';

const RECURRING = [
  'currency',
  'lines',
  'needsDelivery',
  'deliveries',
  'deliveryId',
  'subtotalMinor',
  'discountMinor',
  'shippingMinor',
  'taxMinor',
  'totalMinor',
  'areTaxesIncluded',
  'taxRates',
  'donation',
] as const;

export function recurringOf(cart: CheckoutCart): RecurringCart {
  const { deliveries, deliveryId } = cart;
  return { ...pick(cart, ...RECURRING), deliveries: deliveries.filter(({ id }) => id === deliveryId) };
}
