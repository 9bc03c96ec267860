import type { ModeratedComment } from '#domain/comments/calls.ts';
import { COMMENT_STATUSES, type CommentStatus } from '#domain/comments/contract.ts';
import { matchWords } from '../db/match-words.ts';
import type { Queryable } from '../db/schema.ts';

export interface CommentFilter {
  readonly siteId: string;
  readonly status: CommentStatus;
  /** Part of the words or the name; of the address too, for those who may see it. */
  readonly search: string;
  readonly maySeeEmail: boolean;
  /** Only those older than this one. */
  readonly before: string | undefined;
  readonly documentId: string | undefined;
  readonly limit: number;
}

/** The newest first. */
export async function listComments(db: Queryable, filter: CommentFilter): Promise<ModeratedComment[]> {
  const { siteId, status, search, before, documentId, maySeeEmail } = filter;
  let query = db
    .selectFrom('comments')
    .innerJoin('documents', 'documents.id', 'comments.documentId')
    .leftJoin('comments as parent', 'parent.id', 'comments.parentId')
    .select([
      'comments.id',
      'comments.authorName',
      'comments.authorEmail',
      'comments.accountId',
      'comments.body',
      'comments.status',
      'comments.spamReasons',
      'comments.createdAt',
      'comments.documentId',
      'documents.title',
      'documents.path',
      'documents.deletedAt',
      'parent.authorName as parentName',
      'parent.id as parentId',
    ])
    .where('comments.siteId', '=', siteId)
    .where('comments.status', '=', status)
    .orderBy('comments.createdAt', 'desc')
    .orderBy('comments.id', 'desc')
    .limit(filter.limit);
  if (documentId !== undefined) query = query.where('comments.documentId', '=', documentId);
  if (before !== undefined) {
    const [at = '0', id = ''] = before.split('-');
    query = query.where((eb) =>
      eb.or([
        eb('comments.createdAt', '<', Number(at)),
        eb.and([eb('comments.createdAt', '=', Number(at)), eb('comments.id', '<', id)]),
      ]),
    );
  }
  const words = matchWords(search, ['comments.words'], maySeeEmail ? ['comments.authorEmail'] : []);
  if (words) query = query.where(words);
  const rows = await query.execute();
  return rows.map((row) => ({
    id: row.id,
    author: row.authorName,
    email: maySeeEmail ? row.authorEmail : null,
    isOwn: row.accountId !== null,
    body: row.body,
    status: row.status as CommentStatus,
    spamReasons: row.spamReasons === '' ? [] : row.spamReasons.split(' '),
    createdAt: row.createdAt,
    item: {
      id: row.documentId,
      title: row.title,
      path: row.deletedAt === null ? row.path : null,
    },
    answers: row.parentId === null ? null : (row.parentName ?? ''),
  }));
}

/** What somebody wrote who gave this address, whatever became of it. */
export async function listCommentsOf(db: Queryable, siteId: string, email: string) {
  return db
    .selectFrom('comments')
    .innerJoin('documents', 'documents.id', 'comments.documentId')
    .select([
      'comments.id',
      'comments.authorName as author',
      'comments.authorEmail as email',
      'comments.body',
      'comments.status',
      'comments.createdAt',
      'documents.title as item',
    ])
    .where('comments.siteId', '=', siteId)
    .where('comments.authorEmail', '=', email.trim().toLowerCase())
    .orderBy('comments.id')
    .execute();
}

export type CommentCounts = Readonly<Record<CommentStatus, number>>;

export async function countByStatus(db: Queryable, siteId: string): Promise<CommentCounts> {
  const rows = await db
    .selectFrom('comments')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .where('siteId', '=', siteId)
    .groupBy('status')
    .execute();
  const counts = new Map(rows.map((row) => [row.status, row.count]));
  return Object.fromEntries(
    COMMENT_STATUSES.map((status) => [status, counts.get(status) ?? 0]),
  ) as CommentCounts;
}

/** Ids named in one statement. */
const MAX_IDS = 500;

export async function listStatuses(
  db: Queryable,
  siteId: string,
  ids: readonly string[],
): Promise<{ id: string; from: CommentStatus }[]> {
  const rows = await db
    .selectFrom('comments')
    .select(['id', 'status'])
    .where('siteId', '=', siteId)
    .where('id', 'in', ids.slice(0, MAX_IDS))
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ id: row.id, from: row.status as CommentStatus }));
}

/** Which of them have been answered. */
export async function listAnswered(db: Queryable, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('comments')
    .select('parentId')
    .distinct()
    .where('parentId', 'in', [...ids])
    .execute();
  return rows.flatMap(({ parentId }) => parentId ?? []);
}

/** `emptied` keep their place in a thread, without words and author. */
export async function purge(
  db: Queryable,
  { emptied, removed }: { readonly emptied: readonly string[]; readonly removed: readonly string[] },
): Promise<void> {
  if (emptied.length > 0) {
    await db
      .updateTable('comments')
      .set({ authorName: '', authorEmail: null, body: '', words: '', status: 'deleted', decidedAt: 0 })
      .where('id', 'in', [...emptied])
      .execute();
  }
  if (removed.length > 0)
    await db
      .deleteFrom('comments')
      .where('id', 'in', [...removed])
      .execute();
}

/** Deleted before an instant, with words left, the oldest first. */
export async function listLongDeleted(db: Queryable, before: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('comments')
    .select('id')
    .where('status', '=', 'deleted')
    .where('decidedAt', '>', 0)
    .where('decidedAt', '<', before)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
