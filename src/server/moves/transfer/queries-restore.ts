/** Writing an export over the site it was made from. */
import { sql } from 'kysely';
import { chunks } from '../../db/chunks.ts';
import type {
  CollectionTable,
  DocumentTable,
  MediaTable,
  Queryable,
  RevisionTable,
} from '../../db/schema.ts';
import { type SiteOwnedTable, splitKnown } from '../../kernel/moves/queries.ts';

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
      .innerJoin('documents', 'documents.id', 'revisions.documentId')
      .select('revisions.id')
      .where('revisions.id', 'in', chunk)
      .where('documents.siteId', '!=', siteId)
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
    .where('siteId', '=', siteId)
    .where('deletedAt', 'is', null)
    .execute();
  await tx
    .updateTable('documents')
    .set({ deletedAt: now })
    .where('siteId', '=', siteId)
    .where('deletedAt', 'is', null)
    .execute();
  return live.map(({ id }) => id);
}

export async function writeDocuments(
  tx: Queryable,
  siteId: string,
  rows: readonly DocumentTable[],
): Promise<void> {
  await freeSources(tx, siteId, rows);
  const { known, added } = await splitKnown(tx, 'documents', rows);
  for (const { id, ...row } of known)
    await tx.updateTable('documents').set(row).where('id', '=', id).where('siteId', '=', siteId).execute();
  for (const chunk of chunks(added)) await tx.insertInto('documents').values(chunk).execute();
}

/** What an import brought in a second time gives up the name by which the import knows it. */
async function freeSources(
  tx: Queryable,
  siteId: string,
  documents: readonly DocumentTable[],
): Promise<void> {
  for (const chunk of chunks(documents.filter(({ sourceId }) => sourceId !== null))) {
    await tx
      .updateTable('documents')
      .set({ sourceId: null })
      .where('siteId', '=', siteId)
      .where(
        'sourceId',
        'in',
        chunk.map(({ sourceId }) => sourceId ?? ''),
      )
      .execute();
  }
}

/** Versions never change: those that are there are the same. */
export async function insertNewRevisions(tx: Queryable, revisions: readonly RevisionTable[]): Promise<void> {
  const { added } = await splitKnown(tx, 'revisions', revisions);
  for (const chunk of chunks(added)) await tx.insertInto('revisions').values(chunk).execute();
}

export async function writeCollections(
  tx: Queryable,
  siteId: string,
  rows: readonly CollectionTable[],
): Promise<void> {
  const { known, added } = await splitKnown(tx, 'collections', rows);
  for (const { id, ...row } of known)
    await tx.updateTable('collections').set(row).where('id', '=', id).where('siteId', '=', siteId).execute();
  for (const chunk of chunks(added)) await tx.insertInto('collections').values(chunk).execute();
}

export async function writeMedia(tx: Queryable, siteId: string, rows: readonly MediaTable[]): Promise<void> {
  const { known, added } = await splitKnown(tx, 'media', rows);
  for (const { id, ...row } of known)
    await tx.updateTable('media').set(row).where('id', '=', id).where('siteId', '=', siteId).execute();
  for (const chunk of chunks(added)) await tx.insertInto('media').values(chunk).execute();
}
