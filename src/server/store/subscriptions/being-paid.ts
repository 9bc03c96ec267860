/** Payments whose outcome is not known yet. */
import { renewalCartId } from '#domain/store/subscriptions/renewal-cart.ts';
import { duePeriod } from '#domain/store/subscriptions/subscription.ts';
import type { Queryable } from '../../db/schema.ts';
import { isUnsettled } from '../orders/prepare-order.ts';
import { findOrderOfCart } from '../orders/queries.ts';
import { listAttempts } from '../orders/queries-payments.ts';
import { courseOf } from './keep-subscription.ts';
import type { SubscriptionTable } from './tables.ts';

/** Money for the period that is due may still come in. Another period that begins now would be paid as well. */
export async function isBeingPaid(
  db: Queryable,
  row: Pick<SubscriptionTable, 'id' | 'course'>,
): Promise<boolean> {
  const order = await findOrderOfCart(db, renewalCartId(row.id, duePeriod(courseOf(row)).start));
  if (order?.state !== 'draft') return false;
  return (await listAttempts(db, order.id)).some(isUnsettled);
}
