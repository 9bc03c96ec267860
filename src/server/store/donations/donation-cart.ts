/** A donation as orders take it: a single line that needs no delivery, holds no stock and bears no tax. */
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { CheckoutCart, DonationTerms } from '#domain/store/cart/checkout-cart.ts';
import { recurringOf } from '#domain/store/cart/recurring-cart.ts';
import { donationPlan } from '#domain/store/donations/frequency.ts';
import { keyWithContent } from '../../http/submission-key.ts';
import type { CartPort } from '../cart/cart-port.ts';

interface PricedDonation {
  /** Of the order. */
  readonly id: string;
  readonly campaign: string;
  readonly currency: CurrencyCode;
  readonly terms: DonationTerms;
}

interface DonationContent extends DonationTerms {
  readonly currency: CurrencyCode;
  readonly email: string;
  readonly name: string;
}

/**
 * The same gift by the same donor under one key is one order, whichever way it is paid. A key alone finds no order, and
 * no cart of a visitor has such an id.
 * @param keyId of a key that was read
 */
export function donationCartId(keyId: string, gift: DonationContent): string {
  const { campaignId, currency, amountMinor, feeMinor, isAnonymous, dedication, email, name } = gift;
  const again = gift.frequency === undefined ? [] : [gift.frequency];
  const content = [
    campaignId,
    currency,
    amountMinor,
    feeMinor,
    isAnonymous,
    dedication,
    email,
    name,
    ...again,
  ];
  return `donation-${keyWithContent(keyId, content)}`;
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

/** The first one of a donor who gives again and again. @param id of the subscription that begins with it */
export function beginningWith(cart: CheckoutCart, id: string): CheckoutCart {
  const { donation, lines } = cart;
  if (donation?.frequency === undefined) return cart;
  const offer = {
    kind: 'donation',
    id: donation.campaignId,
    title: lines[0]?.title ?? '',
    quantity: 1,
    plan: donationPlan(donation.frequency),
    memberId: null,
  } as const;
  return { ...cart, subscription: { kind: 'begins', id, offer, recurring: recurringOf(cart) } };
}

/** Stands in for the cart of the visitor, which stays as it is. */
export function portOf(cart: CartPort, donation: CheckoutCart): CartPort {
  return { ...cart, price: async () => donation };
}
