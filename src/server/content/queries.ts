import type { DocumentKind } from '#domain/content/codes.ts';
import type { Body } from '#domain/content/content.ts';
import { isEqualJson } from '#domain/json.ts';
import { readJson } from '../db/json-text.ts';
import type { Queryable } from '../db/schema.ts';
import type { Revision } from '../kernel/documents/queries.ts';
import { type DocumentRecord, toRecord, toRow } from '../kernel/documents/records.ts';

export interface DocumentFilter {
  readonly kind?: DocumentKind | undefined;
  readonly collectionId?: string;
  readonly isDeleted?: boolean;
  readonly limit?: number;
  readonly offset?: number;
}

export async function listDocuments(
  db: Queryable,
  siteId: string,
  filter: DocumentFilter = {},
): Promise<DocumentRecord[]> {
  let query = db.selectFrom('documents').selectAll().where('siteId', '=', siteId);
  query = filter.isDeleted ? query.where('deletedAt', 'is not', null) : query.where('deletedAt', 'is', null);
  if (filter.kind) query = query.where('kind', '=', filter.kind);
  if (filter.collectionId) query = query.where('collectionId', '=', filter.collectionId);
  const rows = await query
    .orderBy('position')
    .orderBy('id')
    .limit(filter.limit ?? 1000)
    .offset(filter.offset ?? 0)
    .execute();
  return rows.map(toRecord);
}

export async function insertDocument(db: Queryable, record: DocumentRecord): Promise<void> {
  await db.insertInto('documents').values(toRow(record)).execute();
}

export async function updateDocument(db: Queryable, record: DocumentRecord): Promise<void> {
  const { id, siteId: _site, createdAt: _created, ...changes } = toRow(record);
  await db.updateTable('documents').set(changes).where('id', '=', id).execute();
}

export async function setPosition(db: Queryable, id: string, position: number): Promise<void> {
  await db.updateTable('documents').set({ position }).where('id', '=', id).execute();
}

/** Whether visitors may know an address below this path. */
export async function hasPublishedBelow(db: Queryable, siteId: string, path: string): Promise<boolean> {
  const row = await db
    .selectFrom('documents')
    .select('id')
    .where('siteId', '=', siteId)
    .where('path', '>=', `${path}/`)
    .where('path', '<', `${path}0`)
    .where('publishedId', 'is not', null)
    .where('deletedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Rewrites the addresses below a path after it has moved; the moved document itself is not touched.
 * @returns old and new address of each published one
 */
export async function movePathsBelow(
  db: Queryable,
  siteId: string,
  from: string,
  to: string,
): Promise<[string, string][]> {
  const rows = await db
    .selectFrom('documents')
    .select(['id', 'path', 'publishedId'])
    .where('siteId', '=', siteId)
    // From "/" up to "0", the next character: everything that starts with the path and a slash.
    .where('path', '>=', `${from}/`)
    .where('path', '<', `${from}0`)
    .where('deletedAt', 'is', null)
    .execute();
  const moved: [string, string][] = [];
  for (const row of rows) {
    const old = row.path ?? '';
    const path = `${to}${old.slice(from.length)}`;
    await db.updateTable('documents').set({ path }).where('id', '=', row.id).execute();
    if (row.publishedId !== null) moved.push([old, path]);
  }
  return moved;
}

/**
 * What stands below a document: children of children, and the items of a collection's page.
 * @param deletedAt null for live documents, else those deleted at that very moment
 */
export async function listBelow(
  db: Queryable,
  document: DocumentRecord,
  deletedAt: number | null,
): Promise<DocumentRecord[]> {
  const found: DocumentRecord[] = [];
  // An imported archive may have a tree that leads back to itself.
  const seen = new Set([document.id]);
  for (let level = [document]; level.length > 0; ) {
    const children = await Promise.all(level.map((each) => listChildren(db, each, deletedAt)));
    const added = children.flat().filter(({ id }) => !seen.has(id) && seen.add(id));
    found.push(...added);
    level = added.filter(({ kind }) => kind !== 'item');
  }
  return found;
}

async function listChildren(
  db: Queryable,
  document: DocumentRecord,
  deletedAt: number | null,
): Promise<DocumentRecord[]> {
  const isCollectionPage = document.kind === 'page' && document.collectionId !== null;
  const rows = await db
    .selectFrom('documents')
    .selectAll()
    .where('siteId', '=', document.siteId)
    .where('id', '<>', document.id)
    .where((eb) =>
      eb.or([
        eb('parentId', '=', document.id),
        ...(isCollectionPage ? [eb('collectionId', '=', document.collectionId)] : []),
      ]),
    )
    .where('deletedAt', deletedAt === null ? 'is' : '=', deletedAt)
    .execute();
  return rows.map(toRecord);
}

/** Whether a revision has exactly this body. Lengths are compared first, so that saving rarely reads a second long page. */
export async function holdsBody(db: Queryable, revisionId: string, body: Body): Promise<boolean> {
  const length = [...JSON.stringify(body)].length;
  const row = await db
    .selectFrom('revisions')
    .select('body')
    .where('id', '=', revisionId)
    // Characters, as both engines count them; the order of keys makes no difference to it.
    .where((eb) => eb(eb.fn<number>('length', ['body']), '=', length))
    .executeTakeFirst();
  return row !== undefined && isEqualJson(JSON.parse(row.body), body);
}

/** Of everything visitors can open. */
export async function listPublishedAddresses(
  db: Queryable,
  siteId: string,
): Promise<{ id: string; path: string }[]> {
  const rows = await db
    .selectFrom('documents')
    .select(['id', 'path'])
    .where('siteId', '=', siteId)
    .where('path', 'is not', null)
    .where('publishedId', 'is not', null)
    .where('deletedAt', 'is', null)
    .execute();
  return rows.flatMap(({ id, path }) => (path === null ? [] : [{ id, path }]));
}

export async function insertRevision(db: Queryable, revision: Revision): Promise<void> {
  await db
    .insertInto('revisions')
    .values({
      ...revision,
      body: JSON.stringify(revision.body),
      isKept: revision.isKept ? 1 : 0,
      operations: revision.operations && JSON.stringify(revision.operations),
    })
    .execute();
}

export async function keepRevision(db: Queryable, id: string, name?: string): Promise<void> {
  await db
    .updateTable('revisions')
    .set(name === undefined ? { isKept: 1 } : { isKept: 1, name })
    .where('id', '=', id)
    .execute();
}

export type RevisionSummary = Pick<
  Revision,
  'id' | 'baseId' | 'author' | 'createdAt' | 'name' | 'operations'
>;

/** Newest first. */
export async function listRevisions(
  db: Queryable,
  siteId: string,
  documentId: string,
  limit: number,
): Promise<RevisionSummary[]> {
  const rows = await db
    .selectFrom('revisions')
    .select(['id', 'baseId', 'author', 'createdAt', 'name', 'operations'])
    .where('documentId', '=', documentId)
    .where('siteId', '=', siteId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    ...row,
    operations: row.operations && readJson(row.operations),
  }));
}

/** A page at an address or below it. */
export async function findFirstBelow(
  db: Queryable,
  siteId: string,
  path: string,
): Promise<{ title: string; path: string | null } | undefined> {
  return db
    .selectFrom('documents')
    .select(['title', 'path'])
    .where('siteId', '=', siteId)
    .where('deletedAt', 'is', null)
    .where((where) =>
      where.or([
        where('path', '=', path),
        where.and([where('path', '>=', `${path}/`), where('path', '<', `${path}0`)]),
      ]),
    )
    .orderBy('path')
    .limit(1)
    .executeTakeFirst();
}
