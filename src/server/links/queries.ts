import type { LinkTarget } from '#domain/links/calls.ts';
import { matchWords } from '../db/match-words.ts';
import type { Queryable } from '../db/schema.ts';
import { documentSettingsOf } from '../kernel/documents/settings.ts';

export interface TargetFilter {
  readonly search?: string | undefined;
  readonly limit: number;
}

/** Pages first, then items, then folders; those changed last first. */
export async function searchDocuments(
  db: Queryable,
  siteId: string,
  { search, limit }: TargetFilter,
): Promise<LinkTarget[]> {
  const matching = matchWords(search, ['words'], ['path']);
  let query = documents(db, siteId).where('deletedAt', 'is', null).where('path', 'is not', null);
  if (matching) query = query.where(matching);
  const rows = await query
    .orderBy('kind', 'desc')
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(toTarget);
}

/** Newest first. */
export async function searchFiles(
  db: Queryable,
  siteId: string,
  { search, limit }: TargetFilter,
): Promise<LinkTarget[]> {
  const matching = matchWords(search, ['words']);
  let query = files(db, siteId).where('deletedAt', 'is', null);
  if (matching) query = query.where(matching);
  const rows = await query.orderBy('id', 'desc').limit(limit).execute();
  return rows.map(toFileTarget);
}

/** Live or deleted ones. */
export async function findTargets(
  db: Queryable,
  siteId: string,
  ids: readonly string[],
): Promise<LinkTarget[]> {
  if (ids.length === 0) return [];
  const [found, media] = await Promise.all([
    documents(db, siteId).where('id', 'in', ids).execute(),
    files(db, siteId).where('id', 'in', ids).execute(),
  ]);
  return [...found.map(toTarget), ...media.map(toFileTarget)];
}

function documents(db: Queryable, siteId: string) {
  return db
    .selectFrom('documents')
    .select(['id', 'kind', 'title', 'path', 'publishedId', 'deletedAt', 'settings'])
    .where('siteId', '=', siteId)
    .where('kind', 'in', ['page', 'folder', 'item']);
}

function files(db: Queryable, siteId: string) {
  return db.selectFrom('media').select(['id', 'filename', 'deletedAt']).where('siteId', '=', siteId);
}

interface DocumentRow {
  id: string;
  kind: string;
  title: string;
  path: string | null;
  publishedId: string | null;
  deletedAt: number | null;
  settings: string;
}

function toTarget(row: DocumentRow): LinkTarget {
  return {
    ref: row.kind === 'item' ? 'item' : 'page',
    id: row.id,
    title: row.title,
    path: row.path,
    // A folder leads to the first of its pages.
    isPublished: row.publishedId !== null || row.kind === 'folder',
    isDeleted: row.deletedAt !== null,
    isHiddenFromNavigation: documentSettingsOf(row.settings).isHiddenFromNavigation,
  };
}

function toFileTarget(row: { id: string; filename: string; deletedAt: number | null }): LinkTarget {
  return {
    ref: 'media',
    id: row.id,
    title: row.filename,
    path: null,
    isPublished: true,
    isDeleted: row.deletedAt !== null,
    isHiddenFromNavigation: false,
  };
}
