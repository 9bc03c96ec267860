/** The calls about those who have bought, and about views of orders that owners keep. */
import { z } from 'zod';
import { doneAnswer, instant } from '../../calls/answers.ts';
import { call, type Shape } from '../../calls/call.ts';
import { findsPeople, hiddenFromPrograms } from '../../calls/personal.ts';
import { MEMBER_STATES } from '../../lists/list.ts';
import { CURRENCY_CODES } from '../../money/currencies.ts';
import { orderSummary } from './calls.ts';
import { MAX_ORDER_VIEWS, MAX_VIEW_NAME, ORDER_FILTERS } from './order-filter.ts';

const may = 'config.commerce';
/** Sees who buyers are. */
const people = 'admin.customer-data';
const CUSTOMERS = '/api/sites/:site/customers';
const CUSTOMER = `${CUSTOMERS}/:order`;

const customer = z
  .object({
    /** Their last order: it stands for them, so that no address of a call holds theirs. */
    orderId: z.string(),
    orderNumber: z.int(),
    email: hiddenFromPrograms(z.string(), people),
    name: hiddenFromPrograms(z.string(), people),
    orders: z.int().meta({ description: 'Without test orders.' }),
    testOrders: z.int().meta({ description: 'Test orders. No money moved.' }),
    /** Paid and not given back, in each currency. */
    spent: z.array(z.object({ currency: z.enum(CURRENCY_CODES), minor: z.int() })),
    lastAt: instant,
    /** Whether they get the newsletter; null for those who were never on a list. */
    newsletter: z.enum(MEMBER_STATES).nullable(),
  })
  .meta({ id: 'Customer' });
export type Customer = Shape<typeof customer>;

export const readCustomers = call('GET', CUSTOMERS, {
  may,
  summary: 'Lists customers by their last order.',
  query: z.object({
    search: findsPeople(
      z.string().max(200).default('').meta({ description: 'Part of a name or address.' }),
      people,
    ),
    before: z.coerce
      .number()
      .int()
      .min(1)
      .optional()
      .meta({ description: 'Number of the last order of the last customer seen.' }),
  }),
  answer: z.object({ customers: z.array(customer), hasMore: z.boolean() }),
  cache: 'no-store',
});

export const readCustomer = call('GET', CUSTOMER, {
  may,
  summary: 'Returns a customer, by any of their orders, with orders and notes.',
  answer: z.object({ customer, note: hiddenFromPrograms(z.string(), people), latest: z.array(orderSummary) }),
  errors: { missing: 404 },
  cache: 'no-store',
});

export const noteCustomer = call('PUT', `${CUSTOMER}/note`, {
  may,
  summary: 'Saves a note about a customer for the shop’s team.',
  body: z.strictObject({ note: z.string().trim().max(2000) }),
  answer: doneAnswer('changed'),
  errors: { missing: 404 },
});

const VIEWS = '/api/sites/:site/order-views';

const view = z
  .object({
    id: z.string(),
    name: z.string(),
    filter: z.enum(ORDER_FILTERS),
    search: hiddenFromPrograms(z.string(), people),
  })
  .meta({ id: 'OrderView' });
export type OrderView = Shape<typeof view>;

export const readViews = call('GET', VIEWS, {
  may,
  summary: 'Lists saved order views.',
  answer: z.object({ views: z.array(view) }),
  cache: 'no-store',
});

export const keepView = call('POST', VIEWS, {
  may,
  summary: 'Saves an order view.',
  description: `A shop can save up to ${MAX_ORDER_VIEWS}.`,
  body: z.strictObject({
    name: z.string().trim().min(1, 'Enter a name for the view.').max(MAX_VIEW_NAME),
    filter: z.enum(ORDER_FILTERS),
    search: z.string().trim().max(200),
  }),
  answer: view,
  status: 201,
  errors: { tooMany: 409 },
});

export const dropView = call('DELETE', `${VIEWS}/:view`, {
  may,
  summary: 'Deletes an order view. The orders are kept.',
  answer: doneAnswer('dropped'),
});

/** What people who ask for their own data get. */
export const ORDERS_OF_PERSON = z.array(z.looseObject({ id: z.string(), placedAt: instant.nullable() }));
