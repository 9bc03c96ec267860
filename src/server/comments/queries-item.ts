import { sql } from 'kysely';
import { settingsForItem } from '#domain/comments/comment-settings.ts';
import type { CollectionSettings } from '#domain/content/document.ts';
import { chunks } from '../db/chunks.ts';
import type { Queryable } from '../db/schema.ts';
import { isLocked, lockOf } from '../kernel/documents/lock.ts';
import { gateOf, isOpenToAll } from '../kernel/documents/queries-locked.ts';
import { collectionSettingsOf, documentSettingsOf } from '../kernel/documents/settings.ts';

export interface ShownItem {
  readonly path: string;
  readonly publishedAt: number | null;
  readonly isLocked: boolean;
  readonly settings: CollectionSettings['comments'];
}

/** A published item of a collection. */
export async function findShownItem(
  db: Queryable,
  siteId: string,
  itemId: string,
): Promise<ShownItem | undefined> {
  const { rows } = await sql<{
    path: string | null;
    publishedAt: number | null;
    settings: string;
    gate: string | null;
    collection: string;
  }>`
    select d.path, d.published_at, d.settings, ${gateOf('d')} as gate, c.settings as collection
    ${publishedItems(siteId, [itemId])}`.execute(db);
  const [row] = rows;
  return (
    row && {
      path: row.path ?? '/',
      publishedAt: row.publishedAt,
      isLocked: isLocked(lockOf(row)),
      settings: commentSettingsOf(row),
    }
  );
}

function commentSettingsOf({ settings, collection }: { settings: string; collection: string }) {
  return settingsForItem(collectionSettingsOf(collection).comments, documentSettingsOf(settings).comments);
}

function publishedItems(siteId: string, ids: readonly string[]) {
  return sql`
    from documents d join collections c on c.id = d.collection_id
    where d.site_id = ${siteId} and d.id in (${sql.join([...ids])}) and d.kind = 'item'
      and d.deleted_at is null and d.status = 1 and d.published_id is not null`;
}

export interface CommentOutline {
  readonly id: string;
  readonly parentId: string | null;
  readonly createdAt: number;
  readonly isGone: boolean;
}

/** An item's published comments, and those that are gone but were answered. */
export async function listCommentOutlines(db: Queryable, documentId: string): Promise<CommentOutline[]> {
  const { rows } = await sql<{ id: string; parentId: string | null; createdAt: number; status: string }>`
    select id, parent_id, created_at, status from comments
    where document_id = ${documentId} and (status = 'published' or id in (
      select parent_id from comments
      where document_id = ${documentId} and status = 'published' and parent_id is not null))`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    parentId: row.parentId,
    createdAt: row.createdAt,
    isGone: row.status !== 'published',
  }));
}

export interface CommentWords {
  readonly id: string;
  readonly author: string;
  readonly isOwn: boolean;
  readonly body: string;
}

/** Of published comments only. */
export async function listCommentWords(db: Queryable, ids: readonly string[]): Promise<CommentWords[]> {
  const found: CommentWords[] = [];
  for (const some of chunks(ids)) {
    const rows = await db
      .selectFrom('comments')
      .select(['id', 'authorName', 'accountId', 'body'])
      .where('id', 'in', some)
      .where('status', '=', 'published')
      .execute();
    for (const { id, authorName, accountId, body } of rows)
      found.push({ id, author: authorName, isOwn: accountId !== null, body });
  }
  return found;
}

/** Published comments of published items that everybody may read, where their collection shows comments. */
export async function countComments(
  db: Queryable,
  siteId: string,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  // In one statement, and counted one by one: every page with a list asks this.
  const { rows } = await sql<{ id: string; settings: string; collection: string; count: number }>`
    select d.id, d.settings, c.settings as collection,
      (select count(*) from comments where document_id = d.id and status = 'published') as count
    ${publishedItems(siteId, ids)} and ${isOpenToAll('d')}`.execute(db);
  return new Map(
    rows.filter((row) => commentSettingsOf(row).mode !== 'off').map(({ id, count }) => [id, count]),
  );
}
