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
    .select(['siteId', 'path', 'deletedAt'])
    .where('id', 'in', ids)
    .where('deletedAt', '<', before)
    .where('publishedId', 'is not', null)
    .where('path', 'is not', null)
    .execute();
  await insertGoneAddresses(
    db,
    rows.map(({ siteId, path, deletedAt }) => ({
      siteId,
      path: path ?? '',
      goneAt: deletedAt ?? before,
    })),
  );
}

export async function insertGoneAddresses(db: Queryable, rows: readonly GoneAddressTable[]): Promise<void> {
  for (const chunk of chunks(rows))
    await db
      .insertInto('goneAddresses')
      .values(chunk)
      .onConflict((conflict) => conflict.columns(['siteId', 'path']).doNothing())
      .execute();
}

export async function deleteGoneAddress(db: Queryable, siteId: string, path: string): Promise<void> {
  await db.deleteFrom('goneAddresses').where('siteId', '=', siteId).where('path', '=', path).execute();
}

export async function listGoneAddresses(db: Queryable, siteId: string): Promise<GoneAddressTable[]> {
  return db.selectFrom('goneAddresses').selectAll().where('siteId', '=', siteId).orderBy('path').execute();
}

export async function deleteGoneAddresses(db: Queryable, siteId: string): Promise<void> {
  await db.deleteFrom('goneAddresses').where('siteId', '=', siteId).execute();
}
