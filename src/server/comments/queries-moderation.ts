import { sql } from 'kysely';
import type { ModeratedComment } from '#domain/comments/calls.ts';
import { COMMENT_STATUSES, type CommentStatus } from '#domain/comments/contract.ts';
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
    .innerJoin('documents', 'documents.id', 'comments.document_id')
    .leftJoin('comments as parent', 'parent.id', 'comments.parent_id')
    .select([
      'comments.id',
      'comments.author_name',
      'comments.author_email',
      'comments.account_id',
      'comments.body',
      'comments.status',
      'comments.spam_reasons',
      'comments.created_at',
      'comments.document_id',
      'documents.title',
      'documents.path',
      'documents.deleted_at',
      'parent.author_name as parent_name',
      'parent.id as parent_id',
    ])
    .where('comments.site_id', '=', siteId)
    .where('comments.status', '=', status)
    .orderBy('comments.created_at', 'desc')
    .orderBy('comments.id', 'desc')
    .limit(filter.limit);
  if (documentId !== undefined) query = query.where('comments.document_id', '=', documentId);
  if (before !== undefined) {
    const [at = '0', id = ''] = before.split('-');
    query = query.where((eb) =>
      eb.or([
        eb('comments.created_at', '<', Number(at)),
        eb.and([eb('comments.created_at', '=', Number(at)), eb('comments.id', '<', id)]),
      ]),
    );
  }
  if (search !== '') {
    const like = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
    const matches = (column: 'body' | 'author_name' | 'author_email') =>
      sql<boolean>`lower(${sql.ref(`comments.${column}`)}) like ${like} escape '\\'`;
    query = query.where((eb) =>
      eb.or([matches('body'), matches('author_name'), ...(maySeeEmail ? [matches('author_email')] : [])]),
    );
  }
  const rows = await query.execute();
  return rows.map((row) => ({
    id: row.id,
    author: row.author_name,
    email: maySeeEmail ? row.author_email : null,
    isOwn: row.account_id !== null,
    body: row.body,
    status: row.status as CommentStatus,
    spamReasons: row.spam_reasons === '' ? [] : row.spam_reasons.split(' '),
    createdAt: Number(row.created_at),
    item: {
      id: row.document_id,
      title: row.title,
      path: row.deleted_at === null ? row.path : null,
    },
    answers: row.parent_id === null ? null : (row.parent_name ?? ''),
  }));
}

/** What somebody wrote who gave this address, whatever became of it. */
export async function listCommentsOf(db: Queryable, siteId: string, email: string) {
  const rows = await db
    .selectFrom('comments')
    .innerJoin('documents', 'documents.id', 'comments.document_id')
    .select([
      'comments.id',
      'comments.author_name as author',
      'comments.author_email as email',
      'comments.body',
      'comments.status',
      'comments.created_at',
      'documents.title as item',
    ])
    .where('comments.site_id', '=', siteId)
    .where('comments.author_email', '=', email.trim().toLowerCase())
    .orderBy('comments.id')
    .execute();
  return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: Number(created_at) }));
}

export type CommentCounts = Readonly<Record<CommentStatus, number>>;

export async function countByStatus(db: Queryable, siteId: string): Promise<CommentCounts> {
  const rows = await db
    .selectFrom('comments')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .where('site_id', '=', siteId)
    .groupBy('status')
    .execute();
  const counts = new Map(rows.map((row) => [row.status, Number(row.count)]));
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
    .where('site_id', '=', siteId)
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
    .select('parent_id')
    .distinct()
    .where('parent_id', 'in', [...ids])
    .execute();
  return rows.flatMap(({ parent_id }) => parent_id ?? []);
}

/** `emptied` keep their place in a thread, without words and author. */
export async function purge(
  db: Queryable,
  { emptied, removed }: { readonly emptied: readonly string[]; readonly removed: readonly string[] },
): Promise<void> {
  if (emptied.length > 0) {
    await db
      .updateTable('comments')
      .set({ author_name: '', author_email: null, body: '', status: 'deleted', decided_at: 0 })
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
    .where('decided_at', '>', 0)
    .where('decided_at', '<', before)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
