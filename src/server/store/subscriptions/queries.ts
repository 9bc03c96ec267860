import { isId } from '#domain/id.ts';
import { prepared } from '../../db/prepared.ts';
import type { Queryable } from '../../db/schema.ts';
import type { SubscriptionChargeTable, SubscriptionTable } from './tables.ts';

const byId = prepared((db, asked: { readonly id: string }) =>
  db.selectFrom('subscriptions').selectAll().where('id', '=', asked.id),
);
const byVersion = prepared(
  (tx, { of, at, ...change }: { readonly of: string; readonly at: number } & Partial<SubscriptionTable>) =>
    tx
      .updateTable('subscriptions')
      .set(change)
      .where('id', '=', of)
      .where('version', '=', at)
      .returning('id'),
);
const chargeInsert = prepared((tx, row: SubscriptionChargeTable) =>
  tx
    .insertInto('subscriptionCharges')
    .values(row)
    .onConflict((conflict) => conflict.columns(['subscriptionId', 'periodStart']).doNothing()),
);
const chargeOfPeriod = prepared(
  (db, asked: { readonly subscriptionId: string; readonly periodStart: number }) =>
    db
      .selectFrom('subscriptionCharges')
      .selectAll()
      .where('subscriptionId', '=', asked.subscriptionId)
      .where('periodStart', '=', asked.periodStart),
);
const chargeUpdate = prepared(
  (tx, { of, ...change }: { readonly of: string } & Partial<SubscriptionChargeTable>) =>
    tx.updateTable('subscriptionCharges').set(change).where('id', '=', of),
);

export async function findSubscription(db: Queryable, id: string): Promise<SubscriptionTable | undefined> {
  // Also what a stranger sends: PostgreSQL takes no text with a zero byte.
  if (!isId(id)) return undefined;
  const [row] = await byId(db, { id });
  return row;
}

export async function insertSubscriptions(tx: Queryable, rows: readonly SubscriptionTable[]): Promise<void> {
  if (rows.length > 0) await tx.insertInto('subscriptions').values(rows).execute();
}

/** @returns false if it has changed since it was read */
export async function updateSubscription(
  tx: Queryable,
  { id, version }: Pick<SubscriptionTable, 'id' | 'version'>,
  change: Partial<SubscriptionTable>,
): Promise<boolean> {
  const rows = await byVersion(tx, { of: id, at: version, ...change, version: version + 1 });
  return rows.length > 0;
}

/** Ids of those that are due and not leased, the longest due first. Nothing is charged for a deleted site. */
export async function listDue(db: Queryable, now: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .innerJoin('sites', 'sites.id', 'subscriptions.siteId')
    .select('subscriptions.id')
    .where('sites.deletedAt', 'is', null)
    .where('nextAt', '<=', now)
    .where('leasedUntil', '<=', now)
    .orderBy('nextAt')
    .orderBy('subscriptions.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Once for each period, however often it is tried. */
export async function openCharge(
  tx: Queryable,
  row: SubscriptionChargeTable,
): Promise<SubscriptionChargeTable> {
  await chargeInsert(tx, row);
  const found = await findCharge(tx, row);
  if (!found) throw new Error('A charge that was just written is there.');
  return found;
}

export async function findCharge(
  db: Queryable,
  { subscriptionId, periodStart }: Pick<SubscriptionChargeTable, 'subscriptionId' | 'periodStart'>,
): Promise<SubscriptionChargeTable | undefined> {
  const [row] = await chargeOfPeriod(db, { subscriptionId, periodStart });
  return row;
}

export async function updateCharge(
  tx: Queryable,
  id: string,
  change: Partial<SubscriptionChargeTable>,
): Promise<void> {
  await chargeUpdate(tx, { of: id, ...change });
}

/** The latest first. */
export async function listCharges(db: Queryable, subscriptionId: string): Promise<SubscriptionChargeTable[]> {
  return db
    .selectFrom('subscriptionCharges')
    .selectAll()
    .where('subscriptionId', '=', subscriptionId)
    .orderBy('periodStart', 'desc')
    .limit(200)
    .execute();
}

/** Those of subscriptions that are there. */
export async function insertCharges(tx: Queryable, rows: readonly SubscriptionChargeTable[]): Promise<void> {
  const ids = rows.map(({ subscriptionId }) => subscriptionId);
  if (ids.length === 0) return;
  const found = await tx.selectFrom('subscriptions').select('id').where('id', 'in', ids).execute();
  const known = new Set(found.map(({ id }) => id));
  const fitting = rows.filter(({ subscriptionId }) => known.has(subscriptionId));
  if (fitting.length > 0) await tx.insertInto('subscriptionCharges').values(fitting).execute();
}

/** Of one subscriber, the latest first. @param email in lower case */
export async function listOfEmail(
  db: Queryable,
  siteId: string,
  email: string,
): Promise<SubscriptionTable[]> {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('siteId', '=', siteId)
    .where('email', '=', email)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
}
