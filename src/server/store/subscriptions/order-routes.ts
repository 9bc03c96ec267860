/** The subscription of an order, for the page of the order: it is read there, and cancelled. */
import * as calls from '#domain/store/orders/calls-subscription.ts';
import { actionsFor, isRunning } from '#domain/store/subscriptions/subscription.ts';
import { leave } from '../../activity/record-activity.ts';
import type { Queryable } from '../../db/schema.ts';
import type { AnswerCall } from '../../http/answer-calls.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { detailsOf, findOrder } from '../orders/queries.ts';
import { actOn, type Refusal } from './change-subscription.ts';
import { courseOf, type KeepDeps } from './keep-subscription.ts';
import { findSubscription } from './queries.ts';
import type { SubscriptionTable } from './tables.ts';

const MISSING = { kind: 'missing', message: 'This order belongs to no subscription.' } as const;
const BUSY = { kind: 'busy', message: 'A payment is running. Wait a minute, then try again.' } as const;
const NOT_POSSIBLE = { kind: 'notPossible', message: 'This subscription is cancelled already.' } as const;
const REFUSALS = {
  ...{ missing: MISSING, busy: BUSY, notPossible: NOT_POSSIBLE },
  // It is read and changed in one transaction.
  changed: BUSY,
} as const satisfies Readonly<Record<Refusal, object>>;

export function subscriptionOfOrderRoutes(deps: Kernel & KeepDeps, answer: AnswerCall): void {
  const { db } = deps;
  answer(calls.readSubscriptionOfOrder, async ({ siteId, params }) => {
    const row = await findOfOrder(db.read, siteId, params.order);
    return row ? summaryOf(row) : MISSING;
  });
  answer(calls.cancelSubscriptionOfOrder, (call) =>
    db.write(async (tx) => {
      const { siteId, params } = call;
      const row = await findOfOrder(tx, siteId, params.order);
      if (!row) return MISSING;
      const { id, version } = row;
      const done = await actOn(tx, deps, { siteId, id, version }, 'cancel');
      if (done.kind !== 'changed-now') return REFUSALS[done.kind];
      await leave(tx, deps, call, `cancelled the subscription “${row.title}”`);
      return summaryOf((await findSubscription(tx, id)) ?? row);
    }),
  );
}

async function findOfOrder(
  db: Queryable,
  siteId: string,
  orderId: string,
): Promise<SubscriptionTable | undefined> {
  const order = await findOrder(db, orderId);
  const terms = order?.siteId === siteId ? detailsOf(order).subscription : undefined;
  const row = terms && (await findSubscription(db, terms.id));
  return row?.siteId === siteId ? row : undefined;
}

function summaryOf(row: SubscriptionTable) {
  const course = courseOf(row);
  const { endsAtPeriodEnd, paidUntil, endedAt } = course;
  return {
    id: row.id,
    title: row.title,
    isDonation: row.offerKind === 'donation',
    isRunning: isRunning(course),
    endsAt: endsAtPeriodEnd ? paidUntil : endedAt,
    mayCancel: actionsFor(course).includes('cancel'),
  };
}
