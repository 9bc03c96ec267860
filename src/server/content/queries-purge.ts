import type { RevisionFacts, Thinning } from '#domain/content/thin-revisions.ts';
import { chunks } from '../db/chunks.ts';
import { readJson } from '../db/json-text.ts';
import type { Queryable } from '../db/schema.ts';
import { rememberAddresses } from './queries-gone.ts';

/** Documents deleted before an instant, oldest first. */
export async function listLongDeleted(db: Queryable, before: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('documents')
    .select('id')
    .where('deletedAt', '<', before)
    .orderBy('deletedAt')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** Deletes documents for good if they are still deleted; their history, labels and comments go with them. */
export async function purgeDocuments(db: Queryable, ids: readonly string[], before: number): Promise<void> {
  if (ids.length === 0) return;
  await rememberAddresses(db, ids, before);
  const gone = db.selectFrom('documents').select('id').where('id', 'in', ids).where('deletedAt', '<', before);
  await db
    .deleteFrom('collections')
    .where('pageId', 'in', gone)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('documents')
            .select('documents.id')
            .whereRef('documents.collectionId', '=', 'collections.id')
            .where('documents.id', 'not in', ids),
        ),
      ),
    )
    .execute();
  await db.deleteFrom('documents').where('id', 'in', ids).where('deletedAt', '<', before).execute();
}

/** Documents with more than one revision that may go, after the given id, in the order of ids. */
export async function listThinnable(
  db: Queryable,
  before: number,
  afterId: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('revisions')
    .select('documentId')
    .where('documentId', '>', afterId)
    .where('isKept', '=', 0)
    .where('createdAt', '<', before)
    .groupBy('documentId')
    .having((eb) => eb.fn.countAll<number>(), '>', 1)
    .orderBy('documentId')
    .limit(limit)
    .execute();
  return rows.map((row) => row.documentId);
}

export async function listRevisionFacts(db: Queryable, documentId: string): Promise<RevisionFacts[]> {
  const rows = await db
    .selectFrom('revisions')
    .innerJoin('documents', 'documents.id', 'revisions.documentId')
    .select([
      'revisions.id',
      'revisions.baseId',
      'revisions.createdAt',
      'revisions.isKept',
      'revisions.operations',
      'documents.draftId',
      'documents.publishedId',
      'documents.scheduledId',
    ])
    .where('revisions.documentId', '=', documentId)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    baseId: row.baseId,
    createdAt: row.createdAt,
    isKept: row.isKept === 1 || [row.draftId, row.publishedId, row.scheduledId].includes(row.id),
    operations: row.operations === null ? null : readJson(row.operations),
  }));
}

export async function applyThinning(db: Queryable, thinning: Thinning): Promise<void> {
  for (const { id, baseId, operations } of thinning.rebased) {
    await db
      .updateTable('revisions')
      .set({ baseId, operations: operations === null ? null : JSON.stringify(operations) })
      .where('id', '=', id)
      .execute();
  }
  for (const ids of chunks(thinning.removed))
    await db.deleteFrom('revisions').where('id', 'in', ids).execute();
}
