/** Subscriptions as a table. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { currencyOf } from '#domain/money/currencies.ts';
import { decimalOf } from '#domain/money/decimal.ts';
import { formatCsv, formatCsvRows } from '#domain/table/csv.ts';
import type { Queryable } from '../../db/schema.ts';
import { courseOf } from './keep-subscription.ts';
import { listSubscriptions, type SubscriptionsAsked } from './queries-list.ts';
import type { SubscriptionTable } from './tables.ts';

const AT_A_TIME = 250;
const HEAD = [
  'Id',
  'Kind',
  'State',
  'Test',
  'Subscriber',
  'Email',
  'Title',
  'Quantity',
  'Currency',
  'Amount',
  'Billing period',
  'Unit',
  'Payments',
  'Begun at',
  'Paid until',
  'Next payment',
  'Ended at',
] as const;

export async function subscriptionsCsv(
  db: Queryable,
  siteId: string,
  asked: Omit<SubscriptionsAsked, 'before'>,
): Promise<string> {
  let table = formatCsv([HEAD]);
  let before: SubscriptionsAsked['before'];
  for (;;) {
    const page = await listSubscriptions(db, siteId, { ...asked, before, most: AT_A_TIME });
    table += formatCsvRows(page.map(rowOf));
    before = page.at(-1);
    if (page.length < AT_A_TIME) return table;
    // Others are answered in between.
    await nextTurn();
  }
}

function rowOf(row: SubscriptionTable): string[] {
  const { plan, cycles, paidUntil } = courseOf(row);
  const date = (at: number | null) => (at === null ? '' : new Date(at).toISOString());
  return [
    row.id,
    row.offerKind,
    row.state,
    row.testBy === null ? '' : 'yes',
    row.name,
    row.email,
    row.title,
    String(row.quantity),
    row.currency,
    decimalOf(row.recurringMinor, currencyOf(row.currency).fractionDigits),
    String(plan.billingPeriod.value),
    plan.billingPeriod.unit,
    String(cycles),
    date(row.createdAt),
    date(paidUntil),
    date(row.nextAt),
    date(row.endedAt),
  ];
}
