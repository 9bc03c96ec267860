/** What makes an order more than one: a donation, a booking, or one of a subscription. */
import type { CheckoutCart, SubscriptionTerms } from '#domain/store/cart/checkout-cart.ts';
import type { OrderDetails } from '#domain/store/orders/order.ts';

export function kindOf({
  donation,
  booking,
  subscription,
}: CheckoutCart): Pick<OrderDetails, 'donation' | 'booking' | 'subscription'> {
  return {
    ...(donation && { donation }),
    ...(booking && { booking }),
    ...(subscription && { subscription }),
  };
}

/** Those that can be charged again without their owner. */
export const KEPT_METHODS: readonly string[] = ['test', 'stripe'];

/** The first order of a subscription keeps the way to pay, also where its trial costs nothing. */
export function savesMethod(terms: SubscriptionTerms | undefined): boolean {
  return terms?.kind === 'begins' && terms.offer.plan !== null;
}
