import type { Body } from '#domain/content/content.ts';
import type { Operation } from '#domain/content/operations.ts';
import { readJson } from '../../db/json-text.ts';
import type { Queryable, RevisionTable } from '../../db/schema.ts';
import { type DocumentRecord, toRecord } from './records.ts';

export interface Revision extends Readonly<Omit<RevisionTable, 'body' | 'isKept' | 'operations'>> {
  readonly body: Body;
  readonly isKept: boolean;
  /** Null where the revision did not come from operations (the first one, an import, a restore). */
  readonly operations: readonly Operation[] | null;
}

function documentsOf(db: Queryable, siteId: string) {
  return db.selectFrom('documents').selectAll().where('siteId', '=', siteId);
}

/** A live or deleted document of this site; never another site's. */
export async function findDocument(
  db: Queryable,
  siteId: string,
  id: string,
): Promise<DocumentRecord | undefined> {
  const row = await documentsOf(db, siteId).where('id', '=', id).executeTakeFirst();
  return row && toRecord(row);
}

export async function findByPath(
  db: Queryable,
  siteId: string,
  path: string,
): Promise<DocumentRecord | undefined> {
  return findLive(db, siteId, 'path', path);
}

export async function findSystemDocument(
  db: Queryable,
  siteId: string,
  kind: string,
): Promise<DocumentRecord | undefined> {
  return findLive(db, siteId, 'kind', kind);
}

async function findLive(
  db: Queryable,
  siteId: string,
  column: 'path' | 'kind',
  value: string,
): Promise<DocumentRecord | undefined> {
  const row = await documentsOf(db, siteId)
    .where(column, '=', value)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return row && toRecord(row);
}

export async function findRevision(db: Queryable, siteId: string, id: string): Promise<Revision | undefined> {
  const row = await db
    .selectFrom('revisions')
    .selectAll()
    .where('id', '=', id)
    .where('siteId', '=', siteId)
    .executeTakeFirst();
  return (
    row && {
      ...row,
      body: readJson(row.body),
      isKept: row.isKept === 1,
      operations: row.operations && readJson(row.operations),
    }
  );
}
