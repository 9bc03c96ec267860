/** Pages of an order for its buyer: right after it was placed, and by its link at any time. */

import { type Context, Hono } from 'hono';
import { PAGE_TYPES } from '#domain/content/codes.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { pick } from '#domain/pick.ts';
import {
  donationPath,
  ORDER_CONFIRMED_ROUTE,
  ORDER_STATUS_ROUTE,
  orderAddressPath,
  orderDifferencePath,
  orderStatusPath,
  subscribedPath,
} from '#domain/store/cart/checkout-contract.ts';
import { moneyState } from '#domain/store/orders/order-state.ts';
import { parcelsOf } from '#domain/store/orders/parcels.ts';
import { orderWords } from '#domain/store/orders/words/words.ts';
import { isPaymentMethod } from '#domain/store/settings/payment-methods.ts';
import { DAY_MS } from '#domain/time.ts';
import { BoughtCards } from '#site/store/gift-cards/bought-cards.tsx';
import { OrderPage, type OrderPageProps, orderPageTitle } from '#site/store/orders/order-page.tsx';
import { readJson } from '../../db/json-text.ts';
import type { Common } from '../../feature.ts';
import type { SiteEnvironment } from '../../http/site-environment.ts';
import { writeAddress } from '../../kernel/addresses/address-forms.ts';
import type { PagePorts } from '../../kernel/page-ports.ts';
import { findSiteSettings } from '../../kernel/sites/queries.ts';
import { isMailed, type MailServerDeps } from '../../mail/mail-server.ts';
import { sumOfCards } from '../gift-cards/hold-cards.ts';
import { mayChange } from './address-routes.ts';
import { cardsBought, cardsPaidWith } from './bought-cards.ts';
import { differenceMethods, payableOf, SAID, type Said } from './difference-routes.ts';
import { type DownloadDeps, downloadsOf } from './downloads.ts';
import { paidByOf } from './gift-card-step.ts';
import { isTestOrder } from './issue-invoice.ts';
import { leftOf, maySend } from './left-to-send.ts';
import { owingOf, refundedOf } from './order-money.ts';
import { findPickupPlace } from './pickup-place.ts';
import type { CompletionDeps } from './ports.ts';
import { detailsOf, findOrderByToken, listEvents, listLines } from './queries.ts';
import { findPaymentSettings } from './queries-checkouts.ts';
import { listOrderDiscounts } from './queries-discounts.ts';
import type { OrderTable } from './tables.ts';

/** The address opens the order. */
const HEADERS = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };
/** Longer after it was placed, the page of thanks says how things stand instead. */
const NEW_FOR_MS = DAY_MS;

export function statusRoutes(
  deps: CompletionDeps & PropsDeps & Pick<PagePorts, 'showOwnPage' | 'showKeptPage'>,
): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  const show = async (context: Context<SiteEnvironment>, token: string, isThanks: boolean) => {
    const path = context.req.path;
    const order = await findOrderByToken(deps.db.read, context.get('site').id, token);
    if (!order) {
      const make = () => ({ name: 'notFound' as const, path: '/404', status: 404 });
      return deps.showKeptPage(context, { name: 'no order', status: 404, headers: HEADERS, make });
    }
    const elsewhere = ownPage(order, isThanks);
    if (elsewhere !== undefined) return context.redirect(elsewhere, 303);
    const isNew = isThanks && (order.placedAt ?? 0) > deps.now() - NEW_FOR_MS;
    const isStaff = await deps.isStaff(context, order.siteId);
    const props = await propsOf(deps, order, {
      isNew,
      isStaff,
      said: context.req.query('payment'),
      locale: context.get('site').locale,
    });
    return deps.showOwnPage(context, {
      type: PAGE_TYPES[isNew ? 'orderConfirmed' : 'orderStatus'],
      path,
      status: 200,
      headers: HEADERS,
      title: orderPageTitle(props),
      content: OrderPage(props),
    });
  };
  app.get(ORDER_CONFIRMED_ROUTE, (context) => show(context, context.req.param('token'), true));
  app.get(ORDER_STATUS_ROUTE, (context) => show(context, context.req.param('token'), false));
  return app;
}

/** Of an order that has another page than orders have. */
function ownPage(order: OrderTable, isThanks: boolean): string | undefined {
  const { donation, booking, subscription } = detailsOf(order);
  if (donation) return donationPath(order.token);
  if (!isThanks) return undefined;
  if (booking) return `${booking.path}?new`;
  return subscription?.kind === 'begins' ? subscribedPath(order.token) : undefined;
}

type PropsDeps = DownloadDeps & MailServerDeps & Pick<Common, 'isStaff'>;

interface Looking {
  readonly isNew: boolean;
  /** The visitor is one of the people who run the site. */
  readonly isStaff: boolean;
  readonly said: string | undefined;
  /** Of the page. */
  readonly locale: string;
}

async function propsOf(
  deps: PropsDeps,
  order: OrderTable,
  { isNew, isStaff, said, locale }: Looking,
): Promise<OrderPageProps> {
  const db = deps.db.read;
  const details = detailsOf(order);
  const [every, events, settings, downloads, difference, pickupPlace, discounts, sendsMails, cards] =
    await Promise.all([
      listLines(db, order.id),
      listEvents(db, order.id),
      findPaymentSettings(db, order.siteId),
      isStaff || !isTestOrder(order) ? downloadsOf(deps, order) : [],
      differenceOf(deps, order, { said, locale }),
      findPickupPlace(db, order.siteId, details),
      listOrderDiscounts(db, order.id),
      isMailed(deps),
      cardsOf(deps, order, locale),
    ]);
  const lines = every.filter(({ quantity }) => quantity > 0);
  const money = moneyState(owingOf(order, refundedOf(every)));
  const isToPay = money === 'unpaid' && isPaymentMethod(order.provider) && order.state !== 'cancelled';
  return {
    locale,
    isNew,
    number: order.number ?? 0,
    email: order.email,
    isMailed: sendsMails,
    state: order.state,
    money,
    isTest: isTestOrder(order),
    hasLeft: maySend(order) && lines.some((line) => leftOf(line) > 0),
    paying: isToPay && isPaymentMethod(order.provider) ? settings[order.provider].words : '',
    details,
    downloads,
    plans: lines.flatMap(({ title, planState: state }) => (state === null ? [] : [{ title, state }])),
    parcels: parcelsOf(events.map((event) => ({ ...event, data: readJson(event.data) }))),
    summary: {
      currency: order.currency,
      lines: lines.map((line) => pick(line, 'title', 'optionText', 'quantity', 'unitPriceMinor')),
      subtotalMinor: order.subtotalMinor,
      discountMinor: order.discountMinor,
      discounts,
      shippingMinor: details.needsDelivery ? order.shippingMinor : null,
      taxMinor: order.taxMinor,
      totalMinor: order.totalMinor,
      areTaxesIncluded: details.areTaxesIncluded,
      taxRates: details.taxRates,
      refundedMinor: order.refundedMinor,
      ...cards.summary,
    },
    ...cards.page,
    pickupPlace,
    addressLines: writeAddress(details.address, locale),
    statusPath: orderStatusPath(order.token),
    addressPath: mayChange(order) ? orderAddressPath(order.token) : undefined,
    difference,
  };
}

/** Gift cards, those it was paid with and those it bought. */
async function cardsOf(deps: PropsDeps, order: OrderTable, locale: string) {
  const db = deps.db.read;
  const settings = await findSiteSettings(db, order.siteId);
  const timeZone = settings?.timeZone ?? 'UTC';
  const [paid, bought] = await Promise.all([
    cardsPaidWith(db, order),
    cardsBought(db, order, { secret: deps.secret, locale, timeZone }),
  ]);
  return {
    summary: paid.length > 0 && { paidBy: paidByOf(paid, order.totalMinor - sumOfCards(paid), locale) },
    page: bought.length > 0 && { giftCards: BoughtCards({ cards: bought, locale }) },
  };
}

async function differenceOf(
  { db: { read: db }, secret }: Pick<DownloadDeps, 'db' | 'secret'>,
  order: OrderTable,
  { said, locale }: Pick<Looking, 'said' | 'locale'>,
): Promise<OrderPageProps['difference']> {
  const minor = await payableOf(db, order);
  if (minor <= 0) return undefined;
  const [methods, settings] = await Promise.all([
    differenceMethods({ db, secret }, order, minor),
    findPaymentSettings(db, order.siteId),
  ]);
  return {
    amount: formatMoney({ minor, currency: order.currency }, { locale }),
    action: orderDifferencePath(order.token),
    methods: methods.map(({ id, isTest }) => ({
      id,
      isTest,
      words: isPaymentMethod(id) ? settings[id].words : '',
    })),
    said: SAID.includes(said as Said) ? orderWords(locale)(`said.${said as Said}`) : '',
  };
}
