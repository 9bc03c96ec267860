import { sql } from 'kysely';
import { COLLECTION_TYPES, ITEM_STATUS } from '#domain/content/codes.ts';
import type { Body } from '#domain/content/content.ts';
import type { ItemQuery } from '#domain/site-data.ts';
import { readJson } from '../db/json-text.ts';
import type { Queryable } from '../db/schema.ts';
import { isLocked, lockOf, type StoredLock } from '../kernel/documents/lock.ts';
import { gateOf, isOpenToAll } from '../kernel/documents/queries-locked.ts';

export interface ItemRow {
  readonly id: string;
  readonly path: string;
  readonly publishedAt: number;
  /** When what visitors see of it last changed. */
  readonly changedAt: number;
  readonly revisionId: string;
  /** Has a password, or is not for everyone: lists name it and show nothing of it. */
  readonly isLocked: boolean;
  /** It is for members: everyone may read what its author has written about it for lists. */
  readonly hasTeaser: boolean;
  /** Where it was asked for. */
  readonly collectionId?: string | undefined;
}

export interface Matched extends Omit<ItemQuery, 'limit'> {
  /** Products that are locked are in no list: it would give their prices. */
  readonly isShop: boolean;
  /** Of the page that shows the list, as `gates` stores it: its visitors may know what is behind the same rule. */
  readonly sees?: string | undefined;
}

const LABELS = ['tag', 'category', 'author'] as const;

/** Whether the visitors of a page may know what an item says. */
function isKnownTo(sees: string | undefined) {
  if (sees === undefined) return isOpenToAll();
  return sql<boolean>`(${isOpenToAll()} or (settings not like '%"passwordHash"%' and ${gateOf()} = ${sees}))`;
}

/** Published items of a collection that match. Written as text: lists are what most pages spend their time on. */
function matching(siteId: string, query: Matched) {
  const { collectionId, publishedFrom, publishedBefore, isShop, sees } = query;
  const conditions = [
    sql`site_id = ${siteId} and collection_id = ${collectionId} and kind = 'item' and status = 1 and published_id is not null and deleted_at is null`,
  ];
  // Of other collections the index of what is published has all that is needed to count.
  if (isShop) conditions.push(isOpenToAll());
  const asked = LABELS.flatMap((kind) => {
    const label = query[kind];
    return label === undefined ? [] : [{ kind, label }];
  });
  // Otherwise a list by tag would say which tags an item has that is not shown.
  if (asked.length > 0) conditions.push(isKnownTo(sees));
  for (const { kind, label } of asked)
    conditions.push(
      sql`id in (select document_id from labels where collection_id = ${collectionId} and kind = ${kind} and label = ${label})`,
    );
  if (publishedFrom !== undefined) conditions.push(sql`published_at >= ${publishedFrom}`);
  if (publishedBefore !== undefined) conditions.push(sql`published_at < ${publishedBefore}`);
  return sql`from documents where ${sql.join(conditions, sql` and `)}`;
}

export async function isShopCollection(
  db: Queryable,
  siteId: string,
  collectionId: string,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from collections
    where id = ${collectionId} and site_id = ${siteId} and type = ${COLLECTION_TYPES.products}`.execute(db);
  return rows.length > 0;
}

export async function countMatching(db: Queryable, siteId: string, query: Matched): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count ${matching(siteId, query)}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** As numbers in the text: SQLite prepares a statement anew each time a bound limit or offset is given to it. */
export function rangeOf({
  limit,
  offset = 0,
}: {
  readonly limit: number;
  readonly offset?: number | undefined;
}) {
  return sql`limit ${sql.lit(Math.trunc(limit))} offset ${sql.lit(Math.trunc(offset))}`;
}

const ORDERS = {
  newest: sql`published_at desc, id desc`,
  oldest: sql`published_at, id`,
  title: sql`title, id`,
  manual: sql`position, id`,
} as const;

export async function listMatching(
  db: Queryable,
  siteId: string,
  query: Matched & Pick<ItemQuery, 'limit'> & { readonly order: keyof typeof ORDERS },
): Promise<ItemRow[]> {
  const { rows } = await sql<StoredItem>`
    select id, path, published_at, changed_at, published_id, settings, ${gateOf()} as gate ${matching(siteId, query)}
    order by ${ORDERS[query.order]} ${rangeOf(query)}`.execute(db);
  return rows.map(toItemRow);
}

interface StoredItem extends StoredLock {
  readonly id: string;
  readonly path: string | null;
  readonly publishedAt: number | null;
  readonly changedAt: number | null;
  readonly publishedId: string | null;
  readonly collectionId?: string | null;
}

function toItemRow(row: StoredItem): ItemRow {
  const lock = lockOf(row);
  return {
    id: row.id,
    path: row.path ?? '/',
    publishedAt: row.publishedAt ?? 0,
    changedAt: Math.max(row.publishedAt ?? 0, row.changedAt ?? 0),
    revisionId: row.publishedId ?? '',
    isLocked: isLocked(lock),
    hasTeaser: lock.access !== undefined && lock.passwordHash === undefined,
    collectionId: row.collectionId ?? undefined,
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
  return found.rows.map((row) => ({ id: row.id, body: readJson(row.body) }));
}

export async function listPublishedTimes(
  db: Queryable,
  siteId: string,
  all: Pick<Matched, 'collectionId' | 'isShop'>,
): Promise<number[]> {
  const { rows } = await sql<Pick<StoredItem, 'publishedAt'>>`
    select published_at ${matching(siteId, all)} order by published_at desc`.execute(db);
  return rows.flatMap((row) => (row.publishedAt === null ? [] : [row.publishedAt]));
}

export interface LabelCount {
  readonly kind: string;
  readonly label: string;
  readonly count: number;
}

/** Tags, categories and authors of those published items of a collection that the visitors may know. */
export async function countLabels(
  db: Queryable,
  siteId: string,
  all: Pick<Matched, 'collectionId' | 'isShop' | 'sees'>,
): Promise<LabelCount[]> {
  const { rows } = await sql<LabelCount>`
    select kind, label, count(*) as count from labels
    where site_id = ${siteId} and collection_id = ${all.collectionId}
      and document_id in (select id ${matching(siteId, all)} and ${isKnownTo(all.sees)})
    group by kind, label order by kind, label`.execute(db);
  return rows.map(({ kind, label, count }) => ({ kind, label, count }));
}

export async function listItemRows(
  db: Queryable,
  siteId: string,
  ids: readonly string[],
): Promise<ItemRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('documents')
    .select(['id', 'path', 'publishedAt', 'changedAt', 'publishedId', 'settings', 'collectionId'])
    .select(gateOf().as('gate'))
    .where('siteId', '=', siteId)
    .where('id', 'in', [...ids])
    .where('publishedId', 'is not', null)
    .where('status', '=', ITEM_STATUS.published)
    .where('deletedAt', 'is', null)
    .execute();
  return rows.map(toItemRow);
}
