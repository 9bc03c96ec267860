import type { DeliverySummary, Webhook } from '#domain/webhooks/calls.ts';
import { readJson } from '../db/json-text.ts';
import type { Queryable } from '../db/schema.ts';
import type { WebhookTable } from './tables.ts';

export async function findWebhookRow(
  db: Queryable,
  siteId: string,
  id: string,
): Promise<WebhookTable | undefined> {
  return db
    .selectFrom('webhooks')
    .selectAll()
    .where('siteId', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** In the order they were made. */
export async function listWebhookRows(db: Queryable, siteId: string): Promise<WebhookTable[]> {
  return db.selectFrom('webhooks').selectAll().where('siteId', '=', siteId).orderBy('id').execute();
}

export async function insertWebhook(tx: Queryable, row: WebhookTable): Promise<void> {
  await tx.insertInto('webhooks').values(row).execute();
}

export async function updateWebhook(
  tx: Queryable,
  id: string,
  change: Partial<Omit<WebhookTable, 'id' | 'siteId'>>,
): Promise<void> {
  await tx.updateTable('webhooks').set(change).where('id', '=', id).execute();
}

/** Its deliveries go with it. */
export async function deleteWebhook(tx: Queryable, id: string): Promise<void> {
  await tx.deleteFrom('webhooks').where('id', '=', id).execute();
}

export function toWebhook(row: WebhookTable, now: number, lastDelivery: DeliverySummary | null): Webhook {
  const until = row.oldSecretUntil;
  return {
    id: row.id,
    url: row.url,
    events: readJson(row.events),
    forms: formsOf(row),
    isOn: row.isOn === 1,
    offReason: row.offReason,
    failingSince: row.failingSince,
    oldSecretUntil: until !== null && until > now ? until : null,
    createdAt: row.createdAt,
    lastDelivery,
  };
}

/** Ids of the forms it is told of; null for all. */
export function formsOf(row: Pick<WebhookTable, 'forms'>): Webhook['forms'] {
  return readJson(row.forms);
}
