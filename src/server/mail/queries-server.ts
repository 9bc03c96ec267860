import type { Queryable } from '../db/schema.ts';

declare module '../db/schema.ts' {
  interface Schema {
    mailServers: MailServerTable;
  }
}

export interface MailServerTable {
  /** Always 1: there is one, or none. */
  id: number;
  /** MailServerSettings as JSON. */
  settings: string;
  /** Sealed under the installation's secret; null: it asks for none. */
  password: string | null;
}

const ONE = 1;

export function findMailServerRow(db: Queryable): Promise<MailServerTable | undefined> {
  return db.selectFrom('mailServers').selectAll().executeTakeFirst();
}

export async function writeMailServer(tx: Queryable, row: Omit<MailServerTable, 'id'>): Promise<void> {
  await tx
    .insertInto('mailServers')
    .values({ id: ONE, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

export async function deleteMailServer(tx: Queryable): Promise<void> {
  await tx.deleteFrom('mailServers').execute();
}
