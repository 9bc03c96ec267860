/** What subscriptions keep of a person: given out to those who ask, and taken out of what must stay. */
import { pick } from '#domain/pick.ts';
import { withoutDedication } from '#domain/store/cart/recurring-cart.ts';
import { act } from '#domain/store/subscriptions/subscription.ts';
import { readJson } from '../../db/json-text.ts';
import type { Queryable } from '../../db/schema.ts';
import { courseOf, type KeepDeps, keepCourse } from './keep-subscription.ts';
import { listOfEmail } from './queries.ts';
import { deletePortalLinksOf } from './queries-links.ts';
import type { SubscriptionTable } from './tables.ts';

export async function subscriptionsOfPerson(db: Queryable, siteId: string, email: string) {
  const rows = await listOfEmail(db, siteId, email.toLowerCase());
  return rows.map((row) => ({
    ...pick(row, 'id', 'state', 'title', 'name', 'email', 'currency', 'recurringMinor', 'createdAt'),
    address: readJson(row.buyer).address,
    phone: readJson(row.buyer).phone,
    card: row.method === null ? '' : readJson(row.method).label,
  }));
}

/** Running subscriptions end: no one is left who could cancel them. */
export async function eraseSubscriptionsOf(
  tx: Queryable,
  deps: KeepDeps,
  siteId: string,
  email: string,
): Promise<number> {
  const address = email.toLowerCase();
  let erased = 0;
  for (;;) {
    const rows = await listOfEmail(tx, siteId, address);
    for (const row of rows) await eraseSubscription(tx, deps, row);
    erased += rows.length;
    // What is erased has no address anymore.
    if (rows.length === 0) break;
  }
  await deletePortalLinksOf(tx, siteId, address);
  return erased;
}

async function eraseSubscription(tx: Queryable, deps: KeepDeps, row: SubscriptionTable): Promise<void> {
  const course = courseOf(row);
  const { address: place } = readJson(row.buyer);
  const blank = { name: '', line1: '', line2: '', postalCode: '', city: '', region: '' };
  const buyer = { address: { ...place, ...blank }, phone: '', vatNumber: '' };
  const kept = {
    ...{ email: '', name: '', search: '', method: null, buyer: JSON.stringify(buyer) },
    recurring: JSON.stringify(withoutDedication(readJson(row.recurring))),
  };
  await keepCourse(tx, deps, row, act(course, 'end', deps.now()) ?? course, kept);
}
