/** The calls about the orders of a shop: list, look at, fulfil, refund, cancel. */
import { z } from 'zod';
import { doneAnswer, instant } from '../../calls/answers.ts';
import { call, type Shape } from '../../calls/call.ts';
import { findsPeople, hiddenFromPrograms, personal } from '../../calls/personal.ts';
import { idSchema } from '../../links/link.ts';
import { CURRENCY_CODES } from '../../money/currencies.ts';
import { ADDRESS_PARTS } from '../settings/address-form.ts';
import { EVIDENCE_KINDS, EVIDENCE_STATES } from '../settings/location-evidence.ts';
import { ORDER_MAILS } from '../settings/order-mail.ts';
import { ofEachText } from '../settings/order-texts.ts';
import { PLAN_STATES } from './order.ts';
import { ORDER_FILTERS } from './order-filter.ts';
import { MONEY_STATES, ORDER_STATES } from './order-state.ts';

const ORDERS = '/api/sites/:site/orders';
const ORDER = `${ORDERS}/:order`;
const may = 'config.commerce';
/** Sees who buyers are. */
const people = 'admin.customer-data';
const ofBuyer = <S extends z.ZodType>(schema: S) => hiddenFromPrograms(schema, people);

const minor = z.int().meta({ description: 'In the currency’s smallest unit.' });

export const orderSummary = z
  .object({
    id: z.string(),
    number: z.int(),
    state: z.enum(ORDER_STATES),
    money: z.enum(MONEY_STATES),
    isTest: z.boolean(),
    name: personal(z.string(), people),
    email: personal(z.string(), people),
    currency: z.enum(CURRENCY_CODES),
    totalMinor: minor,
    pieces: z.int(),
    toFulfil: z.int().meta({ description: 'Pieces that still have to be sent or handed over.' }),
    placedAt: instant,
  })
  .meta({ id: 'OrderSummary' });
export type OrderSummary = Shape<typeof orderSummary>;

const filters = z.enum(ORDER_FILTERS);

const page = z
  .object({
    orders: z.array(orderSummary),
    hasMore: z.boolean(),
    counts: z.record(filters, z.int()).meta({ description: 'Orders per filter. 1,000 means 1,000 or more.' }),
  })
  .meta({ id: 'OrdersPage' });

const words = z
  .string()
  .max(200)
  .default('')
  .meta({ description: 'Part of a name or address, or a number.' });

export const readPage = call('GET', ORDERS, {
  may,
  summary: 'Lists orders, newest first.',
  query: z.object({
    filter: filters.default('all'),
    search: findsPeople(words, people),
    before: z.coerce.number().int().min(1).optional().meta({ description: 'Number of the last order seen.' }),
  }),
  refusesQuery: 'Unknown filter.',
  answer: page,
  cache: 'no-store',
});

export const readOpen = call('GET', '/api/sites/:site/open-orders', {
  may,
  summary: 'Counts orders to fulfil.',
  answer: z.object({ open: z.int().meta({ description: '1,000 means 1,000 or more.' }) }),
  cache: 'no-store',
});

const line = z.object({
  id: z.string(),
  title: z.string(),
  optionText: z.string(),
  sku: z.string(),
  href: z.string(),
  quantity: z.int(),
  unitPriceMinor: minor,
  discountMinor: minor,
  taxMinor: minor,
  totalMinor: minor,
  fulfilledQuantity: z.int(),
  toFulfil: z.int().meta({ description: 'Pieces that still have to be sent or handed over.' }),
  refundedQuantity: z.int(),
  refundedMinor: minor,
  freeMinor: minor
    .exactOptional()
    .meta({ description: 'What is left on the gift cards it bought: no more can be refunded.' }),
  opensPlanId: z.string().exactOptional().meta({ description: 'The members’ plan that it opens.' }),
  planState: z.enum(PLAN_STATES).exactOptional().meta({
    description:
      'Absent until it is paid. Waits while the buyer’s address has no account. Barred: you ended it before.',
  }),
  ordered: z
    .object({ quantity: z.int(), discountMinor: minor, taxMinor: minor, totalMinor: minor })
    .meta({ description: 'The line as it was ordered. One with no pieces now was taken out.' }),
});

const event = z.object({
  id: z.string(),
  kind: z.string(),
  actor: z.string().nullable(),
  /** What there is to say of it, by its kind. */
  data: ofBuyer(z.looseObject({})),
  at: instant,
});

const address = z.object(
  Object.fromEntries(ADDRESS_PARTS.map((part) => [part, z.string()])) as Record<
    (typeof ADDRESS_PARTS)[number],
    z.ZodString
  >,
);

const buyerLocation = z
  .object({
    state: z.enum(EVIDENCE_STATES).meta({
      description: '`contradicting`: a piece names another country; `single`: there are no two that agree.',
    }),
    pieces: z.array(z.object({ kind: z.enum(EVIDENCE_KINDS), country: z.string() })),
  })
  .meta({ description: 'What says where a buyer of digital products is, where that decides the tax.' });

const order = orderSummary
  .extend({
    isVisitorTest: z.boolean().meta({ description: 'A visitor’s test order. Nothing is sent or released.' }),
    subscriptionId: z
      .string()
      .nullable()
      .meta({ description: 'Of the subscription or recurring donation that it is a payment of.' }),
    decision: z.string().nullable().meta({ description: 'What the owner has to decide.' }),
    provider: z.string(),
    subtotalMinor: minor,
    discountMinor: minor,
    discounts: z
      .array(z.object({ title: z.string(), code: z.string() }))
      .meta({ description: 'What took something off when it was ordered; a code where it was a coupon.' }),
    shippingMinor: minor,
    taxMinor: minor,
    areTaxesIncluded: z.boolean().meta({ description: 'Prices of its lines and of delivery include tax.' }),
    capturedMinor: minor,
    cardsPaidMinor: minor.meta({
      description: 'Of what was paid, what gift cards paid and have not got back.',
    }),
    refundedMinor: minor,
    shippingPaidMinor: minor,
    shippingRefundedMinor: minor,
    isRefundPending: z.boolean(),
    dueMinor: minor.meta({ description: 'Still due. Negative if overpaid.' }),
    edits: z.int().meta({ description: 'How often it was changed.' }),
    mayEdit: z.boolean(),
    lines: z.array(line),
    events: z.array(event),
    address: personal(address, people),
    addressLines: ofBuyer(z.array(z.string()).meta({ description: 'As its country writes an address.' })),
    phone: ofBuyer(z.string()),
    note: ofBuyer(z.string()),
    ...ofEachText(({ description }) => ofBuyer(z.string().meta({ description }))),
    vatNumber: personal(z.string().meta({ description: 'Of a company that bought it.' }), people),
    isReverseCharge: z.boolean().meta({ description: 'The buyer accounts for the tax.' }),
    buyerLocation: ofBuyer(buyerLocation.nullable()),
    collectedIn: z
      .string()
      .nullable()
      .meta({ description: 'Country in which its goods are collected and taxed; null where they are sent.' }),
    needsDelivery: z.boolean(),
    delivery: z.string().nullable(),
    deliveryId: z.string().nullable(),
    isPickup: z.boolean(),
    statusUrl: ofBuyer(z.string()),
    invoice: z.string().nullable().meta({ description: 'Number of its invoice, once that is issued.' }),
    creditNotes: z.array(z.string()).meta({ description: 'Numbers of its credit notes, counted from 1.' }),
    creditableMinor: minor.meta({
      description: 'Refunded since the invoice, and in no credit note yet.',
    }),
  })
  .meta({ id: 'Order' });
export type Order = Shape<typeof order>;

export const readOne = call('GET', ORDER, {
  may,
  summary: 'Returns an order with its lines and timeline.',
  answer: order,
  errors: { missing: 404 },
  cache: 'no-store',
});

const pieces = z.array(z.strictObject({ id: idSchema, quantity: z.int().min(1).max(100_000) })).max(500);
const refusals = { missing: 404, notAllowed: 409 } as const;
const changed = doneAnswer('changed');

const tracking = z.object({
  carrier: z.string().trim().max(80).default(''),
  trackingNumber: z.string().trim().max(120).default(''),
});

export const fulfil = call('POST', `${ORDER}/fulfil`, {
  may,
  summary: 'Marks items of an order as sent or handed over.',
  body: z.strictObject({
    lines: pieces.min(1),
    ...tracking.shape,
    isMailed: z.boolean().default(true).meta({ description: 'Whether to email the buyer.' }),
  }),
  answer: changed,
  errors: refusals,
  leaves: 'order.fulfilled',
});

export const saveTracking = call('PUT', `${ORDER}/parcels/:parcel`, {
  may,
  summary: 'Changes the carrier and tracking number of a parcel.',
  description:
    'A parcel has the id of the event with which it went out. The page of the order shows it at once; events before stay as they were.',
  body: z.strictObject({
    ...tracking.shape,
    isMailed: z.boolean().default(false).meta({ description: 'Whether to email the buyer.' }),
  }),
  answer: changed,
  errors: refusals,
  leaves: 'order.tracked',
});

export const refund = call('POST', `${ORDER}/refund`, {
  may: 'admin.refunds',
  summary: 'Refunds lines and delivery, or an amount.',
  description:
    'Each line gives back what was paid for its pieces, discount and tax included, as it was when they were ordered. An amount is for no piece: the buyer keeps them. A key that was used before gives the same answer and no second refund.',
  body: z.strictObject({
    key: z.string().min(1).max(255),
    lines: pieces,
    shippingMinor: z.int().min(0).default(0),
    isDifference: z
      .boolean()
      .default(false)
      .meta({ description: 'Refunds the overpaid amount, instead of lines.' }),
    amountMinor: z.int().min(1).optional().meta({ description: 'Refunds this amount, instead of lines.' }),
    reason: z.string().trim().max(500).default(''),
  }),
  answer: z.object({
    kind: z.literal('refunded'),
    amountMinor: minor,
    refused: z
      .object({ amountMinor: minor, message: z.string() })
      .optional()
      .meta({ description: 'What another of its payments did not give back: it is still open.' }),
  }),
  errors: { ...refusals, pending: 409, inProgress: 409, otherRequest: 422 },
  leaves: 'order.refunded',
});

export const cancel = call('POST', `${ORDER}/cancel`, {
  may,
  summary: 'Cancels an order before anything is fulfilled. Its items return to stock.',
  body: z.strictObject({ isMailed: z.boolean().default(true) }),
  answer: changed,
  errors: refusals,
  leaves: 'order.cancelled',
});

export const markPaid = call('POST', `${ORDER}/paid`, {
  may,
  summary: 'Marks an order as paid, for example by bank transfer or in cash.',
  answer: changed,
  errors: refusals,
  leaves: 'order.paid',
});

export const accept = call('POST', `${ORDER}/accept`, {
  may,
  summary: 'Accepts an order that needs review.',
  answer: changed,
  errors: refusals,
  leaves: 'order.accepted',
});

export const note = call('POST', `${ORDER}/notes`, {
  may,
  summary: 'Adds a note to an order for the shop’s team.',
  body: z.strictObject({ text: z.string().trim().min(1).max(2000) }),
  answer: changed,
  errors: refusals,
});

export const sendMail = call('POST', `${ORDER}/mails`, {
  may,
  summary: 'Resends an email about an order to its buyer.',
  body: z.strictObject({ mail: z.enum(ORDER_MAILS) }),
  answer: changed,
  errors: refusals,
});
