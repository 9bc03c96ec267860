import { chunks } from '../db/chunks.ts';
import type { Queryable } from '../db/schema.ts';
import type { CommentTable } from './tables.ts';

/** Comments on documents that are not deleted, in the order of their ids. */
export async function listCommentsToMove(
  db: Queryable,
  siteId: string,
): Promise<(CommentTable & { readonly kind: string })[]> {
  return db
    .selectFrom('comments')
    .innerJoin('documents', 'documents.id', 'comments.documentId')
    .selectAll('comments')
    .select('documents.kind')
    .where('comments.siteId', '=', siteId)
    .where('documents.deletedAt', 'is', null)
    .orderBy('comments.id')
    .execute();
}

export async function deleteCommentsOf(
  tx: Queryable,
  siteId: string,
  documentIds: readonly string[],
): Promise<void> {
  for (const chunk of chunks(documentIds))
    await tx.deleteFrom('comments').where('siteId', '=', siteId).where('documentId', 'in', chunk).execute();
}

export async function insertComments(tx: Queryable, rows: readonly CommentTable[]): Promise<void> {
  for (const chunk of chunks(rows)) await tx.insertInto('comments').values(chunk).execute();
}
