/** Reading a whole site for an export. Deleted documents and media are no part of it. */
import type { DocumentTable, MediaTable, Queryable, RevisionTable } from '../../db/schema.ts';
import { eachPage } from '../../kernel/moves/each-page.ts';

export async function findSite(db: Queryable, siteId: string) {
  return db
    .selectFrom('sites')
    .selectAll()
    .where('id', '=', siteId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

export async function listHosts(db: Queryable, siteId: string) {
  return db.selectFrom('hosts').selectAll().where('siteId', '=', siteId).orderBy('host').execute();
}

export async function listCollections(db: Queryable, siteId: string) {
  return db.selectFrom('collections').selectAll().where('siteId', '=', siteId).orderBy('id').execute();
}

export async function listMedia(db: Queryable, siteId: string): Promise<MediaTable[]> {
  return db
    .selectFrom('media')
    .selectAll()
    .where('siteId', '=', siteId)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute();
}

/** What names and addresses of files are made of, for every document, in the order of the addresses. */
export async function listAddresses(db: Queryable, siteId: string) {
  return db
    .selectFrom('documents')
    .select(['id', 'kind', 'path', 'slug', 'title', 'collectionId'])
    .where('siteId', '=', siteId)
    .where('deletedAt', 'is', null)
    .orderBy('path')
    .orderBy('id')
    .execute();
}

export interface DocumentRows {
  readonly document: DocumentTable;
  /** The revisions it points at, by id. */
  readonly revisions: ReadonlyMap<string, RevisionTable>;
}

/** Every document with the revisions it points at, a few hundred at a time. */
export async function* eachDocument(db: Queryable, siteId: string): AsyncGenerator<DocumentRows> {
  const read = (after: string, limit: number) =>
    db
      .selectFrom('documents')
      .selectAll()
      .where('siteId', '=', siteId)
      .where('deletedAt', 'is', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute();
  for await (const documents of eachPage(read)) {
    const revisions = await listRevisions(db, siteId, documents.flatMap(pointersOf));
    for (const document of documents) yield { document, revisions };
  }
}

function pointersOf(document: DocumentTable): string[] {
  return [document.draftId, document.publishedId, document.scheduledId].filter((id) => id !== null);
}

async function listRevisions(
  db: Queryable,
  siteId: string,
  ids: readonly string[],
): Promise<Map<string, RevisionTable>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('revisions')
    .selectAll()
    .where('siteId', '=', siteId)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
