import { chunks } from '../db/chunks.ts';
import type { Queryable } from '../db/schema.ts';
import type { CollectionRecord } from '../kernel/documents/queries-collections.ts';
import type { DocumentRecord } from '../kernel/documents/records.ts';
import { findSiteSettings } from '../kernel/sites/queries.ts';

export async function insertCollection(
  db: Queryable,
  collection: CollectionRecord & { createdAt: number; sourceId: string | null },
): Promise<void> {
  await db
    .insertInto('collections')
    .values({
      id: collection.id,
      site_id: collection.siteId,
      type: collection.type,
      title: collection.title,
      settings: JSON.stringify(collection.settings),
      page_id: collection.pageId,
      created_at: collection.createdAt,
      source_id: collection.sourceId,
    })
    .execute();
}

export async function updateCollection(db: Queryable, collection: CollectionRecord): Promise<void> {
  await db
    .updateTable('collections')
    .set({ title: collection.title, settings: JSON.stringify(collection.settings) })
    .where('id', '=', collection.id)
    .execute();
}

export async function countItems(db: Queryable, collectionId: string): Promise<number> {
  const row = await db
    .selectFrom('documents')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('collection_id', '=', collectionId)
    .where('kind', '=', 'item')
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export interface Label {
  readonly kind: 'tag' | 'category' | 'author';
  readonly label: string;
}

export async function replaceLabels(
  db: Queryable,
  document: Pick<DocumentRecord, 'id' | 'siteId' | 'collectionId'>,
  labels: readonly Label[],
): Promise<void> {
  await db.deleteFrom('labels').where('document_id', '=', document.id).execute();
  if (labels.length === 0) return;
  await db
    .insertInto('labels')
    .values(
      labels.map(({ kind, label }) => ({
        document_id: document.id,
        site_id: document.siteId,
        collection_id: document.collectionId ?? '',
        kind,
        label,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Sends an old address to a new one; the newest rule for an address wins. */
export async function upsertRedirect(
  db: Queryable,
  redirect: { id: string; siteId: string; from: string; target: string; status: number; now: number },
): Promise<void> {
  await db
    .insertInto('redirects')
    .values({
      id: redirect.id,
      site_id: redirect.siteId,
      from_path: redirect.from,
      target: redirect.target,
      status: redirect.status,
      created_at: redirect.now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'from_path'])
        .doUpdateSet({ target: redirect.target, status: redirect.status }),
    )
    .execute();
}

export async function deleteRedirect(db: Queryable, siteId: string, from: string): Promise<number> {
  const result = await db
    .deleteFrom('redirects')
    .where('site_id', '=', siteId)
    .where('from_path', '=', from)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

export async function findCollectionBySource(
  db: Queryable,
  siteId: string,
  sourceId: string,
): Promise<{ id: string; pageId: string | null } | undefined> {
  const row = await db
    .selectFrom('collections')
    .select(['id', 'page_id'])
    .where('site_id', '=', siteId)
    .where('source_id', '=', sourceId)
    .executeTakeFirst();
  return row && { id: row.id, pageId: row.page_id };
}

export async function findHomePageId(db: Queryable, siteId: string): Promise<string | undefined> {
  return (await findSiteSettings(db, siteId))?.homePageId;
}

export async function replaceTerms(
  db: Queryable,
  document: Pick<DocumentRecord, 'id' | 'siteId'>,
  weights: ReadonlyMap<string, number>,
): Promise<void> {
  await db.deleteFrom('search_terms').where('document_id', '=', document.id).execute();
  const rows = [...weights].map(([term, weight]) => ({
    site_id: document.siteId,
    term,
    document_id: document.id,
    weight,
  }));
  for (const some of chunks(rows)) await db.insertInto('search_terms').values(some).execute();
}

/** The id of the site where there is exactly one. */
export async function findOnlySite(db: Queryable): Promise<string | undefined> {
  const sites = await db.selectFrom('sites').select('id').where('deleted_at', 'is', null).limit(2).execute();
  return sites.length === 1 ? sites[0]?.id : undefined;
}
