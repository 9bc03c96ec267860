/** How much collections hold; the limits of one layout stand in `content.ts`. */
import { COURSE_LIMITS } from '../courses/course.ts';
import { COLLECTION_TYPES, type CollectionTypeCode } from './codes.ts';

/** Most tracks in an album (SITE-61). */
export const MAX_ALBUM_TRACKS = 60;
/** Most items in a collection that its owner orders by hand (SITE-62). */
export const MAX_ORDERABLE_ITEMS = 250;
/** Most products in a collection (SITE-63). */
export const MAX_COLLECTION_PRODUCTS = 200;

/** Most categories of a collection (SITE-64). */
export const MAX_NESTED_CATEGORIES = 10_000;

export function checkCategoryTotal(count: number): CollectionRoom {
  if (count <= MAX_NESTED_CATEGORIES) return { ok: true };
  const most = MAX_NESTED_CATEGORIES.toLocaleString('en');
  return {
    ok: false,
    message: `A collection can have up to ${most} categories. Use an existing one, or remove some.`,
  };
}

export interface CollectionShape {
  readonly type: CollectionTypeCode;
  readonly isManuallyOrdered: boolean;
}

/** The most items a collection may hold, or undefined where nothing limits it. */
export function maxItemsOf({ type, isManuallyOrdered }: CollectionShape): number | undefined {
  if (type === COLLECTION_TYPES.album) return MAX_ALBUM_TRACKS;
  if (type === COLLECTION_TYPES.products) return MAX_COLLECTION_PRODUCTS;
  if (isManuallyOrdered) return MAX_ORDERABLE_ITEMS;
  return type === COLLECTION_TYPES.lessons ? COURSE_LIMITS.lessons : undefined;
}

export type CollectionRoom = { readonly ok: true } | { readonly ok: false; readonly message: string };

/** Whether a collection may hold this many items. */
export function checkCollectionSize(collection: CollectionShape, count: number): CollectionRoom {
  const max = maxItemsOf(collection);
  if (max === undefined || count <= max) return { ok: true };
  return { ok: false, message: tooManyItems(collection, max) };
}

function tooManyItems({ type }: CollectionShape, max: number): string {
  if (type === COLLECTION_TYPES.lessons)
    return `A course can have up to ${max} lessons. Remove some, or start another course.`;
  if (type === COLLECTION_TYPES.album) {
    return `An album can hold up to ${max} tracks. Remove some, or start another album.`;
  }
  if (type === COLLECTION_TYPES.products) {
    return `A collection can hold up to ${max} products. Remove some, or start another collection.`;
  }
  return `A collection sorted manually can hold up to ${max} items. Remove some, or sort it by date.`;
}
