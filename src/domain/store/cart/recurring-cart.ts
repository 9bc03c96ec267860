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

/** Of a person who is erased. */
export function withoutDedication(cart: RecurringCart): RecurringCart {
  const { donation } = cart;
  return donation ? { ...cart, donation: { ...donation, dedication: '' } } : cart;
}

export function recurringOf(cart: CheckoutCart): RecurringCart {
  const { deliveries, deliveryId } = cart;
  return { ...pick(cart, ...RECURRING), deliveries: deliveries.filter(({ id }) => id === deliveryId) };
}
