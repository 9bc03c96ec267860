/** Those who have bought, for those who look after a shop; and the views of orders these keep. */
import { Hono } from 'hono';
import * as calls from '#domain/store/orders/calls-customers.ts';
import { MAX_ORDER_VIEWS } from '#domain/store/orders/order-filter.ts';
import type { Queryable } from '../../db/schema.ts';
import type { Common } from '../../feature.ts';
import { type AnswerCall, answerCalls } from '../../http/answer-calls.ts';
import { summarise } from './describe-order.ts';
import { findOwnOrder } from './queries.ts';
import {
  deleteOrderView,
  findCustomerNote,
  findLastOrder,
  insertOrderView,
  type LastOrder,
  listLastOrders,
  listOrderViews,
  sumOrders,
  writeCustomerNote,
} from './queries-customers.ts';
import { listOrders, PAGE_SIZE } from './queries-list.ts';
import type { OrderRoutesDeps } from './routes.ts';

export interface CustomerRoutesDeps extends OrderRoutesDeps {
  readonly newsletter: Common['newsletter'];
}

const UNKNOWN = { kind: 'missing', message: 'This customer no longer exists.' } as const;
const TOO_MANY = {
  kind: 'tooMany',
  message: `A shop can save ${MAX_ORDER_VIEWS} views. Remove one first.`,
} as const;

export function customerRoutes(deps: CustomerRoutesDeps): Hono {
  const app = new Hono();
  const answer = answerCalls(app, deps.authorize);
  const { db } = deps;
  answer(calls.readCustomers, async ({ siteId, query }) => {
    const found = await listLastOrders(db.read, siteId, query);
    const customers = await customersOf(deps, siteId, found.slice(0, PAGE_SIZE));
    return { customers, hasMore: found.length > PAGE_SIZE };
  });
  answer(calls.readCustomer, async ({ siteId, params }) => {
    const email = await emailOf(db.read, siteId, params.order);
    const last = email === undefined ? undefined : await findLastOrder(db.read, siteId, email);
    if (!last) return UNKNOWN;
    const [[customer], note, latest] = await Promise.all([
      customersOf(deps, siteId, [last]),
      findCustomerNote(db.read, siteId, last.email),
      listOrders(db.read, siteId, { filter: 'all', search: '', email: last.email, now: deps.now() }),
    ]);
    if (!customer) return UNKNOWN;
    return { customer, note, latest: await summarise(db.read, latest.slice(0, PAGE_SIZE)) };
  });
  answer(calls.noteCustomer, ({ siteId, params }, { note }) =>
    db.write(async (tx) => {
      const email = await emailOf(tx, siteId, params.order);
      if (email === undefined) return UNKNOWN;
      await writeCustomerNote(tx, siteId, { email, note });
      return { kind: 'changed' } as const;
    }),
  );
  viewRoutes(deps, answer);
  return app;
}

/** Undefined where the buyer has been erased. */
async function emailOf(db: Queryable, siteId: string, orderId: string): Promise<string | undefined> {
  return (await findOwnOrder(db, siteId, orderId))?.email || undefined;
}

async function customersOf(
  { db, newsletter }: CustomerRoutesDeps,
  siteId: string,
  found: readonly LastOrder[],
): Promise<calls.Customer[]> {
  const emails = found.map(({ email }) => email);
  const [sums, states] = await Promise.all([
    sumOrders(db.read, siteId, emails),
    newsletter.statesOf(db.read, siteId, emails),
  ]);
  const sumsOf = Map.groupBy(sums, ({ email }) => email);
  return found.map(({ id, number, email, name, placedAt }) => {
    const own = sumsOf.get(email) ?? [];
    return {
      orderId: id,
      orderNumber: number,
      email,
      name,
      orders: own.reduce((count, sum) => count + sum.orders, 0),
      testOrders: own.reduce((count, sum) => count + sum.testOrders, 0),
      spent: own.flatMap(({ orders, currency, minor }) => (orders > 0 ? [{ currency, minor }] : [])),
      lastAt: placedAt,
      newsletter: states.get(email) ?? null,
    };
  });
}

function viewRoutes({ db, newId }: CustomerRoutesDeps, answer: AnswerCall): void {
  answer(calls.readViews, async ({ siteId }) => ({ views: await listOrderViews(db.read, siteId) }));
  answer(calls.keepView, ({ siteId }, asked) =>
    db.write(async (tx) => {
      if ((await listOrderViews(tx, siteId)).length >= MAX_ORDER_VIEWS) return TOO_MANY;
      const view = { id: newId(), ...asked };
      await insertOrderView(tx, siteId, view);
      return view;
    }),
  );
  answer(calls.dropView, async ({ siteId, params }) => {
    await db.write((tx) => deleteOrderView(tx, siteId, params.view));
    return { kind: 'dropped' } as const;
  });
}
