/** What importing reads and writes itself: where things came from, comments, and the state of a document. */

import { COLLECTION_TYPES, type ItemStatus } from '#domain/content/codes.ts';
import type { Body } from '#domain/content/content.ts';
import { pick } from '#domain/pick.ts';
import { readJson } from '../db/json-text.ts';
import { wordsOf } from '../db/match-words.ts';
import type { DocumentTable, Queryable, RevisionTable } from '../db/schema.ts';
import { documentSettingsOf } from '../kernel/documents/settings.ts';

export interface ImportedDocument {
  readonly id: string;
  readonly sourceId: string;
  readonly path: string | null;
  readonly status: number;
  readonly draftId: string | null;
  readonly publishedId: string | null;
  readonly isDeleted: boolean;
}

/** Everything between a prefix that ends in a colon and the next character after the colon. */
function afterPrefix(prefix: string): string {
  return `${prefix.slice(0, -1)};`;
}

const DOCUMENT_COLUMNS = ['id', 'sourceId', 'path', 'status', 'draftId', 'publishedId', 'deletedAt'] as const;

export async function listImportedDocuments(
  db: Queryable,
  siteId: string,
  prefix: string,
): Promise<ImportedDocument[]> {
  const rows = await db
    .selectFrom('documents')
    .select(DOCUMENT_COLUMNS)
    .where('siteId', '=', siteId)
    .where('sourceId', '>=', prefix)
    .where('sourceId', '<', afterPrefix(prefix))
    .execute();
  return rows.map(documentOf);
}

export async function findDocument(
  db: Queryable,
  siteId: string,
  id: string,
): Promise<ImportedDocument | undefined> {
  const row = await db
    .selectFrom('documents')
    .select(DOCUMENT_COLUMNS)
    .where('siteId', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && documentOf(row);
}

function documentOf(row: Pick<DocumentTable, (typeof DOCUMENT_COLUMNS)[number]>): ImportedDocument {
  return {
    id: row.id,
    sourceId: row.sourceId ?? '',
    ...pick(row, 'path', 'status', 'draftId', 'publishedId'),
    isDeleted: row.deletedAt !== null,
  };
}

export async function listImportedMedia(db: Queryable, siteId: string, prefix: string) {
  return db
    .selectFrom('media')
    .select(['id', 'sourceId', 'kind', 'alt', 'caption', 'width', 'hash'])
    .where('siteId', '=', siteId)
    .where('deletedAt', 'is', null)
    .where('sourceId', '>=', prefix)
    .where('sourceId', '<', afterPrefix(prefix))
    .execute();
}

export async function listImportedComments(
  db: Queryable,
  siteId: string,
  prefix: string,
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('comments')
    .select(['id', 'sourceId'])
    .where('siteId', '=', siteId)
    .where('sourceId', '>=', prefix)
    .where('sourceId', '<', afterPrefix(prefix))
    .execute();
  return new Map(rows.map((row) => [row.sourceId ?? '', row.id]));
}

export interface RevisionFacts {
  readonly id: string;
  readonly body: Body;
  readonly author: string;
  readonly isKept: boolean;
}

/** The newest revision an author made of a document. */
export async function findLastRevisionBy(
  db: Queryable,
  documentId: string,
  author: string,
): Promise<RevisionFacts | undefined> {
  const row = await db
    .selectFrom('revisions')
    .select(['id', 'body', 'author', 'isKept'])
    .where('documentId', '=', documentId)
    .where('author', '=', author)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && factsOf(row);
}

function factsOf(row: Pick<RevisionTable, 'id' | 'body' | 'author' | 'isKept'>): RevisionFacts {
  return { ...row, body: readJson(row.body), isKept: row.isKept === 1 };
}

export async function setStatus(db: Queryable, documentId: string, status: ItemStatus): Promise<void> {
  await db.updateTable('documents').set({ status }).where('id', '=', documentId).execute();
}

export async function setPasswordHash(
  db: Queryable,
  documentId: string,
  passwordHash: string,
): Promise<void> {
  const row = await db
    .selectFrom('documents')
    .select('settings')
    .where('id', '=', documentId)
    .executeTakeFirst();
  const settings = { ...documentSettingsOf(row?.settings ?? '{}'), passwordHash };
  await db
    .updateTable('documents')
    .set({ settings: JSON.stringify(settings) })
    .where('id', '=', documentId)
    .execute();
}

export interface NewComment {
  readonly id: string;
  readonly siteId: string;
  readonly documentId: string;
  readonly parentId: string | null;
  readonly author: string;
  readonly email: string | null;
  readonly body: string;
  readonly status: 'published' | 'pending' | 'spam';
  readonly createdAt: number;
  readonly sourceId: string;
}

export async function insertComment(db: Queryable, comment: NewComment): Promise<void> {
  await db
    .insertInto('comments')
    .values({
      ...pick(comment, 'id', 'siteId', 'documentId', 'parentId'),
      authorName: comment.author,
      authorEmail: comment.email,
      accountId: null,
      body: comment.body,
      words: wordsOf(comment.author, comment.body),
      status: comment.status,
      spamReasons: '',
      createdAt: comment.createdAt,
      decidedAt: comment.createdAt,
      mailedAt: 0,
      sourceId: comment.sourceId,
    })
    .execute();
}

export async function listRedirects(db: Queryable, siteId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('redirects')
    .select(['fromPath', 'target'])
    .where('siteId', '=', siteId)
    .execute();
  return new Map(rows.map((row) => [row.fromPath, row.target]));
}

export async function listPaths(db: Queryable, siteId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('documents')
    .select('path')
    .where('siteId', '=', siteId)
    .where('path', 'is not', null)
    .where('deletedAt', 'is', null)
    .execute();
  return new Set(rows.map((row) => row.path ?? ''));
}

/** The blog an earlier import of the same site has made. */
export async function findBlog(
  db: Queryable,
  siteId: string,
  sourceId: string,
): Promise<{ readonly collectionId: string; readonly pageId: string } | undefined> {
  const row = await db
    .selectFrom('collections')
    .select(['id', 'pageId'])
    .where('siteId', '=', siteId)
    .where('sourceId', '=', sourceId)
    .where('type', '=', COLLECTION_TYPES.blog)
    .executeTakeFirst();
  return row && { collectionId: row.id, pageId: row.pageId ?? '' };
}

/** Pages and items that have not been deleted. */
export async function countPages(db: Queryable, siteId: string): Promise<number> {
  const { count } = await db
    .selectFrom('documents')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('siteId', '=', siteId)
    .where('kind', 'in', ['page', 'item'])
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
