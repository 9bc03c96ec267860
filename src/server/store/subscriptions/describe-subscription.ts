/** Subscriptions as the owner area reads them. */
import { pick } from '#domain/pick.ts';
import type { Subscription, SubscriptionCharge } from '#domain/store/subscriptions/calls.ts';
import { actionsFor } from '#domain/store/subscriptions/subscription.ts';
import { readJson } from '../../db/json-text.ts';
import { courseOf } from './keep-subscription.ts';
import type { SubscriptionChargeTable, SubscriptionTable } from './tables.ts';

export function describeSubscription(row: SubscriptionTable): Subscription {
  const course = courseOf(row);
  return {
    ...pick(row, 'id', 'version', 'state', 'email', 'title', 'quantity', 'currency', 'recurringMinor'),
    ...pick(row, 'balanceMinor', 'problem', 'createdAt', 'endedAt', 'nextAt'),
    ...pick(course, 'endsAtPeriodEnd', 'skipsNext', 'cycles', 'paidUntil'),
    subscriber: row.name,
    isHeld: row.isHeld === 1,
    kind: row.offerKind,
    subscriptionPlan: course.plan,
    card: row.method === null ? '' : readJson(row.method).label,
    isTest: row.testBy !== null,
    // Only subscribers agree to pay again.
    actions: actionsFor(course).filter((action) => action !== 'revive'),
  };
}

export function describeCharge(row: SubscriptionChargeTable): SubscriptionCharge {
  return pick(row, 'id', 'periodStart', 'periodEnd', 'amountMinor', 'state', 'orderId', 'problem', 'paidAt');
}
