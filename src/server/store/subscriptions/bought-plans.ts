/**
 * Products that open a members’ plan: it opens when the order is paid, for the account of the order’s address. Where that
 * address has none yet, it waits until its owner confirms it. A line that is refunded in full closes it, and so does an order that is cancelled.
 */
import type { PlanState } from '#domain/store/orders/order.ts';
import type { Queryable } from '../../db/schema.ts';
import { isSettled } from '../orders/order-money.ts';
import { fulfilLines } from '../orders/pay-with-cards.ts';
import type { OrderFollowUp } from '../orders/ports.ts';
import { findOrder, listLines, updateLine } from '../orders/queries.ts';
import type { OrderLineTable, OrderTable } from '../orders/tables.ts';
import { closeUnpaidPlan, type KeepDeps } from './keep-subscription.ts';

export function boughtPlanFollowUp(deps: KeepDeps): OrderFollowUp {
  return {
    async onPlaced(tx, order, sender) {
      // The buyer has typed the address.
      await openPlans(tx, deps, { ...order, sender });
      return false;
    },
    onPaid: (tx, order) => openPlans(tx, deps, order),
    async onRefunded(tx, { id }) {
      const order = await findOrder(tx, id);
      if (!order) return;
      for (const line of await listLines(tx, id))
        if (isTakenBack(line, order)) await closePlan(tx, deps, line, order);
    },
    async onCancelled(tx, order) {
      for (const line of await listLines(tx, order.id)) await closePlan(tx, deps, line, order);
    },
  };
}

/** Any number of times: a line whose plan has opened stays as it is. */
async function openPlans(tx: Queryable, deps: KeepDeps, order: OrderTable): Promise<void> {
  if (!isSettled(order) || order.testBy === 'visitor') return;
  const lines = (await listLines(tx, order.id)).filter(
    (line) =>
      line.opensPlanId !== null && line.planState === null && line.quantity > 0 && !isTakenBack(line, order),
  );
  for (const line of lines) {
    const { siteId, email, name, locale, sender } = order;
    const planId = line.opensPlanId ?? '';
    const opened = await deps.members.openBoughtPlan(tx, { siteId, email, name, locale, sender, planId });
    await updateLine(tx, line.id, { planState: opened.state, planMemberId: opened.memberId });
  }
  if (lines.length > 0) await fulfilLines(tx, order, ({ opensPlanId }) => opensPlanId !== null);
}

/** One without a price is taken back with the whole order. */
function isTakenBack(line: OrderLineTable, order: OrderTable): boolean {
  if (line.totalMinor > 0) return line.refundedMinor >= line.totalMinor;
  return order.refundedMinor > 0 && order.refundedMinor >= order.capturedMinor;
}

/** Unless something else that is paid for opens it too. */
async function closePlan(
  tx: Queryable,
  deps: KeepDeps,
  { id, siteId, planState, planMemberId, opensPlanId }: OrderLineTable,
  { email }: OrderTable,
): Promise<void> {
  if (planState === null || planState === ('closed' satisfies PlanState)) return;
  await updateLine(tx, id, { planState: 'closed' satisfies PlanState });
  if (planMemberId === null || opensPlanId === null) return;
  await closeUnpaidPlan(tx, deps, { siteId, planId: opensPlanId, siteMemberId: planMemberId, email });
}
