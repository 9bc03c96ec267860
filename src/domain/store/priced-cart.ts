/** A cart as it stands now: what is in it, priced by the store’s settings for where it goes. */
import type { CurrencyCode } from '../money/currencies.ts';
import { formatMoney } from '../money/format-money.ts';
import { minimumText } from './cart-contract.ts';
import type { CouponRefusal } from './discount.ts';
import type { OrderTaxRates } from './order.ts';
import { isUnplaced } from './pickup-place.ts';
import { type OrderLine, type OrderTaxes, type PricedOrder, priceOrder } from './price-order.ts';
import type { Sellable } from './sellable.ts';
import { couponKey, type StoreDiscount, type StoreSettings } from './settings.ts';
import {
  findZone,
  missingForFree,
  ratesByClass,
  type ShippingMethod,
  sendsParcels,
  shippingPrice,
  waysTo,
} from './shipping.ts';
import { sum, taxOf } from './tax.ts';

export interface CartContent {
  readonly lines: readonly { readonly id: string; readonly variantId: string; readonly quantity: number }[];
  /** As they were typed. */
  readonly coupons: readonly string[];
  readonly country: string;
  /** Empty: none has been chosen. */
  readonly shippingId: string;
  /** The buyer accounts for the tax itself. */
  readonly isReverseCharge?: boolean;
}

export interface CartSurroundings {
  readonly store: StoreSettings;
  readonly sellables: ReadonlyMap<string, Sellable>;
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
  readonly now: number;
}

export interface CartLine extends OrderLine {
  readonly id: string;
  readonly sellable: Sellable;
}

export interface Delivery {
  readonly method: ShippingMethod;
  readonly priceMinor: number;
  /** With what tax is added to it. */
  readonly paidMinor: number;
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
  readonly areTaxesIncluded: boolean;
  /** Companies elsewhere may say what they are known by. */
  readonly asksVatNumber: boolean;
  readonly isReverseCharge: boolean;
  readonly taxRates: OrderTaxRates;
  readonly coupons: readonly { readonly code: string; readonly refusal: CouponRefusal | undefined }[];
  /** Discounts that were taken and may be used so many times only. */
  readonly limited: readonly { readonly id: string; readonly limit: number }[];
  /** Why it cannot be ordered as it is. */
  readonly problems: readonly string[];
  readonly format: (minor: number) => string;
}

export function priceCart(content: CartContent, around: CartSurroundings): PricedCart {
  const { store, sellables } = around;
  const { currency, currencySymbol: symbol } = store;
  const format = (minor: number) => formatMoney({ minor, currency }, { symbol });
  const lines = linesOf(content, sellables);
  const needsDelivery = lines.some(({ sellable }) => sellable.kind === 'physical');
  const isSentSomewhere = needsDelivery && store.shippingZones.some(sendsParcels);
  const country = content.country || (isSentSomewhere && around.likelyCountry) || '';
  const { isReverseCharge = false } = content;
  const taxes = { ...taxesOf(store, country), isExempt: isReverseCharge };
  const deliveries = needsDelivery ? deliveriesOf(around, country, lines, taxes) : [];
  const delivery = chosenDelivery(deliveries, { ...content, country }, store);
  const discounts = inForce(store.discounts, content.coupons, around);
  const order = priceOrder({
    lines,
    discounts,
    taxes,
    ...(delivery && { shipping: { priceMinor: delivery.priceMinor, taxClass: shippingClass(store) } }),
  });
  return {
    currency,
    order,
    needsDelivery,
    isSentSomewhere,
    country,
    deliveries,
    delivery,
    missingForFreeMinor: missingFor(deliveries, delivery, lines),
    areTaxesIncluded: store.taxes.areIncluded,
    asksVatNumber: store.taxes.homeCountry !== '',
    isReverseCharge,
    taxRates: {
      lines: lines.map(({ taxClass }) => (isReverseCharge ? [] : (taxes.rates[taxClass] ?? []))),
      shipping: isReverseCharge || !store.taxes.isShippingTaxed ? [] : (taxes.rates[''] ?? []),
    },
    coupons: content.coupons.map((code) => ({
      code,
      refusal: refusalOf(code, store.discounts, discounts, order),
    })),
    limited: order.discounts.flatMap(({ id }) => {
      const discount = discounts.find((each) => each.id === id);
      return discount ? limitsOf(discount, around.customer) : [];
    }),
    problems: problemsOf(content, lines, order.subtotalMinor, store, format),
    format,
  };
}

function linesOf(content: CartContent, sellables: CartSurroundings['sellables']): CartLine[] {
  return content.lines.flatMap(({ id, variantId, quantity }) => {
    const sellable = sellables.get(variantId);
    if (!sellable) return [];
    const { productId, unitPriceMinor, taxClass, categories = [] } = sellable;
    return [{ id, sellable, quantity, productId, unitPriceMinor, taxClass, categories }];
  });
}

/** What goes nowhere, or nobody knows where to, is taxed where the shop is. */
export function taxesOf({ taxes }: StoreSettings, country: string): OrderTaxes {
  const { areIncluded, rounding, zones, homeCountry } = taxes;
  return { areIncluded, rounding, rates: ratesByClass(zones, country || homeCountry) };
}

export function shippingClass({ taxes }: StoreSettings): string | null {
  return taxes.isShippingTaxed ? '' : null;
}

function deliveriesOf(
  { store, hasAddress = false }: CartSurroundings,
  country: string,
  lines: readonly CartLine[],
  taxes: OrderTaxes,
): Delivery[] {
  const sent = lines.filter(({ sellable }) => sellable.kind === 'physical');
  const weightGrams = sum(sent.map(({ quantity, sellable }) => quantity * sellable.weightGrams));
  const subtotalMinor = worthOf(lines);
  const rates = store.taxes.isShippingTaxed ? (taxes.rates[''] ?? []) : [];
  return waysTo(store.shippingZones, country).flatMap((method) => {
    const priceMinor = shippingPrice(method, { subtotalMinor, weightGrams });
    if (priceMinor === undefined || (isUnplaced(method) && !hasAddress)) return [];
    const part = { amountMinor: priceMinor, rates, isIncluded: taxes.areIncluded };
    const [paid = { netMinor: priceMinor, taxMinor: 0 }] = taxOf([part], taxes).parts;
    return [{ method, priceMinor, paidMinor: paid.netMinor + paid.taxMinor }];
  });
}

function worthOf(lines: readonly CartLine[]): number {
  return sum(lines.map(({ quantity, unitPriceMinor }) => quantity * unitPriceMinor));
}

/** Whoever comes for it, or has it sent for nothing, is told of no other way. */
function missingFor(
  deliveries: readonly Delivery[],
  chosen: Delivery | undefined,
  lines: readonly CartLine[],
): number | undefined {
  if (chosen && (chosen.priceMinor === 0 || chosen.method.kind === 'pickup')) return undefined;
  const paid = deliveries.filter(({ priceMinor }) => priceMinor > 0).map(({ method }) => method);
  return missingForFree(paid, worthOf(lines));
}

/** Where a country has but one way of its own, nobody has to choose it; elsewhere there may be others. */
function chosenDelivery(
  deliveries: readonly Delivery[],
  { shippingId, country }: CartContent,
  { shippingZones }: StoreSettings,
): Delivery | undefined {
  const chosen = deliveries.find(({ method }) => method.id === shippingId);
  const mayBeOther = country === '' && shippingZones.length > 1;
  if (chosen || mayBeOther) return chosen;
  const own = new Set((findZone(shippingZones, country)?.methods ?? []).map(({ id }) => id));
  const ways = deliveries.filter(({ method }) => own.has(method.id));
  return ways.length === 1 ? ways[0] : undefined;
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

function problemsOf(
  content: CartContent,
  lines: readonly CartLine[],
  subtotalMinor: number,
  { minimumSubtotalMinor }: StoreSettings,
  format: (minor: number) => string,
): string[] {
  const gone = content.lines.length - lines.length;
  return [
    ...(gone > 0 ? ['Something in your cart is no longer sold, and has been left out.'] : []),
    ...lines.filter(({ sellable, quantity }) => !isInStock(sellable, quantity)).map(stockProblem),
    ...(subtotalMinor < minimumSubtotalMinor ? [minimumText(format(minimumSubtotalMinor))] : []),
  ];
}

export function isInStock({ isUnlimited, stock }: Sellable, quantity: number): boolean {
  return isUnlimited || stock >= quantity;
}

export function stockProblem({ sellable: { title, optionText, stock } }: Pick<CartLine, 'sellable'>): string {
  const name = optionText === '' ? title : `${title} (${optionText})`;
  return stock <= 0 ? `${name} is sold out.` : `Of ${name} only ${stock} ${stock === 1 ? 'is' : 'are'} left.`;
}
