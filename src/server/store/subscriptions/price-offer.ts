/** What a subscription costs: each period, and with its first order. Priced like carts, with the taxes of the buyer. */
import type { CheckoutCart, RecurringCart, SubscribedOffer } from '#domain/store/cart/checkout-cart.ts';
import { type AgreedPrices, priceCart } from '#domain/store/cart/priced-cart.ts';
import { recurringOf } from '#domain/store/cart/recurring-cart.ts';
import type { Sellable } from '#domain/store/catalogue/sellable.ts';
import type { SubscriptionPlan } from '#domain/store/catalogue/subscription-plan.ts';
import { likelyCountry } from '#domain/store/settings/delivery.ts';
import { isUnplaced } from '#domain/store/settings/pickup-place.ts';
import type { Place } from '#domain/store/settings/place.ts';
import { hasAddress, sellerPlace } from '#domain/store/settings/seller.ts';
import { reverseCharge } from '#domain/store/settings/vat-number.ts';
import { subscriptionWords } from '#domain/store/subscriptions/words/words.ts';
import type { Queryable } from '../../db/schema.ts';
import { checkoutCart } from '../cart/cart-port.ts';
import { findSeller } from '../settings/queries-seller.ts';
import { findStoreIn } from '../settings/translated.ts';

export interface PricedOffer {
  readonly offer: SubscribedOffer;
  readonly sellable: Sellable;
}

export interface PricedTo {
  readonly siteId: string;
  readonly country: string;
  /** State and postal code there. */
  readonly within?: Omit<Place, 'country'>;
  /** Empty: the first that fits. */
  readonly deliveryId: string;
  /** As it was typed. */
  readonly vatNumber: string;
  readonly language?: string | undefined;
  readonly locale: string;
  /** The price of its line is what was agreed. */
  readonly agreed?: AgreedPrices;
  readonly now: number;
}

export interface OfferPrices {
  readonly first: CheckoutCart;
  readonly recurring: RecurringCart;
  /** All ways to deliver it. */
  readonly deliveries: CheckoutCart['deliveries'];
}

/** @param ids of the order’s cart, and of the subscription that begins with it */
export async function priceOffer(
  db: Queryable,
  { offer, sellable }: PricedOffer,
  to: PricedTo,
  ids: { readonly cartId: string; readonly subscriptionId: string },
): Promise<OfferPrices> {
  const price = await pricerFor(db, to);
  const whole = price(ids.cartId, [[sellable, offer.quantity]]);
  const recurring = recurringOf(whole);
  const first = price(ids.cartId, firstLines(offer, sellable, to.locale));
  return {
    recurring,
    deliveries: whole.deliveries,
    first: {
      ...first,
      subscription: { kind: 'begins', id: ids.subscriptionId, offer, recurring },
      // What is missing is missing of each delivery.
      problems: whole.problems,
    },
  };
}

type Lines = readonly (readonly [sellable: Sellable, quantity: number])[];

function firstLines({ plan, quantity }: SubscribedOffer, sellable: Sellable, locale: string): Lines {
  if (plan === null) return [[sellable, quantity]];
  const isTrial = plan.trialDays > 0;
  const first: Lines[number] = isTrial ? [trialOf(sellable, plan, locale), 1] : [sellable, quantity];
  return plan.setUpFeeMinor > 0 ? [first, [setUpOf(sellable, plan, locale), 1]] : [first];
}

/** Nothing is sent and nothing is paid for it. */
function trialOf(sellable: Sellable, { trialDays: count }: SubscriptionPlan, locale: string): Sellable {
  const optionText = subscriptionWords(locale)('trial', { count });
  return { ...noThing(sellable, 'trial'), optionText, unitPriceMinor: 0 };
}

function setUpOf(sellable: Sellable, { setUpFeeMinor }: SubscriptionPlan, locale: string): Sellable {
  const title = subscriptionWords(locale)('setUpFee');
  return { ...noThing(sellable, 'set-up'), title, optionText: sellable.title, unitPriceMinor: setUpFeeMinor };
}

/** A line that is no variant bears one id as both. */
function noThing(sellable: Sellable, what: string): Sellable {
  const id = `${what}-${sellable.variantId}`;
  return { ...sellable, variantId: id, productId: id, sku: '', kind: 'service', isUnlimited: true };
}

/** Discounts of the shop are for what is bought once. */
async function pricerFor(db: Queryable, to: PricedTo) {
  const { siteId, language, country, within, deliveryId: shippingId, vatNumber, locale, now } = to;
  const [kept, seller] = await Promise.all([findStoreIn(db, { siteId, language }), findSeller(db, siteId)]);
  const store = { ...kept, discounts: [], minimumSubtotalMinor: 0 };
  const home = store.taxes.homeCountry || seller.country;
  const isAskedWhere = store.shippingZones.some(({ methods }) => methods.some(isUnplaced));
  return (cartId: string, lines: Lines): CheckoutCart => {
    const content = {
      lines: lines.map(([{ variantId }, quantity]) => ({ id: variantId, variantId, quantity })),
      coupons: [],
      country,
      ...(within && { within }),
      shippingId,
      reverseCharge: reverseCharge(
        store.taxes.homeCountry,
        vatNumber,
        country && within ? { ...within, country } : country,
      ),
    };
    const priced = priceCart(content, {
      store,
      sellables: new Map(lines.map(([each]) => [each.variantId, each])),
      uses: new Map(),
      customer: '',
      claimed: [],
      likelyCountry: likelyCountry(store.shippingZones, home),
      seller: sellerPlace(seller),
      hasAddress: isAskedWhere && hasAddress(seller),
      locale,
      now,
      ...(to.agreed && { agreed: to.agreed }),
    });
    return checkoutCart(cartId, priced);
  };
}
