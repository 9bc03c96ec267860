/**
 * How other features are paid for what they sell by themselves, such as a time that is booked: by an order of a single
 * line, through the same checkout as everything else. It is taxed where the shop is, down to its state and postal code.
 */
import type { Context } from 'hono';
import { HOLD_MINUTES } from '#domain/bookings/contract.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { pick } from '#domain/pick.ts';
import type { CheckoutCart } from '#domain/store/cart/checkout-cart.ts';
import { readCheckout } from '#domain/store/cart/checkout-entries.ts';
import { priceOrder } from '#domain/store/cart/price-order.ts';
import { cartWords } from '#domain/store/cart/words/words.ts';
import { buyerPrices } from '#domain/store/catalogue/buyer-price.ts';
import { isPaymentMethod } from '#domain/store/settings/payment-methods.ts';
import { sellerPlace } from '#domain/store/settings/seller.ts';
import { taxedPlace } from '#domain/store/settings/vat-territory.ts';
import { MINUTE_MS } from '#domain/time.ts';
import type { OfferedMethod } from '#site/store/cart/payment-choice.tsx';
import type { Queryable } from '../../db/schema.ts';
import type { Common } from '../../feature.ts';
import { mailSender } from '../../http/mail-sender.ts';
import type { SiteEnvironment } from '../../http/site-environment.ts';
import type { CartPort } from '../cart/cart-port.ts';
import { findStore } from '../settings/queries.ts';
import { findSeller } from '../settings/queries-seller.ts';
import { cancelOrder } from './change-order.ts';
import { messageOf, statusOf } from './checkout-refusals.ts';
import { cardOf } from './checkout-routes.ts';
import { completeOrder, resolveAttempt } from './complete-order.ts';
import type { OrdersDeps } from './feature.ts';
import { isUnsettled } from './prepare-order.ts';
import { findOrderOfCart, findOwnOrder } from './queries.ts';
import { findOffered } from './queries-checkouts.ts';
import { listAttempts } from './queries-payments.ts';
import { refundOrder } from './refund-order.ts';
import { asksCaptcha, refusePayment } from './refuse-payment.ts';
import { findPaymentSettingsIn } from './translated.ts';

type SiteContext = Context<SiteEnvironment>;

/** Paid on site or by invoice: neither holds a time. */
const UNFIT: readonly string[] = ['atPickup', 'invoice'];

interface SoldService {
  /** Of the booking. */
  readonly id: string;
  /** Where its buyer looks at it. */
  readonly path: string;
  readonly title: string;
  readonly email: string;
  readonly name: string;
  /** As its buyer has seen it: see `shownPrices`. */
  readonly amountMinor: number;
  /** Of the amount: the shop may have another one by now. Null: that of the shop. */
  readonly currency: CurrencyCode | null;
}

interface ServiceOffer {
  readonly methods: readonly OfferedMethod[];
  readonly totalMinor: number;
  readonly taxMinor: number;
  readonly asksCaptcha: boolean;
}

type ServicePaid =
  | { readonly kind: 'done'; readonly location: string }
  | { readonly kind: 'refused'; readonly status: number; readonly message: string };

export interface ServicePayments {
  canBePaid(db: Queryable, siteId: string): Promise<boolean>;
  /** Prices as buyers see them, from those that the owner typed. */
  shownPrices(db: Queryable, siteId: string): Promise<(minor: number) => number>;
  offer(context: SiteContext, sold: SoldService): Promise<ServiceOffer>;
  pay(
    context: SiteContext,
    sold: SoldService,
    fields: Readonly<Record<string, string>>,
  ): Promise<ServicePaid>;
  /** Ends payments that were begun. @returns whether one may still come */
  letGo(id: string): Promise<'open' | 'closed'>;
  /** Of the page of an order; empty where it is gone. */
  tokenOf(siteId: string, orderId: string): Promise<string>;
  /** Gives all of it back. Done twice, it does nothing. */
  giveBack(siteId: string, orderId: string): Promise<'done' | 'pending' | 'refused'>;
}

type PaymentsDeps = () => OrdersDeps & Pick<Common, 'paidBookings'>;

export function servicePayments(open: PaymentsDeps): ServicePayments {
  return {
    async canBePaid(db, siteId) {
      const offered = await findOffered({ db, secret: open().secret }, siteId);
      return offered.at(1).some(isFitting);
    },
    async shownPrices(db, siteId) {
      const { prices, place } = await taxOf(db, siteId);
      return (minor) => prices.priceIn(place, minor, STANDARD);
    },
    offer: (context, sold) => offerOf(open(), context, sold),
    pay: (context, sold, fields) => pay(open(), context, sold, fields),
    async letGo(id) {
      const deps = open();
      const order = await findOrderOfCart(deps.db.read, cartIdOf(id));
      const attempts = order?.state === 'draft' ? await listAttempts(deps.db.read, order.id) : [];
      for (const attempt of attempts.filter(isUnsettled)) {
        const settled = await resolveAttempt(deps, attempt).catch((error: unknown) => {
          deps.log.warn({ err: error, orderId: attempt.orderId }, 'a payment cannot be looked up');
          return { kind: 'pending' } as const;
        });
        if (settled.kind === 'pending') return 'open';
      }
      return 'closed';
    },
    tokenOf: async (siteId, orderId) => (await findOwnOrder(open().db.read, siteId, orderId))?.token ?? '',
    giveBack: (siteId, orderId) => giveBack(open(), { siteId, orderId, actor: '' }),
  };
}

/** Class of its tax. */
const STANDARD = '';

const cartIdOf = (id: string): string => `booking-${id}`;
const isFitting = ({ id }: { readonly id: string }): boolean => !UNFIT.includes(id);
const senderOf = ({ secret, clientAddress }: OrdersDeps, context: SiteContext) =>
  mailSender(secret, context.get('site').id, clientAddress(context));

async function offerOf(deps: OrdersDeps, context: SiteContext, sold: SoldService): Promise<ServiceOffer> {
  const { id: siteId, language } = context.get('site');
  const db = deps.db.read;
  const [cart, offered, words, isStaff, isAsked] = await Promise.all([
    serviceCart(db, siteId, sold),
    findOffered({ db, secret: deps.secret }, siteId),
    findPaymentSettingsIn(db, { siteId, language }),
    deps.isStaff(context, siteId),
    asksCaptcha(deps, siteId, senderOf(deps, context)),
  ]);
  const methods = offered.for({ isStaff }, cart.totalMinor).filter(isFitting);
  return {
    methods: methods.map((method) => ({
      ...method,
      words: isPaymentMethod(method.id) ? words[method.id].words : '',
    })),
    ...pick(cart, 'totalMinor', 'taxMinor'),
    asksCaptcha: isAsked,
  };
}

async function pay(
  deps: ReturnType<PaymentsDeps>,
  context: SiteContext,
  sold: SoldService,
  fields: Readonly<Record<string, string>>,
): Promise<ServicePaid> {
  const { id: siteId, locale } = context.get('site');
  const say = cartWords(locale);
  const { methods } = await offerOf(deps, context, sold);
  const method = methods.find(({ id }) => id === fields['payment']);
  if (!method) return { kind: 'refused', status: 422, message: say('noPayment') };
  const sender = senderOf(deps, context);
  const refused = await refusePayment(deps, { siteId, sender, captchaKey: fields['captchaKey'] ?? '' });
  if (refused) return { kind: 'refused', status: statusOf(refused), message: say(refused) };
  const isStaff = await deps.isStaff(context, siteId);
  const completed = await completeOrder(
    { ...deps, cart: portOf(deps, sold) },
    {
      siteId,
      locale,
      cartId: cartIdOf(sold.id),
      entries: readCheckout({ email: sold.email, 'address-name': sold.name, payment: method.id }),
      seenTotalMinor: Number(fields['total'] || Number.NaN),
      hasTerms: false,
      sender,
      testBy: method.isTest ? (isStaff ? 'team' : 'visitor') : null,
    },
    cardOf(fields['card']),
  );
  if (completed.kind === 'placed') return { kind: 'done', location: `${sold.path}?new` };
  if (completed.kind === 'payment') return { kind: 'done', location: completed.path };
  if (completed.kind === 'incomplete') throw new Error('A booking is checked before.');
  if (completed.kind === 'declined') deps.cards.noteDeclined(siteId, sender);
  return { kind: 'refused', status: statusOf(completed.kind), message: messageOf(completed, locale) };
}

/** Used in place of the visitor’s cart, which is left alone. */
function portOf(deps: ReturnType<PaymentsDeps>, sold: SoldService): CartPort {
  return {
    ...deps.cart,
    async price(db, { siteId }) {
      const isHeld = await deps.paidBookings.isHeld(db, { siteId, bookingId: sold.id });
      return isHeld ? serviceCart(db, siteId, sold) : undefined;
    },
    // In the transaction that prepares the payment: the time is held while it lasts, or nothing is charged.
    lock: (tx, siteId) =>
      deps.paidBookings.hold(tx, { siteId, bookingId: sold.id }, deps.now() + HOLD_MINUTES * MINUTE_MS),
  };
}

async function taxOf(db: Queryable, siteId: string) {
  const [store, seller] = await Promise.all([findStore(db, siteId), findSeller(db, siteId)]);
  const prices = buyerPrices(store, sellerPlace(seller));
  return { store, prices, place: taxedPlace(prices.homePlace, 'services') };
}

async function serviceCart(db: Queryable, siteId: string, sold: SoldService): Promise<CheckoutCart> {
  const { store, prices, place } = await taxOf(db, siteId);
  const rates = prices.ratesIn(place, STANDARD);
  const areIncluded = prices.areWithTax;
  const { rounding } = store.taxes;
  const id = cartIdOf(sold.id);
  const { lines, ...order } = priceOrder({
    lines: [
      {
        id,
        variantId: id,
        productId: id,
        quantity: 1,
        unitPriceMinor: sold.amountMinor,
        taxClass: STANDARD,
        rates,
      },
    ],
    discounts: [],
    taxes: { areIncluded, rounding, rates: {} },
  });
  return {
    id,
    currency: sold.currency ?? store.currency,
    lines: lines.map((line) => ({
      ...pick(line, 'quantity', 'unitPriceMinor', 'discountMinor', 'taxMinor', 'totalMinor'),
      variantId: id,
      productId: id,
      title: sold.title,
      optionText: '',
      sku: '',
      kind: 'service',
      href: sold.path,
    })),
    needsDelivery: false,
    deliveries: [],
    deliveryId: null,
    ...pick(order, 'subtotalMinor', 'discountMinor', 'shippingMinor', 'taxMinor', 'totalMinor'),
    areTaxesIncluded: areIncluded,
    taxRates: { lines: [rates.map(({ name, ppm }) => ({ name, ppm }))], shipping: [] },
    booking: { id: sold.id, path: sold.path },
    problems: [],
  };
}

async function giveBack(
  deps: OrdersDeps,
  whose: { readonly siteId: string; readonly orderId: string; readonly actor: string },
): Promise<'done' | 'pending' | 'refused'> {
  const order = await findOwnOrder(deps.db.read, whose.siteId, whose.orderId);
  if (!order || order.state === 'cancelled') return 'done';
  if (order.capturedMinor === 0) {
    await deps.db.write((tx) => cancelOrder(tx, deps, whose, { isMailed: false }));
    return 'done';
  }
  const amountMinor = order.capturedMinor - order.refundedMinor;
  if (amountMinor <= 0) return 'done';
  const refunded = await refundOrder(deps, whose, { lines: [], shippingMinor: 0, reason: '', amountMinor });
  if (refunded.kind === 'pending') return 'pending';
  return refunded.kind === 'refunded' && !refunded.refused ? 'done' : 'refused';
}
