import { TEST_EVENT } from '#domain/webhooks/webhook.ts';
import type { Queryable } from '../db/schema.ts';
import type { WebhookDeliveryTable } from './tables.ts';

export async function insertDelivery(tx: Queryable, row: WebhookDeliveryTable): Promise<void> {
  await tx.insertInto('webhookDeliveries').values(row).execute();
}

export async function findDeliveryRow(
  db: Queryable,
  webhookId: string,
  id: string,
): Promise<WebhookDeliveryTable | undefined> {
  return db
    .selectFrom('webhookDeliveries')
    .selectAll()
    .where('webhookId', '=', webhookId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The latest first. */
export async function listDeliveryRows(
  db: Queryable,
  webhookId: string,
  { before, limit }: { readonly before?: string | undefined; readonly limit: number },
): Promise<WebhookDeliveryTable[]> {
  let query = db.selectFrom('webhookDeliveries').selectAll().where('webhookId', '=', webhookId);
  if (before) query = query.where('id', '<', before);
  return query.orderBy('id', 'desc').limit(limit).execute();
}

/** The last delivery of each webhook of a site. */
export async function listLastDeliveries(db: Queryable, siteId: string): Promise<WebhookDeliveryTable[]> {
  const lasts = db
    .selectFrom('webhookDeliveries')
    .select((eb) => eb.fn.max('id').as('id'))
    .where('siteId', '=', siteId)
    .groupBy('webhookId');
  return db.selectFrom('webhookDeliveries').selectAll().where('id', 'in', lasts).execute();
}

export interface Claim {
  readonly now: number;
  /** When others may take what is claimed for lost. */
  readonly until: number;
  /** Webhooks that are being delivered to. */
  readonly busy: readonly string[];
  readonly limit: number;
}

/** Rows looked at for one claim: a webhook that has more of them waiting comes again when it is free. */
const LOOK = 100;

/** Takes due deliveries, the longest due first and one for each webhook: nobody else gets them. */
export async function claimDeliveries(tx: Queryable, claim: Claim): Promise<WebhookDeliveryTable[]> {
  const due = await tx
    .selectFrom('webhookDeliveries')
    .innerJoin('webhooks', 'webhooks.id', 'webhookDeliveries.webhookId')
    .select(['webhookDeliveries.id', 'webhookId', 'nextAt'])
    .where('state', '=', 'waiting')
    .where('nextAt', '<=', claim.now)
    .where('webhookId', 'not in', [...claim.busy, ''])
    .where((eb) => eb.or([eb('isOn', '=', 1), eb('event', '=', TEST_EVENT)]))
    .orderBy('nextAt')
    .orderBy('webhookDeliveries.id')
    .limit(LOOK)
    .execute();
  const firsts = [...Map.groupBy(due, (row) => row.webhookId).values()].flatMap(([first]) => first ?? []);
  const claimed: WebhookDeliveryTable[] = [];
  for (const { id, nextAt } of firsts.slice(0, claim.limit)) {
    const row = await tx
      .updateTable('webhookDeliveries')
      .set((eb) => ({ nextAt: claim.until, attempts: eb('attempts', '+', 1) }))
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .where('nextAt', '=', nextAt)
      .returningAll()
      .executeTakeFirst();
    if (row) claimed.push(row);
  }
  return claimed;
}

/** @returns false when it is no longer this try that speaks for it */
export async function settleDelivery(
  tx: Queryable,
  { id, attempts }: Pick<WebhookDeliveryTable, 'id' | 'attempts'>,
  change: Partial<Omit<WebhookDeliveryTable, 'id'>>,
): Promise<boolean> {
  const result = await tx
    .updateTable('webhookDeliveries')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('attempts', '=', attempts)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Sends one again that was delivered or has failed. */
export async function reopenDelivery(tx: Queryable, id: string, now: number): Promise<boolean> {
  const result = await tx
    .updateTable('webhookDeliveries')
    .set({ state: 'waiting', attempts: 0, nextAt: now, problem: null })
    .where('id', '=', id)
    .where('state', '!=', 'waiting')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Ends what waits for a webhook that is off. Tests go on. */
export async function giveUpWaiting(tx: Queryable, webhookId: string, problem: string): Promise<void> {
  await tx
    .updateTable('webhookDeliveries')
    .set({ state: 'failed', problem, nextAt: null })
    .where('webhookId', '=', webhookId)
    .where('state', '=', 'waiting')
    .where('event', '!=', TEST_EVENT)
    .execute();
}

export async function deleteOldDeliveries(tx: Queryable, before: number): Promise<void> {
  await tx.deleteFrom('webhookDeliveries').where('createdAt', '<', before).execute();
}
