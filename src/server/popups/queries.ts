import type { OverPages } from '#domain/popups/schema.ts';
import type { Queryable } from '../db/schema.ts';

export async function writeOverPages(tx: Queryable, siteId: string, overPages: OverPages): Promise<void> {
  const settings = JSON.stringify(overPages);
  await tx
    .insertInto('over_pages')
    .values({ site_id: siteId, settings })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet({ settings }))
    .execute();
}

export async function deleteOverPages(tx: Queryable, siteId: string): Promise<void> {
  await tx.deleteFrom('over_pages').where('site_id', '=', siteId).execute();
}
