/** How large single values of a database are: what grows with every request shows in them. */
import { sql } from 'kysely';
import type { Queryable } from '#server/db/schema.ts';

/** @returns characters of the longest text by table and column, those above `least` */
export async function longTexts(db: Queryable, least: number): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  for (const { name: table, columns } of await db.introspection.getTables())
    for (const { name: column, dataType } of columns) {
      if (!/text|char|json/i.test(dataType)) continue;
      const { rows } = await sql<{ longest: number | string | null }>`
        select max(length(${sql.ref(column)})) as longest from ${sql.table(table)}`.execute(db);
      const longest = Number(rows[0]?.longest ?? 0);
      if (longest > least) found.set(`${table}.${column}`, longest);
    }
  return found;
}
