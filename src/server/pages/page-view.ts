/** What the renderer knows about a document. */
import { type ItemTypeCode, itemTypeOf } from '#domain/content/item-type.ts';
import type { PageView } from '#domain/page.ts';
import type { LinkTarget, SiteData } from '#domain/site-data.ts';
import type { CollectionRecord } from '../kernel/documents/queries-collections.ts';
import { fieldsOf } from './body-fields.ts';
import { ownCategory } from './category-page.ts';
import type { PublishedDocument } from './queries.ts';

export async function pageViewOf(
  document: PublishedDocument,
  reads: ItemReads & { readonly isPreview: boolean },
): Promise<PageView> {
  const fields = fieldsOf(document.body);
  const [parents, itemType] = await Promise.all([
    findParents(document, reads),
    findItemType(document, reads),
  ]);
  return {
    id: document.id,
    type: document.pageType,
    path: document.path,
    body: document.body,
    collectionId: document.collectionId ?? undefined,
    itemType,
    parents,
    publishedAt: document.publishedAt ?? undefined,
    updatedAt: shownSince(document),
    author: fields.author,
    tags: fields.tags ?? [],
    categories: fields.categories ?? [],
    isHiddenFromSearch: document.settings.isHiddenFromSearch || document.settings.passwordHash !== undefined,
    isForMembers: document.access !== undefined,
    isPreview: reads.isPreview,
  };
}

/** What is read for one page of an item, and not again. */
interface ItemReads {
  readonly data: SiteData;
  readonly readCollection: () => Promise<CollectionRecord | undefined>;
}

async function findItemType(
  { kind, collectionId }: PublishedDocument,
  { readCollection }: ItemReads,
): Promise<ItemTypeCode | undefined> {
  if (kind !== 'item' || !collectionId) return undefined;
  const collection = await readCollection();
  return collection && itemTypeOf(collection.type).code;
}

async function findParents(
  document: PublishedDocument,
  { data, readCollection }: ItemReads,
): Promise<LinkTarget[]> {
  if (document.kind === 'item' && document.collectionId) {
    const [page, collection, categories] = await Promise.all([
      data.collectionPage(document.collectionId),
      readCollection(),
      listedCategories(document, data),
    ]);
    return page ? [page, ...ownCategory(collection, page, categories)] : [];
  }
  return document.parentId ? [...(await data.links([document.parentId])).values()] : [];
}

/** A category that holds nothing but products with passwords has no page. */
async function listedCategories(
  { body, collectionId, settings }: PublishedDocument,
  data: SiteData,
): Promise<readonly string[]> {
  const { categories = [] } = fieldsOf(body);
  if (!settings.passwordHash || categories.length === 0) return categories;
  const listed = await data.labels(collectionId ?? '', 'category');
  return categories.filter((category) => listed.some(({ label }) => label === category));
}

/** When what visitors see last changed. Saving a draft, or moving a page, changes nothing of it. */
export function shownSince({
  changedAt,
  publishedAt,
  updatedAt,
}: Pick<PublishedDocument, 'changedAt' | 'publishedAt' | 'updatedAt'>): number {
  return publishedAt === null ? updatedAt : Math.max(publishedAt, changedAt ?? 0);
}
