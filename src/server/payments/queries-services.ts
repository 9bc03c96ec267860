import type { Queryable } from '../db/schema.ts';

interface PaymentSecretTable {
  site_id: string;
  name: string;
  secret: string;
}

interface PaymentNewsTable {
  site_id: string;
  event_id: string;
  created_at: number;
}

declare module '../db/schema.ts' {
  interface Schema {
    payment_secrets: PaymentSecretTable;
    payment_news: PaymentNewsTable;
  }
}

/** As they were sealed, by their names. */
export async function listPaymentSecrets(
  db: Queryable,
  siteId: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('payment_secrets')
    .select(['name', 'secret'])
    .where('site_id', '=', siteId)
    .execute();
  return new Map(rows.map(({ name, secret }) => [name, secret]));
}

export async function savePaymentSecret(tx: Queryable, row: PaymentSecretTable): Promise<void> {
  await tx
    .insertInto('payment_secrets')
    .values(row)
    .onConflict((conflict) => conflict.columns(['site_id', 'name']).doUpdateSet({ secret: row.secret }))
    .execute();
}

export async function deletePaymentSecret(tx: Queryable, siteId: string, name: string): Promise<void> {
  await tx.deleteFrom('payment_secrets').where('site_id', '=', siteId).where('name', '=', name).execute();
}

export async function isNewsKnown(db: Queryable, siteId: string, eventId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment_news')
    .select('event_id')
    .where('site_id', '=', siteId)
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertNews(tx: Queryable, row: PaymentNewsTable): Promise<void> {
  await tx
    .insertInto('payment_news')
    .values(row)
    .onConflict((conflict) => conflict.columns(['site_id', 'event_id']).doNothing())
    .execute();
}

export async function deleteOldNews(tx: Queryable, before: number): Promise<void> {
  await tx.deleteFrom('payment_news').where('created_at', '<', before).execute();
}
