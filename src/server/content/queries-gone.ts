import { chunks } from '../db/chunks.ts';
import type { GoneAddressTable, Queryable } from '../db/schema.ts';

/** Remembers the addresses of documents that are about to be removed for good, as far as visitors ever met them. */
export async function rememberAddresses(
  db: Queryable,
  ids: readonly string[],
  before: number,
): Promise<void> {
  const rows = await db
    .selectFrom('documents')
    .select(['site_id', 'path', 'deleted_at'])
    .where('id', 'in', ids)
    .where('deleted_at', '<', before)
    .where('published_id', 'is not', null)
    .where('path', 'is not', null)
    .execute();
  await insertGoneAddresses(
    db,
    rows.map(({ site_id, path, deleted_at }) => ({
      site_id,
      path: path ?? '',
      gone_at: deleted_at ?? before,
    })),
  );
}

export async function insertGoneAddresses(db: Queryable, rows: readonly GoneAddressTable[]): Promise<void> {
  for (const chunk of chunks(rows))
    await db
      .insertInto('gone_addresses')
      .values(chunk)
      .onConflict((conflict) => conflict.columns(['site_id', 'path']).doNothing())
      .execute();
}

export async function listGoneAddresses(db: Queryable, siteId: string): Promise<GoneAddressTable[]> {
  return db.selectFrom('gone_addresses').selectAll().where('site_id', '=', siteId).orderBy('path').execute();
}

export async function deleteGoneAddresses(db: Queryable, siteId: string): Promise<void> {
  await db.deleteFrom('gone_addresses').where('site_id', '=', siteId).execute();
}
