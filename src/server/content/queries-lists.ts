/** Lists of documents for the people who work on them: the tree of pages, items by filter, collections with counts. */
import { sql } from 'kysely';
import type { ItemFilter } from '#domain/content/calls-collections.ts';
import type { Body } from '#domain/content/content.ts';
import { readJson } from '../db/json-text.ts';
import { matchWords } from '../db/match-words.ts';
import type { Queryable } from '../db/schema.ts';
import { type CollectionRecord, toCollection } from '../kernel/documents/queries-collections.ts';
import { type DocumentRecord, toRecord } from '../kernel/documents/records.ts';

/** Pages and folders in the order they stand in; a page's children are found by its id. */
export async function listTree(db: Queryable, siteId: string): Promise<DocumentRecord[]> {
  const rows = await db
    .selectFrom('documents')
    .selectAll()
    .where('siteId', '=', siteId)
    .where('kind', 'in', ['page', 'folder'])
    .where('deletedAt', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(toRecord);
}

/** Documents with the same parent or collection, the given one among them, in order. */
/** More than anybody would look through at once. */
const MOST_UNPUBLISHED = 500;

export async function listSiblings(
  db: Queryable,
  siteId: string,
  { kind, parentId, collectionId }: Pick<DocumentRecord, 'kind' | 'parentId' | 'collectionId'>,
): Promise<{ id: string; position: number }[]> {
  let query = db
    .selectFrom('documents')
    .select(['id', 'position'])
    .where('siteId', '=', siteId)
    .where('deletedAt', 'is', null);
  query =
    kind === 'item'
      ? query.where('kind', '=', 'item').where('collectionId', '=', collectionId)
      : query
          .where('kind', 'in', ['page', 'folder'])
          .where('parentId', parentId === null ? 'is' : '=', parentId);
  return query.orderBy('position').orderBy('id').execute();
}

interface ItemPage extends Omit<ItemFilter, 'from' | 'to'> {
  readonly collectionId: string;
  /** Only what appeared or is planned from here to there. */
  readonly between: { readonly from: number; readonly to: number } | undefined;
  readonly order: keyof typeof ORDERS;
  readonly limit: number;
  readonly offset: number;
}

export async function listItems(
  db: Queryable,
  siteId: string,
  filter: ItemPage,
): Promise<{ items: DocumentRecord[]; total: number }> {
  let query = db
    .selectFrom('documents')
    .where('siteId', '=', siteId)
    .where('kind', '=', 'item')
    .where('collectionId', '=', filter.collectionId)
    .where('deletedAt', 'is', null);
  const words = matchWords(filter.search, ['words']);
  if (words) query = query.where(words);
  if (filter.state === 'scheduled') query = query.where('scheduledAt', 'is not', null);
  if (filter.state === 'draft') query = query.where('publishedId', 'is', null);
  if (filter.state === 'published') query = query.where('publishedId', 'is not', null);
  if (filter.state === 'changed')
    query = query.where('publishedId', 'is not', null).whereRef('publishedId', '<>', 'draftId');
  const { label, between } = filter;
  if (between)
    query = query.where((eb) => {
      const within = (column: 'publishedAt' | 'scheduledAt') =>
        eb.and([eb(column, '>=', between.from), eb(column, '<', between.to)]);
      return eb.or([
        eb.and([eb('publishedId', 'is not', null), within('publishedAt')]),
        within('scheduledAt'),
      ]);
    });
  if (label)
    query = query.where('id', 'in', (eb) =>
      eb
        .selectFrom('labels')
        .select('documentId')
        .where('siteId', '=', siteId)
        .where('collectionId', '=', filter.collectionId)
        .where('label', '=', label),
    );
  const { count } = await query
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const [column, direction] = ORDERS[filter.order];
  const rows = await query
    .selectAll()
    .orderBy(column === 'appeared' ? sql`coalesce(published_at, created_at)` : column, direction)
    .orderBy('id', direction)
    .limit(filter.limit)
    .offset(filter.offset)
    .execute();
  return { items: rows.map(toRecord), total: count };
}

const ORDERS = {
  newest: ['appeared', 'desc'],
  oldest: ['appeared', 'asc'],
  updated: ['updatedAt', 'desc'],
  title: ['title', 'asc'],
  manual: ['position', 'asc'],
} as const;

interface CountedCollection extends CollectionRecord {
  readonly items: number;
}

/** Collections whose page is there, by title. */
export async function listCollections(db: Queryable, siteId: string): Promise<CountedCollection[]> {
  const rows = await db
    .selectFrom('collections')
    .innerJoin('documents', 'documents.id', 'collections.pageId')
    .selectAll('collections')
    .select((eb) =>
      eb
        .selectFrom('documents as items')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('items.collectionId', '=', 'collections.id')
        .where('items.kind', '=', 'item')
        .where('items.deletedAt', 'is', null)
        .as('count'),
    )
    .where('collections.siteId', '=', siteId)
    .where('documents.deletedAt', 'is', null)
    .orderBy('collections.title')
    .orderBy('collections.id')
    .execute();
  return rows.map((row) => ({ ...toCollection(row), items: row.count ?? 0 }));
}

/** Labels in use, the most used first. */
export async function listLabels(
  db: Queryable,
  siteId: string,
  collectionId: string,
): Promise<{ kind: string; label: string; count: number }[]> {
  return db
    .selectFrom('labels')
    .select(['kind', 'label'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('siteId', '=', siteId)
    .where('collectionId', '=', collectionId)
    .groupBy(['kind', 'label'])
    .orderBy('count', 'desc')
    .orderBy('label')
    .execute();
}

/** What is planned on a site, soonest first. */
export async function listScheduled(db: Queryable, siteId: string): Promise<DocumentRecord[]> {
  const rows = await db
    .selectFrom('documents')
    .selectAll()
    .where('siteId', '=', siteId)
    .where('scheduledAt', 'is not', null)
    .where('deletedAt', 'is', null)
    .orderBy('scheduledAt')
    .orderBy('id')
    .execute();
  return rows.map(toRecord);
}

/** What nobody needs to publish is left out: folders have no page. */
export async function listUnpublished(db: Queryable, siteId: string): Promise<DocumentRecord[]> {
  const rows = await db
    .selectFrom('documents')
    .selectAll()
    .where('siteId', '=', siteId)
    .where('kind', '<>', 'folder')
    .where('deletedAt', 'is', null)
    .where('draftId', 'is not', null)
    .where((eb) => eb.or([eb('publishedId', 'is', null), eb('publishedId', '<>', eb.ref('draftId'))]))
    .orderBy('updatedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_UNPUBLISHED)
    .execute();
  return rows.map(toRecord);
}

export interface DocumentAt {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  /** The version that was the newest then. */
  readonly revisionId: string;
}

/** Documents that are not deleted and whose newest version at an instant was not today's draft. */
export async function listDocumentsAt(db: Queryable, siteId: string, at: number): Promise<DocumentAt[]> {
  return db
    .selectFrom('documents')
    .innerJoin('revisions', 'revisions.documentId', 'documents.id')
    .select(['documents.id', 'documents.kind', 'documents.title', 'revisions.id as revisionId'])
    .where('documents.siteId', '=', siteId)
    .where('documents.deletedAt', 'is', null)
    .where('revisions.createdAt', '<=', at)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('revisions as later')
            .select('later.id')
            .whereRef('later.documentId', '=', 'documents.id')
            .where('later.createdAt', '<=', at)
            .whereRef('later.id', '>', 'revisions.id'),
        ),
      ),
    )
    .whereRef('revisions.id', '<>', 'documents.draftId')
    .orderBy('documents.title')
    .execute();
}

/** The categories of a collection's published items, each once. */
export async function listCategories(db: Queryable, siteId: string, collectionId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('labels')
    .select('label')
    .distinct()
    .where('siteId', '=', siteId)
    .where('collectionId', '=', collectionId)
    .where('kind', '=', 'category')
    .execute();
  return rows.map(({ label }) => label);
}

/** Everything with texts that visitors read, with its draft, in the order of the addresses. */
export async function listDrafts(
  db: Queryable,
  siteId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ id: string; kind: string; title: string; path: string | null; body: Body }[]> {
  const rows = await db
    .selectFrom('documents')
    .innerJoin('revisions', 'revisions.id', 'documents.draftId')
    .select(['documents.id', 'documents.kind', 'documents.title', 'documents.path', 'revisions.body'])
    .where('documents.siteId', '=', siteId)
    .where('documents.deletedAt', 'is', null)
    .where('documents.kind', 'not in', ['folder', 'style'])
    .orderBy('documents.path')
    .orderBy('documents.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ body, ...row }) => ({ ...row, body: readJson(body) }));
}
