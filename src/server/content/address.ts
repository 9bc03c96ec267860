/** Where a document's address comes from: what it is below, and the pattern of its collection. */
import { checkCollectionSize, maxItemsOf } from '#domain/content/limits.ts';
import { postAddressOf } from '#domain/links/post-address.ts';
import type { Queryable } from '../db/schema.ts';
import { findDocument } from '../kernel/documents/queries.ts';
import { findCollection } from '../kernel/documents/queries-collections.ts';
import { type DocumentRecord, withoutRoot } from '../kernel/documents/records.ts';
import { findSiteSettings } from '../kernel/sites/queries.ts';
import { countItems } from './queries-collections.ts';

export interface Place {
  readonly kind: 'found';
  /** Path of what is above; empty at the top of the site. */
  readonly above: string;
  /** The full path of a document with this slug. */
  pathOf(slug: string): string;
}

export type PlaceFound = Place | { readonly kind: 'missing' | 'invalid'; readonly message: string };

export type Placed = Pick<
  DocumentRecord,
  'siteId' | 'kind' | 'collectionId' | 'parentId' | 'publishedAt' | 'createdAt'
>;

export async function findPlace(tx: Queryable, document: Placed): Promise<PlaceFound> {
  if (document.kind === 'item') return findItemPlace(tx, document);
  if (document.parentId === null) return placeBelow('');
  const parent = await findDocument(tx, document.siteId, document.parentId);
  if (!parent || parent.deletedAt !== null) {
    return { kind: 'missing', message: 'The parent folder no longer exists. It may have been deleted.' };
  }
  return placeBelow(withoutRoot(parent.path));
}

function placeBelow(above: string, addressOf: (slug: string) => string = (slug) => slug): Place {
  return { kind: 'found', above, pathOf: (slug) => `${above}/${addressOf(slug)}` };
}

async function findItemPlace(tx: Queryable, item: Placed): Promise<PlaceFound> {
  const collection = item.collectionId ? await findCollection(tx, item.siteId, item.collectionId) : undefined;
  if (!collection)
    return { kind: 'missing', message: 'The collection no longer exists. It may have been deleted.' };
  const page = collection.pageId ? await findDocument(tx, item.siteId, collection.pageId) : undefined;
  const { itemAddress } = collection.settings;
  if (itemAddress === '%t') return placeBelow(withoutRoot(page?.path));
  const timeZone = (await findSiteSettings(tx, item.siteId))?.timeZone ?? 'UTC';
  const publishedAt = item.publishedAt ?? item.createdAt;
  return placeBelow(withoutRoot(page?.path), (slug) =>
    postAddressOf(itemAddress, { slug, publishedAt, timeZone }),
  );
}

/** @returns why a collection takes no further item */
export async function whyFull(
  tx: Queryable,
  siteId: string,
  collectionId: string,
): Promise<string | undefined> {
  const collection = await findCollection(tx, siteId, collectionId);
  if (!collection) return undefined;
  const shape = { type: collection.type, isManuallyOrdered: collection.settings.isManuallyOrdered };
  if (maxItemsOf(shape) === undefined) return undefined;
  const room = checkCollectionSize(shape, (await countItems(tx, collectionId)) + 1);
  return room.ok ? undefined : room.message;
}
