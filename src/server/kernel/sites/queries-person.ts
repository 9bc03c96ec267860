/** Rows of a site that bear the address of a visitor: given out to this person, and erased. Addresses are kept in lower case. */
import { sql } from 'kysely';
import type { Queryable, Schema } from '../../db/schema.ts';

type PersonalTable = {
  [Table in keyof Schema]: Schema[Table] extends { readonly siteId: string; readonly email: string }
    ? Table
    : never;
}[keyof Schema];

export async function listRowsOfPerson<Table extends PersonalTable>(
  db: Queryable,
  table: Table,
  whose: { readonly siteId: string; readonly email: string },
  order: keyof Schema[Table] & string,
): Promise<Schema[Table][]> {
  const found = sql<Schema[Table]>`
    select * from ${sql.table(table)}
    where site_id = ${whose.siteId} and email = ${whose.email.toLowerCase()} order by ${sql.ref(order)}`;
  return (await found.execute(db)).rows;
}

/** @returns how many there were */
export async function deleteRowsOfPerson(
  tx: Queryable,
  table: PersonalTable,
  { siteId, email }: { readonly siteId: string; readonly email: string },
): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom(table)
    .where('siteId', '=', siteId)
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  return Number(numDeletedRows);
}
