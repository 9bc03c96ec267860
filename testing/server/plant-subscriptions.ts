/** Many subscriptions at once, as copies of one that was bought. */

import type { BillingPeriod } from '#domain/store/catalogue/subscription-plan.ts';
import { begin } from '#domain/store/subscriptions/subscription.ts';
import { columnsOf, courseOf } from '#server/store/subscriptions/keep-subscription.ts';
import { insertSubscriptions } from '#server/store/subscriptions/queries.ts';
import type { SubscriptionTable } from '#server/store/subscriptions/tables.ts';
import type { TestDeps } from './test-app.ts';

/** @param plans of each: how it is billed, and what a period costs */
export async function plantSubscriptions(
  deps: TestDeps,
  bought: SubscriptionTable,
  plans: readonly { readonly billingPeriod: BillingPeriod; readonly minor: number }[],
): Promise<readonly SubscriptionTable[]> {
  const rows = plans.map(({ billingPeriod, minor }, index): SubscriptionTable => {
    const course = begin({ ...courseOf(bought).plan, billingPeriod }, deps.now());
    const { lines, ...recurring } = JSON.parse(bought.recurring);
    const [line] = lines;
    const priced = { ...line, quantity: 1, unitPriceMinor: minor, taxMinor: 0, totalMinor: minor };
    return {
      ...bought,
      id: deps.newId(),
      ...columnsOf(course, minor),
      recurringMinor: minor,
      recurring: JSON.stringify({
        ...recurring,
        lines: [priced],
        subtotalMinor: minor,
        totalMinor: minor,
      }) as never,
      email: `subscriber${index}@example.org`,
    };
  });
  await deps.db.write(async (tx) => {
    for (let from = 0; from < rows.length; from += 50)
      await insertSubscriptions(tx, rows.slice(from, from + 50));
  });
  return rows;
}
