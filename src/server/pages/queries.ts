import { sql } from 'kysely';
import {
  COLLECTION_TYPES,
  type CollectionTypeCode,
  ITEM_STATUS,
  type PageTypeCode,
} from '#domain/content/codes.ts';
import type { Body } from '#domain/content/content.ts';
import type { DocumentSettings } from '#domain/content/document.ts';
import type { Access } from '#domain/members/access.ts';
import type { CollectionPage } from '#domain/site-data.ts';
import { chunks } from '../db/chunks.ts';
import { type JsonText, readJson } from '../db/json-text.ts';
import type { DocumentTable, Queryable } from '../db/schema.ts';
import { accessOf, isLocked, lockOf } from '../kernel/documents/lock.ts';
import { gateOf } from '../kernel/documents/queries-locked.ts';
import { collectionSettingsOf, documentSettingsOf } from '../kernel/documents/settings.ts';
import { keptBody, parseBody } from './revision-bodies.ts';
import { teaserIn } from './teaser.ts';

/** A published page or item with its body. */
export interface PublishedDocument
  extends Readonly<Omit<PublishedRow, 'pageType' | 'path' | 'settings' | 'gate'>> {
  readonly pageType: PageTypeCode;
  readonly path: string;
  readonly settings: DocumentSettings;
  /** Who may see it, where that is not everyone. */
  readonly access: Access | undefined;
  readonly body: Body;
}

const COLUMNS = [
  'documents.id',
  'documents.kind',
  'documents.pageType',
  'documents.path',
  'documents.collectionId',
  'documents.parentId',
  'documents.settings',
  'documents.publishedAt',
  'documents.updatedAt',
  'documents.changedAt',
  'revisions.body',
] as const;

/** Written as text: the query builder's work would be a tenth of the time a page takes. */
export async function findPublished(
  db: Queryable,
  siteId: string,
  path: string,
): Promise<PublishedDocument | undefined> {
  const found = await sql<PublishedRow & { publishedId: string }>`
    select id, kind, page_type, path, collection_id, parent_id, settings, published_at, updated_at, changed_at, published_id,
      ${gateOf()} as gate
    from documents
    where site_id = ${siteId} and path = ${path} and deleted_at is null and status = 1 and published_id is not null`.execute(
    db,
  );
  const row = found.rows[0];
  if (!row) return undefined;
  const body = keptBody(row.publishedId) ?? (await readBody(db, row.publishedId));
  return body && toPublished(row, body);
}

/** Those of the documents that are published, with their bodies, in no fixed order. */
export async function listPublished(
  db: Queryable,
  siteId: string,
  ids: readonly string[],
): Promise<PublishedDocument[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('documents')
    .innerJoin('revisions', 'revisions.id', 'documents.publishedId')
    .select([...COLUMNS, 'documents.publishedId'])
    .select(gateOf().as('gate'))
    .where('documents.siteId', '=', siteId)
    .where('documents.id', 'in', [...ids])
    .where('documents.deletedAt', 'is', null)
    .where('documents.status', '=', ITEM_STATUS.published)
    .execute();
  return rows.map((row) => toPublished(row, keptBody(row.publishedId ?? '') ?? readJson(row.body)));
}

async function readBody(db: Queryable, revisionId: string): Promise<Body | undefined> {
  const found = await sql<{
    body: JsonText<Body>;
  }>`select body from revisions where id = ${revisionId}`.execute(db);
  const text = found.rows[0]?.body;
  return text === undefined ? undefined : parseBody(revisionId, text);
}

/** The draft of a document, or the version that is named, for previews. */
export async function findDraft(
  db: Queryable,
  siteId: string,
  documentId: string,
  revisionId?: string,
): Promise<PublishedDocument | undefined> {
  const row = await db
    .selectFrom('documents')
    .innerJoin('revisions', (join) => {
      const own = join.onRef('revisions.documentId', '=', 'documents.id');
      return revisionId === undefined
        ? own.onRef('revisions.id', '=', 'documents.draftId')
        : own.on('revisions.id', '=', revisionId);
    })
    .select(COLUMNS)
    .select(gateOf().as('gate'))
    .where('documents.siteId', '=', siteId)
    .where('documents.id', '=', documentId)
    .where('documents.deletedAt', 'is', null)
    .executeTakeFirst();
  return row && toPublished(row, readJson(row.body));
}

type PublishedRow = Pick<
  DocumentTable,
  | 'id'
  | 'kind'
  | 'pageType'
  | 'path'
  | 'collectionId'
  | 'parentId'
  | 'settings'
  | 'publishedAt'
  | 'updatedAt'
  | 'changedAt'
> & { readonly gate: string | null };

function toPublished({ gate, ...row }: PublishedRow, body: Body): PublishedDocument {
  const { path, pageType } = row;
  const settings = documentSettingsOf(row.settings);
  const shown = { pageType: pageType as PageTypeCode, path: path ?? '/', settings, access: accessOf(gate) };
  return { ...row, ...shown, body };
}

/** The first visible page below a folder: where its own address leads. */
export async function findFirstChild(
  db: Queryable,
  siteId: string,
  folderPath: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('documents as folder')
    .innerJoin('documents as child', 'child.parentId', 'folder.id')
    .select('child.path')
    .where('folder.siteId', '=', siteId)
    .where('folder.path', '=', folderPath)
    .where('folder.kind', '=', 'folder')
    .where('folder.deletedAt', 'is', null)
    .where('child.deletedAt', 'is', null)
    .where('child.publishedId', 'is not', null)
    .orderBy('child.position')
    .orderBy('child.id')
    .limit(1)
    .executeTakeFirst();
  return row?.path ?? undefined;
}

export async function findRedirect(
  db: Queryable,
  siteId: string,
  path: string,
): Promise<{ target: string; status: number } | undefined> {
  return db
    .selectFrom('redirects')
    .select(['target', 'status'])
    .where('siteId', '=', siteId)
    .where('fromPath', '=', path)
    .executeTakeFirst();
}

/** A collection's page, for links and breadcrumbs. */
export async function findCollectionPage(
  db: Queryable,
  siteId: string,
  collectionId: string,
): Promise<CollectionPage | undefined> {
  const { rows } = await sql<{
    id: string;
    title: string;
    path: string | null;
    type: number;
    settings: string;
  }>`
    select d.id, d.title, d.path, c.type, c.settings from collections c join documents d on d.id = c.page_id
    where c.id = ${collectionId} and c.site_id = ${siteId} and d.deleted_at is null
      and d.published_id is not null`.execute(db);
  const row = rows[0];
  return (
    row && {
      id: row.id,
      title: row.title,
      path: row.path ?? '/',
      ...(row.type === COLLECTION_TYPES.products && {
        categoryLocale: collectionSettingsOf(row.settings).categoryLocale,
      }),
    }
  );
}

/** In the order of the collections that owners see. */
export async function findFirstCollection(
  db: Queryable,
  siteId: string,
  type: CollectionTypeCode,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select c.id from collections c join documents d on d.id = c.page_id
    where c.site_id = ${siteId} and c.type = ${type} and d.deleted_at is null
    order by c.title, c.id limit 1`.execute(db);
  return rows[0]?.id;
}

export async function findPublishedBody(
  db: Queryable,
  siteId: string,
  documentId: string,
): Promise<Body | undefined> {
  const { rows } = await sql<{ publishedId: string | null }>`
    select published_id from documents
    where id = ${documentId} and site_id = ${siteId} and deleted_at is null`.execute(db);
  const revisionId = rows[0]?.publishedId;
  if (!revisionId) return undefined;
  return keptBody(revisionId) ?? readBody(db, revisionId);
}

/** Addresses of everything search engines should know, in the order of the addresses. */
export async function listSitemap(
  db: Queryable,
  siteId: string,
): Promise<{ path: string; updatedAt: number }[]> {
  const pages = (await listPublishedPages(db, siteId)).filter(({ settings }) => !settings.isHiddenFromSearch);
  const forMembers = pages.filter(({ lock }) => lock.passwordHash === undefined && lock.access !== undefined);
  const shown = await listWithTeaser(
    db,
    forMembers.map(({ revisionId }) => revisionId),
  );
  return pages.flatMap(({ path, updatedAt, lock, revisionId }) =>
    isLocked(lock) && !shown.has(revisionId) ? [] : [{ path, updatedAt }],
  );
}

/** Of pages for members: those that say something to everyone. The others have nothing to find. */
async function listWithTeaser(db: Queryable, revisionIds: readonly string[]): Promise<ReadonlySet<string>> {
  const shown = new Set<string>();
  for (const chunk of chunks(revisionIds, 50)) {
    const rows = await db.selectFrom('revisions').select(['id', 'body']).where('id', 'in', chunk).execute();
    for (const { id, body } of rows) if (teaserIn(readJson(body).fields) !== '') shown.add(id);
  }
  return shown;
}

/** All that have an address, those that are locked and those hidden from search too. */
export async function listPublishedPages(db: Queryable, siteId: string) {
  const rows = await db
    .selectFrom('documents')
    .select(['path', 'updatedAt', 'settings', 'publishedId'])
    .select(gateOf().as('gate'))
    .where('siteId', '=', siteId)
    .where('publishedId', 'is not', null)
    .where('status', '=', 1)
    .where('deletedAt', 'is', null)
    .where('kind', 'in', ['page', 'item'])
    .orderBy('path')
    .execute();
  return rows.flatMap(({ path, updatedAt, publishedId, ...row }) =>
    path === null || publishedId === null
      ? []
      : [
          {
            ...{ path, updatedAt, revisionId: publishedId },
            ...{ settings: documentSettingsOf(row.settings), lock: lockOf(row) },
          },
        ],
  );
}
