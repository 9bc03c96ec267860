import { chunks } from '../db/chunks.ts';
import type { Queryable } from '../db/schema.ts';
import { settingsOf } from '../kernel/sites/queries.ts';

export interface UntoldComment {
  readonly id: string;
  readonly siteId: string;
  readonly siteName: string;
  readonly title: string;
  readonly author: string;
  readonly body: string;
  readonly status: string;
}

/** The comments of a comment's site nobody has been mailed about, the oldest first; none once it is told itself. */
export async function listUntold(db: Queryable, commentId: string): Promise<UntoldComment[]> {
  const asked = await db
    .selectFrom('comments')
    .innerJoin('sites', 'sites.id', 'comments.siteId')
    .select(['comments.siteId', 'sites.settings'])
    .where('comments.id', '=', commentId)
    .where('comments.mailedAt', 'is', null)
    .where('sites.deletedAt', 'is', null)
    .executeTakeFirst();
  if (!asked) return [];
  const rows = await db
    .selectFrom('comments')
    .innerJoin('documents', 'documents.id', 'comments.documentId')
    .select(['comments.id', 'documents.title', 'comments.authorName', 'comments.body', 'comments.status'])
    .where('comments.siteId', '=', asked.siteId)
    .where('comments.mailedAt', 'is', null)
    .where('comments.status', 'in', ['pending', 'published'])
    .orderBy('comments.id')
    .execute();
  const siteName = settingsOf(asked).title;
  return rows.map((row) => ({
    id: row.id,
    siteId: asked.siteId,
    siteName,
    title: row.title,
    author: row.authorName,
    body: row.body,
    status: row.status,
  }));
}

export async function lastMailedAt(db: Queryable, siteId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('comments')
    .select((eb) => eb.fn.max('mailedAt').as('at'))
    .where('siteId', '=', siteId)
    .executeTakeFirst();
  return row?.at === null || row?.at === undefined ? undefined : row.at;
}

export async function markTold(
  db: Queryable,
  comments: readonly Pick<UntoldComment, 'id'>[],
  now: number,
): Promise<void> {
  for (const ids of chunks(comments.map(({ id }) => id)))
    await db.updateTable('comments').set({ mailedAt: now }).where('id', 'in', ids).execute();
}
