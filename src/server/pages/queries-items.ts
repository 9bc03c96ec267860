import { sql } from 'kysely';
import type { Body } from '#domain/content/content.ts';
import { documentSettingsSchema } from '#domain/content/document.ts';
import type { MediaView } from '#domain/media/media.ts';
import type { ItemQuery } from '#domain/site-data.ts';
import type { MediaTable, Queryable } from '../db/schema.ts';

export interface ItemRow {
  readonly id: string;
  readonly path: string;
  readonly publishedAt: number;
  readonly revisionId: string;
  /** Has a password: lists name it and show nothing of it. */
  readonly isLocked: boolean;
}

/** Published items of a collection that match, without order. */
function matching(db: Queryable, siteId: string, query: Omit<ItemQuery, 'limit'>) {
  let items = db
    .selectFrom('documents')
    .where('documents.site_id', '=', siteId)
    .where('documents.collection_id', '=', query.collectionId)
    .where('documents.kind', '=', 'item')
    .where('documents.status', '=', 1)
    .where('documents.published_id', 'is not', null)
    .where('documents.deleted_at', 'is', null);
  for (const kind of ['tag', 'category', 'author'] as const) {
    const label = query[kind];
    if (label === undefined) continue;
    items = items.where('documents.id', 'in', (eb) =>
      eb
        .selectFrom('labels')
        .select('labels.document_id')
        .where('labels.collection_id', '=', query.collectionId)
        .where('labels.kind', '=', kind)
        .where('labels.label', '=', label),
    );
  }
  if (query.publishedFrom !== undefined)
    items = items.where('documents.published_at', '>=', query.publishedFrom);
  if (query.publishedBefore !== undefined)
    items = items.where('documents.published_at', '<', query.publishedBefore);
  return items;
}

export async function countMatching(
  db: Queryable,
  siteId: string,
  query: Omit<ItemQuery, 'limit'>,
): Promise<number> {
  const row = await matching(db, siteId, query)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

const ORDERS = {
  newest: [sql`documents.published_at desc, documents.id desc`],
  oldest: [sql`documents.published_at, documents.id`],
  title: [sql`documents.title, documents.id`],
  manual: [sql`documents.position, documents.id`],
} as const;

export async function listMatching(
  db: Queryable,
  siteId: string,
  query: ItemQuery & { readonly order: keyof typeof ORDERS },
): Promise<ItemRow[]> {
  const rows = await matching(db, siteId, query)
    .select([
      'documents.id',
      'documents.path',
      'documents.published_at',
      'documents.published_id',
      'documents.settings',
    ])
    .orderBy(sql.join([...ORDERS[query.order]]))
    .limit(query.limit)
    .offset(query.offset ?? 0)
    .execute();
  return rows.map(toItemRow);
}

function toItemRow(row: {
  id: string;
  path: string | null;
  published_at: number | null;
  published_id: string | null;
  settings: string;
}): ItemRow {
  return {
    id: row.id,
    path: row.path ?? '/',
    publishedAt: row.published_at ?? 0,
    revisionId: row.published_id ?? '',
    isLocked: documentSettingsSchema.parse(JSON.parse(row.settings)).passwordHash !== undefined,
  };
}

/** Bodies by the ids of their revisions. */
export async function listBodies(
  db: Queryable,
  siteId: string,
  revisionIds: readonly string[],
): Promise<{ id: string; body: Body }[]> {
  if (revisionIds.length === 0) return [];
  const found = await sql<{ id: string; body: string }>`
    select id, body from revisions where site_id = ${siteId} and id in (${sql.join([...revisionIds])})`.execute(
    db,
  );
  return found.rows.map((row) => ({ id: row.id, body: JSON.parse(row.body) as Body }));
}

export async function listPublishedTimes(
  db: Queryable,
  siteId: string,
  collectionId: string,
): Promise<number[]> {
  const rows = await matching(db, siteId, { collectionId })
    .select('documents.published_at')
    .orderBy('documents.published_at', 'desc')
    .execute();
  return rows.flatMap((row) => (row.published_at === null ? [] : [row.published_at]));
}

export async function countLabels(
  db: Queryable,
  siteId: string,
  collectionId: string,
  kind: 'tag' | 'category' | 'author',
): Promise<{ label: string; count: number }[]> {
  const rows = await db
    .selectFrom('labels')
    .select((eb) => ['label', eb.fn.countAll<number>().as('count')])
    .where('site_id', '=', siteId)
    .where('collection_id', '=', collectionId)
    .where('kind', '=', kind)
    .groupBy('label')
    .orderBy('label')
    .execute();
  return rows.map((row) => ({ label: row.label, count: Number(row.count) }));
}

export async function listMedia(db: Queryable, siteId: string, ids: readonly string[]): Promise<MediaView[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<MediaTable>`
    select * from media where site_id = ${siteId} and id in (${sql.join([...ids])}) and deleted_at is null`.execute(
    db,
  );
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as MediaView['kind'],
    filename: row.filename,
    mime: row.mime,
    bytes: row.bytes,
    width: row.width,
    height: row.height,
    focalPoint: { x: row.focal_x, y: row.focal_y },
    alt: row.alt,
    caption: row.caption,
    luminance: JSON.parse(row.luminance) as number[],
    color: row.color,
    hash: row.hash.slice(0, 10),
  }));
}

/** Documents whose words begin with every one of the terms; the best first. */
export async function searchDocuments(
  db: Queryable,
  siteId: string,
  terms: readonly string[],
  range: { limit: number; offset: number },
): Promise<{ ids: string[]; total: number }> {
  if (terms.length === 0) return { ids: [], total: 0 };
  const matches = terms.map(
    (term) => sql`
      select document_id, sum(weight) as weight from search_terms
      where site_id = ${siteId} and term >= ${term} and term < ${`${term}\u{10FFFF}`}
      group by document_id`,
  );
  const rows = await sql<{ document_id: string; total: number }>`
    select hits.document_id, count(*) over () as total from (
      select document_id, sum(weight) as weight, count(*) as terms
      from (${sql.join(matches, sql` union all `)}) as found
      group by document_id
    ) as hits
    join documents on documents.id = hits.document_id and documents.status = 1 and documents.deleted_at is null
    where hits.terms = ${terms.length}
    order by hits.weight desc, hits.document_id desc
    limit ${range.limit} offset ${range.offset}`.execute(db);
  return { ids: rows.rows.map((row) => row.document_id), total: Number(rows.rows[0]?.total ?? 0) };
}

export async function listItemRows(
  db: Queryable,
  siteId: string,
  ids: readonly string[],
): Promise<ItemRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('documents')
    .select(['id', 'path', 'published_at', 'published_id', 'settings'])
    .where('site_id', '=', siteId)
    .where('id', 'in', [...ids])
    .where('published_id', 'is not', null)
    .execute();
  return rows.map(toItemRow);
}
