/** What makes an order more than one: a donation, or one of a subscription. */
import type { CheckoutCart, SubscriptionTerms } from '#domain/store/cart/checkout-cart.ts';
import type { OrderDetails } from '#domain/store/orders/order.ts';

export function kindOf({
  donation,
  subscription,
}: CheckoutCart): Pick<OrderDetails, 'donation' | 'subscription'> {
  return { ...(donation && { donation }), ...(subscription && { subscription }) };
}

/** Those that can be charged again without their owner. */
export const KEPT_METHODS: readonly string[] = ['test', 'stripe'];

/** The first order of a subscription keeps the way to pay, also where its trial costs nothing. */
export function savesMethod(terms: SubscriptionTerms | undefined): boolean {
  return terms?.kind === 'begins' && terms.offer.plan !== null;
}
