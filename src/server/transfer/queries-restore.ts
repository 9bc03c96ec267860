/** Writing an export over the site it was made from. */
import { sql } from 'kysely';
import { chunks } from '../db/chunks.ts';
import type { CollectionTable, DocumentTable, MediaTable, Queryable, RevisionTable } from '../db/schema.ts';
import { findTakenIds, type SiteOwnedTable } from '../kernel/moves/queries.ts';

export interface ContentRows {
  readonly siteId: string;
  readonly documents: readonly DocumentTable[];
  readonly revisions: readonly RevisionTable[];
  readonly collections: readonly CollectionTable[];
  readonly media: readonly MediaTable[];
}

/** One of these ids that another site of this installation has; undefined where none has. */
export async function findForeignId(
  db: Queryable,
  siteId: string,
  table: SiteOwnedTable,
  ids: readonly string[],
): Promise<string | undefined> {
  for (const chunk of chunks(ids)) {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(table)}
      where id in (${sql.join(chunk)}) and site_id <> ${siteId} limit 1`.execute(db);
    if (rows[0]) return rows[0].id;
  }
  return undefined;
}

/** A version of a document of another site, as above. */
export async function findForeignRevision(
  db: Queryable,
  siteId: string,
  ids: readonly string[],
): Promise<string | undefined> {
  for (const chunk of chunks(ids)) {
    const row = await db
      .selectFrom('revisions')
      .innerJoin('documents', 'documents.id', 'revisions.document_id')
      .select('revisions.id')
      .where('revisions.id', 'in', chunk)
      .where('documents.site_id', '!=', siteId)
      .limit(1)
      .executeTakeFirst();
    if (row) return row.id;
  }
  return undefined;
}

/** Puts every document into the trash, which frees all addresses. @returns the ids of those that were not in it */
export async function setDocumentsAside(tx: Queryable, siteId: string, now: number): Promise<string[]> {
  const live = await tx
    .selectFrom('documents')
    .select('id')
    .where('site_id', '=', siteId)
    .where('deleted_at', 'is', null)
    .execute();
  await tx
    .updateTable('documents')
    .set({ deleted_at: now })
    .where('site_id', '=', siteId)
    .where('deleted_at', 'is', null)
    .execute();
  return live.map(({ id }) => id);
}

export async function writeDocuments(tx: Queryable, { siteId, documents }: ContentRows): Promise<void> {
  await freeSources(tx, siteId, documents);
  const known = new Set(
    await findTakenIds(
      tx,
      'documents',
      documents.map(({ id }) => id),
    ),
  );
  for (const { id, ...row } of documents.filter((each) => known.has(each.id)))
    await tx.updateTable('documents').set(row).where('id', '=', id).where('site_id', '=', siteId).execute();
  for (const chunk of chunks(documents.filter(({ id }) => !known.has(id))))
    await tx.insertInto('documents').values(chunk).execute();
}

/** What an import brought in a second time gives up the name by which the import knows it. */
async function freeSources(
  tx: Queryable,
  siteId: string,
  documents: readonly DocumentTable[],
): Promise<void> {
  for (const chunk of chunks(documents.filter(({ source_id }) => source_id !== null))) {
    await tx
      .updateTable('documents')
      .set({ source_id: null })
      .where('site_id', '=', siteId)
      .where(
        'source_id',
        'in',
        chunk.map(({ source_id }) => source_id ?? ''),
      )
      .execute();
  }
}

/** Versions never change: those that are there are the same. */
export async function insertNewRevisions(tx: Queryable, revisions: readonly RevisionTable[]): Promise<void> {
  const known = new Set(
    await findTakenIds(
      tx,
      'revisions',
      revisions.map(({ id }) => id),
    ),
  );
  for (const chunk of chunks(revisions.filter(({ id }) => !known.has(id))))
    await tx.insertInto('revisions').values(chunk).execute();
}

export async function writeCollections(tx: Queryable, { siteId, collections }: ContentRows): Promise<void> {
  const known = new Set(
    await findTakenIds(
      tx,
      'collections',
      collections.map(({ id }) => id),
    ),
  );
  for (const { id, ...row } of collections.filter((each) => known.has(each.id)))
    await tx.updateTable('collections').set(row).where('id', '=', id).where('site_id', '=', siteId).execute();
  for (const chunk of chunks(collections.filter(({ id }) => !known.has(id))))
    await tx.insertInto('collections').values(chunk).execute();
}

export async function writeMedia(tx: Queryable, { siteId, media }: ContentRows): Promise<void> {
  const known = new Set(
    await findTakenIds(
      tx,
      'media',
      media.map(({ id }) => id),
    ),
  );
  for (const { id, ...row } of media.filter((each) => known.has(each.id)))
    await tx.updateTable('media').set(row).where('id', '=', id).where('site_id', '=', siteId).execute();
  for (const chunk of chunks(media.filter(({ id }) => !known.has(id))))
    await tx.insertInto('media').values(chunk).execute();
}
