/** Orders for those who look after a shop. */
import { Hono } from 'hono';
import * as calls from '#domain/store/orders/calls.ts';
import { orderName } from '#domain/store/orders/order-number.ts';
import { leave } from '../../activity/record-activity.ts';
import type { Queryable } from '../../db/schema.ts';
import { type AnswerCall, answerCalls } from '../../http/answer-calls.ts';
import type { Authorize } from '../../http/authorize.ts';
import {
  acceptOrder,
  type Changed,
  cancelOrder,
  correctTracking,
  fulfilOrder,
  GONE,
  mailAgain,
  markPaid,
  type Whose,
} from './change-order.ts';
import { describeOrder, summarise } from './describe-order.ts';
import type { CompletionDeps } from './ports.ts';
import { findOwnOrder } from './queries.ts';
import { countOpen, countOrders, listOrders, PAGE_SIZE } from './queries-list.ts';
import { refundOrder } from './refund-order.ts';
import { fingerprintOf, runOnce } from './run-once.ts';
import { addEvent } from './settle-payment.ts';

export interface OrderRoutesDeps extends CompletionDeps {
  readonly authorize: Authorize;
}

export function orderRoutes(deps: OrderRoutesDeps): Hono {
  const app = new Hono();
  const answer = answerCalls(app, deps.authorize);
  readRoutes(deps, answer);
  changeRoutes(deps, answer);
  refundRoute(deps, answer);
  return app;
}

export interface CalledOrder {
  readonly siteId: string;
  readonly params: { readonly order: string };
  readonly actor: { readonly name: string };
}

export function whoseOf({ siteId, params, actor }: CalledOrder): Whose {
  return { siteId, orderId: params.order, actor: actor.name };
}

function readRoutes(deps: OrderRoutesDeps, answer: AnswerCall): void {
  const { db } = deps;
  answer(calls.readPage, async ({ siteId, query }) => {
    const [rows, counts] = await Promise.all([
      listOrders(db.read, siteId, { ...query, now: deps.now() }),
      countOrders(db.read, siteId, deps.now()),
    ]);
    const orders = await summarise(db.read, rows.slice(0, PAGE_SIZE));
    return { orders, hasMore: rows.length > PAGE_SIZE, counts };
  });
  answer(calls.readOpen, async ({ siteId }) => ({ open: await countOpen(db.read, siteId, deps.now()) }));
  answer(calls.readOne, async ({ siteId, params }) => {
    const order = await findOwnOrder(db.read, siteId, params.order);
    if (!order) return GONE;
    return describeOrder(db.read, order, (await deps.siteAddress(siteId)).url);
  });
}

function changeRoutes(deps: OrderRoutesDeps, answer: AnswerCall): void {
  const { db } = deps;
  const change = async (
    run: (tx: Queryable) => Promise<Changed>,
    after: (tx: Queryable, changed: Extract<Changed, { kind: 'changed' }>) => Promise<void> = async () =>
      undefined,
  ) => {
    const done = await db.write(async (tx) => {
      const changed = await run(tx);
      if (changed.kind === 'changed') await after(tx, changed);
      return changed;
    });
    return done.kind === 'changed' ? ({ kind: 'changed' } as const) : done;
  };
  answer(calls.fulfil, (call, body) =>
    change(
      (tx) => fulfilOrder(tx, deps, whoseOf(call), body),
      (tx, { order }) => leave(tx, deps, call, `fulfilled order ${nameOf(order)}`),
    ),
  );
  answer(calls.saveTracking, (call, body) =>
    change(
      (tx) => correctTracking(tx, deps, whoseOf(call), { parcelId: call.params.parcel, ...body }),
      (tx, { order }) => leave(tx, deps, call, `changed the tracking number of order ${nameOf(order)}`),
    ),
  );
  answer(calls.cancel, (call, body) =>
    change(
      (tx) => cancelOrder(tx, deps, whoseOf(call), body),
      (tx, { order }) => leave(tx, deps, call, `cancelled order ${nameOf(order)}`),
    ),
  );
  answer(calls.markPaid, (call) =>
    change(
      (tx) => markPaid(tx, deps, whoseOf(call)),
      (tx, { order }) => leave(tx, deps, call, `marked order ${nameOf(order)} as paid`),
    ),
  );
  answer(calls.accept, (call) =>
    change(
      (tx) => acceptOrder(tx, deps, whoseOf(call)),
      (tx, { order }) => leave(tx, deps, call, `accepted order ${nameOf(order)}`),
    ),
  );
  answer(calls.note, (call, { text }) =>
    change(async (tx) => {
      const order = await findOwnOrder(tx, call.siteId, call.params.order);
      if (!order) return GONE;
      await addEvent(tx, deps, order, { kind: 'note', actor: call.actor.name, data: { text } });
      return { kind: 'changed', order };
    }),
  );
  answer(calls.sendMail, (call, { mail }) => change((tx) => mailAgain(tx, deps, whoseOf(call), mail)));
}

function nameOf({ number }: { readonly number: number | null }): string {
  return orderName(number ?? 0);
}

function refundRoute(deps: OrderRoutesDeps, answer: AnswerCall): void {
  answer(calls.refund, async (call, { key, ...asked }) => {
    const whose = whoseOf(call);
    const scope = `${call.siteId} refund ${whose.orderId}`;
    const once = await runOnce(deps, { scope, key, fingerprint: fingerprintOf(asked) }, () =>
      refundOrder(deps, whose, asked),
    );
    if (once.kind === 'in-progress')
      return { kind: 'inProgress', message: 'This refund is already in progress. Check the order again.' };
    if (once.kind === 'other-request')
      return { kind: 'otherRequest', message: 'This key was used for another refund. Use a new one.' };
    const refunded = once.answer;
    if (refunded.kind === 'refunded')
      await deps.db.write(async (tx) => {
        const order = await findOwnOrder(tx, call.siteId, whose.orderId);
        if (order) await leave(tx, deps, call, `refunded part of order ${nameOf(order)}`);
      });
    return refunded;
  });
}
