/** A cart as it stands now: what is in it, priced by the store’s settings for where it goes. */
import type { CurrencyCode } from '../../money/currencies.ts';
import { formatMoney } from '../../money/format-money.ts';
import { type BuyerPrices, buyerPrices, deliveryTaxClass } from '../catalogue/buyer-price.ts';
import type { Sellable } from '../catalogue/sellable.ts';
import {
  isTaxedAtBuyer,
  isTaxedSomewhere,
  knownPlace,
  pickupPlace,
  type SellerPlace,
} from '../catalogue/tax-place.ts';
import { type DeliveryMethod, sendsParcels } from '../settings/delivery.ts';
import type { CouponRefusal } from '../settings/discount.ts';
import { needsEvidence } from '../settings/location-evidence.ts';
import { countryOf, type Place, partsThatCount, type Where } from '../settings/place.ts';
import { couponKey, type StoreDiscount, type StoreSettings } from '../settings/settings.ts';
import type { TaxRate } from '../settings/tax.ts';
import { NO_REVERSE_CHARGE, type ReverseCharge } from '../settings/vat-number.ts';
import { chosenDelivery, type Delivery, deliveriesOf, missingFor } from './cart-deliveries.ts';
import { type CartLine, type GoneLine, goneOf, type LineOfCart, linesOf } from './cart-lines.ts';
import { problemsOf } from './cart-problems.ts';
import type { OrderTaxRates } from './checkout-cart.ts';
import { type PricedOrder, priceOrder } from './price-order.ts';

export interface CartContent {
  readonly lines: readonly LineOfCart[];
  /** As they were typed. */
  readonly coupons: readonly string[];
  readonly country: string;
  /** State and postal code of the address, as far as they are known. */
  readonly within?: Omit<Place, 'country'>;
  /** Empty: none has been chosen. */
  readonly shippingId: string;
  /** Of what the buyer accounts for the tax itself; absent: of nothing. */
  readonly reverseCharge?: ReverseCharge;
}

export interface CartSurroundings {
  readonly store: StoreSettings;
  readonly sellables: ReadonlyMap<string, Sellable>;
  /** What is no longer sold is called, by the ids of variants, as far as anyone knows. */
  readonly goneTitles?: ReadonlyMap<string, string>;
  /** How often discounts have been used, by id. */
  readonly uses: ReadonlyMap<string, number>;
  /** Stands for whoever checks out; empty while nobody knows. */
  readonly customer: string;
  /** Limited discounts this cart holds a use of. */
  readonly claimed: readonly string[];
  /** Taken for where it is sent while nobody has said. */
  readonly likelyCountry?: string;
  /** Where no place is written for a pick-up, buyers are told the address of the shop. */
  readonly hasAddress?: boolean;
  /** Where the seller is; empty or absent if unknown. */
  readonly seller?: SellerPlace;
  /** Of an order that is changed: its prices stay as the buyer saw them. */
  readonly agreed?: AgreedPrices;
  /** In which amounts and problems are written. Absent: English. */
  readonly locale?: string | undefined;
  readonly now: number;
}

export interface AgreedPrices {
  /** Its prices are with tax. */
  readonly areWithTax: boolean;
  /** Prices of the lines are those of the order, and no longer what the shop asks. */
  readonly areOfOrder?: boolean;
  /** Where its goods are handed over; absent: as the way of delivery says. */
  readonly goods?: { readonly place: Where; readonly isCollected: boolean };
}

export interface PricedCart {
  readonly currency: CurrencyCode;
  readonly order: PricedOrder<CartLine>;
  readonly needsDelivery: boolean;
  /** There are countries to which it is sent, be it that here it can only be picked up. */
  readonly isSentSomewhere: boolean;
  /** It is priced for; empty while nobody knows. */
  readonly country: string;
  readonly deliveries: readonly Delivery[];
  readonly delivery: Delivery | undefined;
  /** How much is missing for free delivery; undefined where there is none to be had, or it is had. */
  readonly missingForFreeMinor: number | undefined;
  /** Prices, as the buyer sees them here, include tax. */
  readonly areTaxesIncluded: boolean;
  /** What is bought is taxed where the buyer is. */
  readonly asksCountry: boolean;
  /** What else of the address the tax of what is taxed at the buyer depends on. */
  readonly asksWithin: WithinCounts;
  /** What can be delivered, or its tax, is known once the state and the postal code are. */
  readonly awaits: { readonly delivery: boolean; readonly tax: boolean };
  /** What says where the buyer is has to be kept. */
  readonly wantsEvidence: boolean;
  /** Country in which the goods are collected, empty where unknown; undefined where they are sent. */
  readonly collectedIn: string | undefined;
  /** Companies elsewhere may say what they are known by. */
  readonly asksVatNumber: boolean;
  readonly isReverseCharge: boolean;
  readonly taxRates: OrderTaxRates;
  readonly coupons: readonly { readonly code: string; readonly refusal: CouponRefusal | undefined }[];
  /** Discounts that were taken and may be used so many times only. */
  readonly limited: readonly { readonly id: string; readonly limit: number }[];
  /** Lines that are no longer sold. Buyers remove them. */
  readonly gone: readonly GoneLine[];
  /** Why it cannot be ordered as it is. */
  readonly problems: readonly string[];
  readonly format: (minor: number) => string;
}

export function priceCart(content: CartContent, around: CartSurroundings): PricedCart {
  const { store, sellables } = around;
  const { currency, currencySymbol: symbol } = store;
  const format = (minor: number) => formatMoney({ minor, currency }, { symbol, locale: around.locale });
  const kinds = content.lines.map(({ variantId }) => sellables.get(variantId)?.kind);
  const needsDelivery = kinds.includes('physical');
  const isSentSomewhere = needsDelivery && store.shippingZones.some(sendsParcels);
  const country = content.country || (isSentSomewhere && around.likelyCountry) || '';
  // What is known of the address says nothing of the country that is taken for it.
  const within = content.country === '' ? undefined : content.within;
  const where = within ? { ...within, country } : country;
  const place = placing({ ...content, country }, where, around);
  const { hasAddress = false, seller = '' } = around;
  const offered = { store, where, hasAddress, sellerCountry: countryOf(seller), ...place };
  const deliveries = needsDelivery ? deliveriesOf(offered) : [];
  const delivery = chosenDelivery(deliveries, { ...content, where }, store);
  const lines = place.linesVia(delivery?.method);
  const { prices } = place;
  const charged = chargedDelivery(place, store, delivery);
  const discounts = inForce(store.discounts, content.coupons, around);
  const gone = goneOf(content.lines, sellables, around.goneTitles);
  const isAsked = asksCountry(lines, store, prices);
  const taxes = { areIncluded: prices.areWithTax, rounding: store.taxes.rounding, rates: {} };
  const order = priceOrder({ lines, discounts, taxes, ...(charged && { delivery: charged }) });
  return {
    currency,
    order,
    needsDelivery,
    isSentSomewhere,
    country,
    deliveries,
    delivery,
    missingForFreeMinor: missingFor(deliveries, delivery, lines),
    areTaxesIncluded: prices.areWithTax,
    asksCountry: isAsked,
    asksWithin: isAsked ? partsThatCount(store.taxes.zones, country) : NOTHING_WITHIN,
    awaits: {
      delivery: needsDelivery && isAwaited(partsThatCount(store.shippingZones, country), within),
      tax: isAwaited(partsThatCount(store.taxes.zones, country), within),
    },
    wantsEvidence: isAsked && needsEvidence(prices.home, country),
    collectedIn: delivery?.collectedIn,
    asksVatNumber: store.taxes.homeCountry !== '',
    isReverseCharge: lines.some(({ isExempt }) => isExempt),
    taxRates: {
      lines: lines.map(chargedRates),
      shipping: charged ? chargedRates(charged) : [],
    },
    coupons: content.coupons.map((code) => ({
      code,
      refusal: refusalOf(code, store.discounts, discounts, order),
    })),
    limited: order.discounts.flatMap(({ id }) => {
      const discount = discounts.find((each) => each.id === id);
      return discount ? limitsOf(discount, around.customer) : [];
    }),
    gone,
    problems: problemsOf(lines, {
      gone: gone.length,
      subtotalMinor: order.subtotalMinor,
      minimumMinor: store.minimumSubtotalMinor,
      locale: around.locale,
      format,
    }),
    format,
  };
}

type WithinCounts = ReturnType<typeof partsThatCount>;
const NOTHING_WITHIN: WithinCounts = { region: false, postalCode: false };

function isAwaited({ region, postalCode }: WithinCounts, within: CartContent['within']): boolean {
  return (region && !within?.region) || (postalCode && !within?.postalCode);
}

type Via = DeliveryMethod | undefined;

/** Where each part of a cart is taxed, and what it costs there, by the way the goods go. */
function placing(
  content: CartContent,
  buyer: Where,
  { store, sellables, seller = '', agreed }: CartSurroundings,
) {
  const { reverseCharge = NO_REVERSE_CHARGE } = content;
  const prices = buyerPrices(store, seller, agreed?.areWithTax);
  const { homePlace: home, shownIn: estimate } = prices;
  const isCollected = (method: Via) => agreed?.goods?.isCollected ?? isPickup(method);
  const goodsPlace = (method: Via) =>
    knownPlace(
      agreed?.goods?.place ?? (method && isPickup(method) ? pickupPlace(method, store.taxes, seller) : buyer),
      buyer,
      estimate,
    );
  const linesVia = (method: Via) =>
    linesOf(content.lines, sellables, {
      prices,
      places: { goods: goodsPlace(method), buyer, home, estimate },
      reverseCharge,
      isCollected: isCollected(method),
      areAgreed: agreed?.areOfOrder,
    });
  return { prices, goodsPlace, linesVia, reverseCharge };
}

function isPickup(method: Via): boolean {
  return method?.kind === 'pickup';
}

function chargedDelivery(
  { prices, reverseCharge }: ReturnType<typeof placing>,
  store: StoreSettings,
  delivery: Delivery | undefined,
) {
  const taxClass = deliveryTaxClass(store);
  const isExempt = reverseCharge.goods && !isPickup(delivery?.method);
  return (
    delivery && {
      priceMinor: delivery.priceMinor,
      taxClass,
      rates: taxClass === null ? [] : prices.ratesIn(delivery.taxedIn, taxClass, isExempt),
      isExempt,
    }
  );
}

function chargedRates({ rates = [], isExempt }: Pick<CartLine, 'rates' | 'isExempt'>): readonly TaxRate[] {
  return isExempt ? [] : rates;
}

function asksCountry(lines: readonly CartLine[], { taxes }: StoreSettings, { home }: BuyerPrices): boolean {
  return lines.some(
    ({ sellable: { kind, taxClass }, unitPriceMinor }) =>
      unitPriceMinor > 0 &&
      kind !== 'giftCard' &&
      isTaxedAtBuyer(kind, home) &&
      isTaxedSomewhere(taxes, taxClass),
  );
}

function inForce(
  discounts: readonly StoreDiscount[],
  coupons: readonly string[],
  around: CartSurroundings,
): StoreDiscount[] {
  const keys = new Set(coupons.map(couponKey));
  return discounts.filter(
    (discount) =>
      isCurrent(discount, around.now) &&
      !isUsedUp(discount, around) &&
      (discount.code === '' || keys.has(couponKey(discount.code))),
  );
}

function isCurrent({ isOn, startsAt, endsAt }: StoreDiscount, now: number): boolean {
  return isOn && (startsAt === null || startsAt <= now) && (endsAt === null || now < endsAt);
}

function isUsedUp(discount: StoreDiscount, { uses, claimed, customer }: CartSurroundings): boolean {
  return limitsOf(discount, customer).some(
    ({ id, limit }) => (uses.get(id) ?? 0) >= limit && !claimed.includes(id),
  );
}

/** What is counted of it, each under an id of its own: its uses in all, and those by this customer. */
export function limitsOf(
  { id, limit, perCustomer }: Pick<StoreDiscount, 'id' | 'limit' | 'perCustomer'>,
  customer: string,
): { readonly id: string; readonly limit: number }[] {
  return [
    ...(limit === null ? [] : [{ id, limit }]),
    ...(perCustomer === null || customer === '' ? [] : [{ id: `${id}:${customer}`, limit: perCustomer }]),
  ];
}

function refusalOf(
  code: string,
  all: readonly StoreDiscount[],
  current: readonly StoreDiscount[],
  order: PricedOrder,
): CouponRefusal | undefined {
  const discount = all.find((each) => each.code !== '' && couponKey(each.code) === couponKey(code));
  if (!discount) return 'unknown';
  if (!current.includes(discount))
    return discount.limit === null && discount.perCustomer === null ? 'unknown' : 'used-up';
  return order.refused.find(({ id }) => id === discount.id)?.reason;
}
