import { providerOf } from '#domain/comments/comment-link.ts';
import { settingsForItem } from '#domain/comments/comment-settings.ts';
import type { CommentStatus } from '#domain/comments/contract.ts';
import type { CollectionSettings } from '#domain/content/document.ts';
import { wordsOf } from '../db/match-words.ts';
import type { Queryable } from '../db/schema.ts';
import { type Lock, lockOf } from '../kernel/documents/lock.ts';
import { gateOf } from '../kernel/documents/queries-locked.ts';
import { collectionSettingsOf, documentSettingsOf } from '../kernel/documents/settings.ts';
import { settingsOf } from '../kernel/sites/queries.ts';
import type { CommentRow, CommentTable } from './tables.ts';

export interface CommentedItem {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly publishedAt: number | null;
  readonly lock: Lock;
  /** Whether the site as a whole has comments, and they are kept here. */
  readonly isSiteOn: boolean;
  readonly settings: CollectionSettings['comments'];
}

/** A published item of a collection. */
export async function findCommentedItem(
  db: Queryable,
  siteId: string,
  itemId: string,
): Promise<CommentedItem | undefined> {
  const row = await db
    .selectFrom('documents')
    .innerJoin('collections', 'collections.id', 'documents.collectionId')
    .innerJoin('sites', 'sites.id', 'documents.siteId')
    .select([
      'documents.id',
      'documents.title',
      'documents.path',
      'documents.publishedAt',
      'documents.settings',
      'collections.settings as collection',
      'sites.settings as site',
    ])
    .select(gateOf().as('gate'))
    .where('documents.siteId', '=', siteId)
    .where('documents.id', '=', itemId)
    .where('documents.kind', '=', 'item')
    .where('documents.deletedAt', 'is', null)
    .where('documents.status', '=', 1)
    .where('documents.publishedId', 'is not', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const site = settingsOf({ settings: row.site });
  const { comments } = documentSettingsOf(row.settings);
  return {
    id: row.id,
    title: row.title,
    path: row.path ?? '/',
    publishedAt: row.publishedAt,
    lock: lockOf(row),
    isSiteOn: site.commentsEnabled && providerOf(site.commentProviderShortName) === undefined,
    settings: settingsForItem(collectionSettingsOf(row.collection).comments, comments),
  };
}

export async function insertComment(db: Queryable, comment: CommentRow): Promise<void> {
  const words = wordsOf(comment.authorName, comment.body);
  await db
    .insertInto('comments')
    .values({ ...comment, words })
    .execute();
}

export async function findComment(
  db: Queryable,
  siteId: string,
  id: string,
): Promise<CommentTable | undefined> {
  return db
    .selectFrom('comments')
    .selectAll()
    .where('siteId', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The same words by the same author at the same place since an instant. */
export async function findSame(
  db: Queryable,
  comment: Pick<CommentTable, 'documentId' | 'parentId' | 'authorName' | 'authorEmail' | 'body'>,
  since: number,
): Promise<CommentTable | undefined> {
  const { documentId, parentId, authorName, authorEmail, body } = comment;
  const is = (value: string | null) => (value === null ? 'is' : '=');
  return db
    .selectFrom('comments')
    .selectAll()
    .where('documentId', '=', documentId)
    .where('parentId', is(parentId), parentId)
    .where('authorName', '=', authorName)
    .where('authorEmail', is(authorEmail), authorEmail)
    .where('body', '=', body)
    .where('createdAt', '>', since)
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

/** How often the same words came in on this site since an instant. */
export async function countRepeats(
  db: Queryable,
  siteId: string,
  body: string,
  since: number,
): Promise<number> {
  const row = await db
    .selectFrom('comments')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('siteId', '=', siteId)
    .where('body', '=', body)
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function isKnownAuthor(db: Queryable, siteId: string, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('comments')
    .select('id')
    .where('siteId', '=', siteId)
    .where('authorEmail', '=', email)
    .where('status', '=', 'published')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Where comments of an item stand, for the page on which one of them is. */
export async function listPublishedPlaces(
  db: Queryable,
  documentId: string,
): Promise<{ id: string; parentId: string | null; createdAt: number }[]> {
  return db
    .selectFrom('comments')
    .select(['id', 'parentId', 'createdAt'])
    .where('documentId', '=', documentId)
    .where('status', '=', 'published')
    .execute();
}

export async function setStatus(
  db: Queryable,
  ids: readonly string[],
  status: CommentStatus,
  now: number,
): Promise<void> {
  await db
    .updateTable('comments')
    .set({ status, decidedAt: now })
    .where('id', 'in', [...ids])
    .execute();
}
