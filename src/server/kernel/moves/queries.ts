import { chunks } from '../../db/chunks.ts';
import type { Queryable, Schema } from '../../db/schema.ts';

/** Their rows have an id, and say which site they belong to. */
export type SiteOwnedTable = {
  [Table in keyof Schema]: Schema[Table] extends { readonly id: string; readonly site_id: string | null }
    ? Table
    : never;
}[keyof Schema];

/** Which of these ids exist already, in any site. */
export async function findTakenIds(
  db: Queryable,
  table: SiteOwnedTable | 'sites',
  ids: readonly string[],
): Promise<string[]> {
  const taken: string[] = [];
  for (const chunk of chunks(ids)) {
    const rows = await db.selectFrom(table).select('id').where('id', 'in', chunk).execute();
    taken.push(...rows.map((row) => row.id));
  }
  return taken;
}
