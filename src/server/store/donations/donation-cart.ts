/** A donation as orders take it: a single line that needs no delivery, holds no stock and bears no tax. */
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { CheckoutCart, DonationTerms } from '#domain/store/cart/checkout-cart.ts';
import type { CartPort } from '../cart/cart-port.ts';

interface PricedDonation {
  /** Of the order: one for each time the form is shown. */
  readonly id: string;
  readonly campaign: string;
  readonly currency: CurrencyCode;
  readonly terms: DonationTerms;
}

/** No cart of a visitor has such an id, so that a key that was made up finds no order of a cart. */
export function donationCartId(key: string): string | undefined {
  return /^[\w-]{24}$/.test(key) ? `donation-${key}` : undefined;
}

export function donationCart({ id, campaign, currency, terms }: PricedDonation): CheckoutCart {
  const totalMinor = terms.amountMinor + terms.feeMinor;
  return {
    id,
    currency,
    lines: [
      {
        variantId: terms.campaignId,
        productId: terms.campaignId,
        title: campaign,
        optionText: '',
        sku: '',
        kind: 'donation',
        href: '',
        quantity: 1,
        unitPriceMinor: totalMinor,
        discountMinor: 0,
        taxMinor: 0,
        totalMinor,
      },
    ],
    needsDelivery: false,
    deliveries: [],
    deliveryId: null,
    subtotalMinor: totalMinor,
    discountMinor: 0,
    shippingMinor: 0,
    taxMinor: 0,
    totalMinor,
    areTaxesIncluded: true,
    donation: terms,
    problems: [],
  };
}

/** Stands in for the cart of the visitor, which stays as it is. */
export function portOf(cart: CartPort, donation: CheckoutCart): CartPort {
  return { ...cart, price: async () => donation };
}
