/** Pages of a shop’s categories: no documents, but as much of a page as the shop itself. */

import { definitions } from '#blocks/definitions.ts';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import type { Body } from '#domain/content/content.ts';
import type { CollectionSettings } from '#domain/content/document.ts';
import { RESERVED_IDS } from '#domain/content/reserved-ids.ts';
import type { RichNode, RichText } from '#domain/content/rich-text.ts';
import type { PageView } from '#domain/page.ts';
import type { LinkTarget, SiteData } from '#domain/site-data.ts';
import { categoryPath, categorySlug, readCategoryPath } from '#domain/store/catalogue/category-address.ts';
import type { Queryable } from '../db/schema.ts';
import { type CollectionRecord, findCollection } from '../kernel/documents/queries-collections.ts';
import { findPublished, type PublishedDocument } from './queries.ts';

export interface CategoryPage {
  readonly shop: PublishedDocument;
  readonly category: string;
  readonly path: string;
  readonly settings: CollectionSettings;
}

export async function findCategoryPage(
  db: Queryable,
  siteId: string,
  path: string,
  data: Pick<SiteData, 'labels'>,
): Promise<CategoryPage | undefined> {
  const address = readCategoryPath(path);
  const shop = address && (await findPublished(db, siteId, address.base));
  if (!shop?.collectionId || shop.kind !== 'page') return undefined;
  const collection = await findCollection(db, siteId, shop.collectionId);
  if (collection?.type !== COLLECTION_TYPES.products) return undefined;
  const labels = await data.labels(shop.collectionId, 'category');
  const { categoryLocale } = collection.settings;
  const found = labels.find(({ label }) => categorySlug(label, categoryLocale) === address?.slug);
  return found && { shop, category: found.label, path, settings: collection.settings };
}

/**
 * Categories were terms of the address of their shop before they had pages of their own.
 * @returns the page of the category that is asked for; undefined where it has none, or shares its address with another
 */
export async function findMovedCategory(
  db: Queryable,
  siteId: string,
  { shop, category }: { readonly shop: PublishedDocument | undefined; readonly category: string | undefined },
  data: Pick<SiteData, 'labels'>,
): Promise<string | undefined> {
  if (category === undefined || shop?.kind !== 'page' || !shop.collectionId) return undefined;
  const collection = await findCollection(db, siteId, shop.collectionId);
  if (!collection) return undefined;
  const path = pathIn(collection, shop, category);
  const found = await findCategoryPage(db, siteId, path, data);
  return found?.category === category ? path : undefined;
}

/** The first category of a product has a page on the way down to it. */
export function ownCategory(
  collection: Awaited<ReturnType<typeof findCollection>>,
  shop: LinkTarget,
  [category]: readonly string[],
): LinkTarget[] {
  if (category === undefined || collection?.type !== COLLECTION_TYPES.products) return [];
  const words = collection.settings.categoryPages.find((each) => each.category === category);
  return [{ id: '', title: words?.title || category, path: pathIn(collection, shop, category) }];
}

function pathIn(
  { settings: { categoryLocale } }: Pick<CollectionRecord, 'settings'>,
  { path: base }: Pick<LinkTarget, 'path'>,
  category: string,
): string {
  return categoryPath({ base, categoryLocale }, category);
}

/** @param shop the page of the shop */
export function categoryView(shop: PageView, { category, path, settings }: CategoryPage): PageView {
  const words = settings.categoryPages.find((each) => each.category === category);
  const title = words?.title || category;
  const description = words?.description ?? '';
  return {
    ...shop,
    path,
    body: categoryBody({ title, description, category, settings }),
    parents: [...shop.parents, { id: shop.id, title: shop.body.title, path: shop.path }],
    categories: [category],
    categoryBase: shop.path,
  };
}

interface Shown {
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly settings: CollectionSettings;
}

function categoryBody({ title, description, category, settings }: Shown): Body {
  const { text, 'product-grid': grid } = definitions;
  const heading: RichNode = { type: 'heading', level: 1, content: [{ type: 'text', text: title }] };
  const said: RichNode[] =
    description === '' ? [] : [{ type: 'paragraph', content: [{ type: 'text', text: description }] }];
  const content: RichText = { type: 'doc', content: [heading, ...said] };
  const body = bodyOf(title, RESERVED_IDS.categorySection, [
    blockOf(RESERVED_IDS.categoryHeading, 'text', { ...text?.defaults, content }, text?.version),
    blockOf(
      RESERVED_IDS.categoryGrid,
      'product-grid',
      {
        ...grid?.defaults,
        category,
        limit: Math.min(settings.itemsPerPage, 60),
        order: settings.isManuallyOrdered ? 'manual' : 'newest',
        followsAddress: true,
      },
      grid?.version,
    ),
  ]);
  return description === '' ? body : { ...body, fields: { description } };
}
