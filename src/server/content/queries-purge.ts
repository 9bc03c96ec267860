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
    .where('deleted_at', '<', before)
    .orderBy('deleted_at')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** Deletes documents for good if they are still deleted; their history, labels and comments go with them. */
export async function purgeDocuments(db: Queryable, ids: readonly string[], before: number): Promise<void> {
  if (ids.length === 0) return;
  await rememberAddresses(db, ids, before);
  const gone = db
    .selectFrom('documents')
    .select('id')
    .where('id', 'in', ids)
    .where('deleted_at', '<', before);
  await db
    .deleteFrom('collections')
    .where('page_id', 'in', gone)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('documents')
            .select('documents.id')
            .whereRef('documents.collection_id', '=', 'collections.id')
            .where('documents.id', 'not in', ids),
        ),
      ),
    )
    .execute();
  await db.deleteFrom('documents').where('id', 'in', ids).where('deleted_at', '<', before).execute();
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
    .select('document_id')
    .where('document_id', '>', afterId)
    .where('is_kept', '=', 0)
    .where('created_at', '<', before)
    .groupBy('document_id')
    .having((eb) => eb.fn.countAll<number>(), '>', 1)
    .orderBy('document_id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.document_id);
}

export async function listRevisionFacts(db: Queryable, documentId: string): Promise<RevisionFacts[]> {
  const rows = await db
    .selectFrom('revisions')
    .innerJoin('documents', 'documents.id', 'revisions.document_id')
    .select([
      'revisions.id',
      'revisions.base_id',
      'revisions.created_at',
      'revisions.is_kept',
      'revisions.operations',
      'documents.draft_id',
      'documents.published_id',
      'documents.scheduled_id',
    ])
    .where('revisions.document_id', '=', documentId)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    baseId: row.base_id,
    createdAt: row.created_at,
    isKept: row.is_kept === 1 || [row.draft_id, row.published_id, row.scheduled_id].includes(row.id),
    operations: row.operations === null ? null : readJson(row.operations),
  }));
}

export async function applyThinning(db: Queryable, thinning: Thinning): Promise<void> {
  for (const { id, baseId, operations } of thinning.rebased) {
    await db
      .updateTable('revisions')
      .set({ base_id: baseId, operations: operations === null ? null : JSON.stringify(operations) })
      .where('id', '=', id)
      .execute();
  }
  for (const ids of chunks(thinning.removed))
    await db.deleteFrom('revisions').where('id', 'in', ids).execute();
}
