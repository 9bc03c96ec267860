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
    .values({ ...collection, settings: JSON.stringify(collection.settings) })
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
    .where('collectionId', '=', collectionId)
    .where('kind', '=', 'item')
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return row.count;
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
  await db.deleteFrom('labels').where('documentId', '=', document.id).execute();
  if (labels.length === 0) return;
  await db
    .insertInto('labels')
    .values(
      labels.map(({ kind, label }) => ({
        documentId: document.id,
        siteId: document.siteId,
        collectionId: document.collectionId ?? '',
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
      siteId: redirect.siteId,
      fromPath: redirect.from,
      target: redirect.target,
      status: redirect.status,
      createdAt: redirect.now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['siteId', 'fromPath'])
        .doUpdateSet({ target: redirect.target, status: redirect.status }),
    )
    .execute();
}

export async function deleteRedirect(db: Queryable, siteId: string, from: string): Promise<number> {
  const result = await db
    .deleteFrom('redirects')
    .where('siteId', '=', siteId)
    .where('fromPath', '=', from)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

export async function findCollectionBySource(
  db: Queryable,
  siteId: string,
  sourceId: string,
): Promise<{ id: string; pageId: string | null } | undefined> {
  return db
    .selectFrom('collections')
    .select(['id', 'pageId'])
    .where('siteId', '=', siteId)
    .where('sourceId', '=', sourceId)
    .executeTakeFirst();
}

export async function findHomePageId(db: Queryable, siteId: string): Promise<string | undefined> {
  return (await findSiteSettings(db, siteId))?.homePageId;
}

/** The terms of a document with their weights, in the main language and in those it is translated to. */
export interface Terms {
  readonly main: ReadonlyMap<string, number>;
  /** By language. */
  readonly translated: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

export async function replaceTerms(
  db: Queryable,
  { id: documentId, siteId }: Pick<DocumentRecord, 'id' | 'siteId'>,
  { main, translated }: Terms,
): Promise<void> {
  await db.deleteFrom('searchTerms').where('documentId', '=', documentId).execute();
  await db.deleteFrom('translatedTerms').where('documentId', '=', documentId).execute();
  const rowsOf = (weights: ReadonlyMap<string, number>) =>
    [...weights].map(([term, weight]) => ({ siteId, term, documentId, weight }));
  for (const some of chunks(rowsOf(main))) await db.insertInto('searchTerms').values(some).execute();
  const rows = [...translated].flatMap(([language, weights]) =>
    rowsOf(weights).map((row) => ({ ...row, language })),
  );
  for (const some of chunks(rows)) await db.insertInto('translatedTerms').values(some).execute();
}

/** The id of the site where there is exactly one. */
export async function findOnlySite(db: Queryable): Promise<string | undefined> {
  const sites = await db.selectFrom('sites').select('id').where('deletedAt', 'is', null).limit(2).execute();
  return sites.length === 1 ? sites[0]?.id : undefined;
}
