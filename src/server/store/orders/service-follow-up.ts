/** What follows for a booking when the order that pays it is placed, paid, refunded or cancelled. */
import { nextOrderState } from '#domain/store/orders/order-state.ts';
import type { Queryable } from '../../db/schema.ts';
import type { Common } from '../../feature.ts';
import { isTestOrder } from './issue-invoice.ts';
import type { OrderFollowUp } from './ports.ts';
import { detailsOf, findOrder, listLines, updateLine, updateOrder } from './queries.ts';
import type { OrderTable } from './tables.ts';

export function serviceFollowUp(common: Pick<Common, 'paidBookings'>): OrderFollowUp {
  return {
    async mayPlace(tx, order) {
      const which = bookingOf(order);
      return which && common.paidBookings.claim(tx, which);
    },
    async onPlaced(tx, order, sender) {
      const which = bookingOf(order);
      if (!which) return false;
      // Nothing is sent.
      for (const line of await listLines(tx, order.id))
        await updateLine(tx, line.id, { fulfilledQuantity: line.quantity });
      if (order.state === 'undecided') return false;
      await finishPaid(tx, order);
      await common.paidBookings.placed(tx, which, sender);
      return true;
    },
    async onPaid(tx, order) {
      const which = bookingOf(order);
      if (!which) return;
      await finishPaid(tx, order);
      await common.paidBookings.changed(tx, which);
    },
    async onRefunded(tx, { id }) {
      // With what this refund has added.
      const order = await findOrder(tx, id);
      const which = order && bookingOf(order);
      if (which) await common.paidBookings.changed(tx, which);
    },
    async onCancelled(tx, order) {
      const which = bookingOf(order);
      if (which) await common.paidBookings.cancelled(tx, which);
    },
  };
}

function bookingOf(order: OrderTable) {
  const { booking } = detailsOf(order);
  const { siteId, capturedMinor, refundedMinor } = order;
  const isTest = isTestOrder(order);
  return (
    booking && { siteId, bookingId: booking.id, orderId: order.id, capturedMinor, refundedMinor, isTest }
  );
}

async function finishPaid(tx: Queryable, order: OrderTable): Promise<void> {
  const state =
    order.capturedMinor >= order.totalMinor ? nextOrderState(order.state, 'fulfilAll') : undefined;
  if (state) await updateOrder(tx, order.id, { state });
}
