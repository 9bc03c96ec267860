/** Categories of shops, as far as they are pages. */
import { sql } from 'kysely';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import type { CategoryPlace } from '#domain/store/catalogue/category-address.ts';
import type { Queryable } from '../db/schema.ts';
import { isLocked, lockOf } from '../kernel/documents/lock.ts';
import { gateOf, isOpenToAll } from '../kernel/documents/queries-locked.ts';
import { collectionSettingsOf, documentSettingsOf } from '../kernel/documents/settings.ts';

interface Row {
  readonly path: string;
  readonly label: string;
  readonly updatedAt: number;
  readonly settings: string;
  readonly gate: string | null;
  readonly collection: string;
}

/** Those that have something to show, with the paths of the shops. */
export async function listShopCategories(
  db: Queryable,
  siteId: string,
): Promise<(CategoryPlace & { readonly category: string; readonly updatedAt: number })[]> {
  const { rows } = await sql<Row>`
    select pages.path, labels.label, pages.settings, ${gateOf('pages')} as gate, collections.settings as collection, max(items.updated_at) as updated_at
    from collections
    join documents as pages on pages.id = collections.page_id
    join labels on labels.collection_id = collections.id and labels.kind = 'category'
    join documents as items on items.id = labels.document_id
    where collections.site_id = ${siteId} and collections.type = ${COLLECTION_TYPES.products}
      and pages.published_id is not null and pages.status = 1 and pages.deleted_at is null
      and items.published_id is not null and items.status = 1 and items.deleted_at is null
      and ${isOpenToAll('items')}
    group by pages.id, pages.collection_id, pages.path, labels.label, pages.settings, collections.settings
    order by pages.path, labels.label`.execute(db);
  return rows.flatMap(({ path, label, updatedAt, settings, gate, collection }) => {
    const { isHiddenFromSearch } = documentSettingsOf(settings);
    return path === null || isHiddenFromSearch || isLocked(lockOf({ settings, gate }))
      ? []
      : [
          {
            base: path,
            categoryLocale: collectionSettingsOf(collection).categoryLocale,
            category: label,
            updatedAt,
          },
        ];
  });
}
