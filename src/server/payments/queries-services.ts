import type { Queryable } from '../db/schema.ts';

interface PaymentSecretTable {
  siteId: string;
  name: string;
  secret: string;
}

interface PaymentNewsTable {
  siteId: string;
  eventId: string;
  createdAt: number;
}

declare module '../db/schema.ts' {
  interface Schema {
    paymentSecrets: PaymentSecretTable;
    paymentNews: PaymentNewsTable;
  }
}

/** As they were sealed, by their names. */
export async function listPaymentSecrets(
  db: Queryable,
  siteId: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('paymentSecrets')
    .select(['name', 'secret'])
    .where('siteId', '=', siteId)
    .execute();
  return new Map(rows.map(({ name, secret }) => [name, secret]));
}

export async function savePaymentSecret(tx: Queryable, row: PaymentSecretTable): Promise<void> {
  await tx
    .insertInto('paymentSecrets')
    .values(row)
    .onConflict((conflict) => conflict.columns(['siteId', 'name']).doUpdateSet({ secret: row.secret }))
    .execute();
}

export async function deletePaymentSecret(tx: Queryable, siteId: string, name: string): Promise<void> {
  await tx.deleteFrom('paymentSecrets').where('siteId', '=', siteId).where('name', '=', name).execute();
}

export async function isNewsKnown(db: Queryable, siteId: string, eventId: string): Promise<boolean> {
  const row = await db
    .selectFrom('paymentNews')
    .select('eventId')
    .where('siteId', '=', siteId)
    .where('eventId', '=', eventId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertNews(tx: Queryable, row: PaymentNewsTable): Promise<void> {
  await tx
    .insertInto('paymentNews')
    .values(row)
    .onConflict((conflict) => conflict.columns(['siteId', 'eventId']).doNothing())
    .execute();
}

export async function deleteOldNews(tx: Queryable, before: number): Promise<void> {
  await tx.deleteFrom('paymentNews').where('createdAt', '<', before).execute();
}
