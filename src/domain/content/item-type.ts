/** What an item of a collection is, as other programs read it. */
import { COLLECTION_TYPES } from './codes.ts';

/** Item type codes (SITE-52). */
export const ITEM_TYPES = {
  text: 1,
  image: 2,
  quote: 4,
  link: 5,
  audio: 7,
  video: 8,
  review: 10,
  storeItem: 11,
  event: 12,
  gallery: 14,
  digitalGood: 18,
  lesson: 62,
} as const;
export type ItemTypeCode = (typeof ITEM_TYPES)[keyof typeof ITEM_TYPES];

/** Record types (SITE-38). */
export const RECORD_TYPES = ['audio', 'event', 'image', 'portfolio item', 'text', 'video'] as const;
type RecordType = (typeof RECORD_TYPES)[number];

export interface ItemType {
  readonly code: ItemTypeCode;
  /** Absent for what is no record, such as a product. */
  readonly record?: RecordType;
}

const TEXT: ItemType = { code: ITEM_TYPES.text, record: 'text' };

const BY_COLLECTION: Readonly<Record<number, ItemType>> = {
  [COLLECTION_TYPES.galleryBlock]: { code: ITEM_TYPES.image, record: 'image' },
  [COLLECTION_TYPES.products]: { code: ITEM_TYPES.storeItem },
  [COLLECTION_TYPES.portfolio]: { code: ITEM_TYPES.gallery, record: 'portfolio item' },
  [COLLECTION_TYPES.lessons]: { code: ITEM_TYPES.lesson, record: 'video' },
  [COLLECTION_TYPES.events]: { code: ITEM_TYPES.event, record: 'event' },
  [COLLECTION_TYPES.album]: { code: ITEM_TYPES.audio, record: 'audio' },
};

/** @param collection its type; @param leads whether the item leads elsewhere instead of to a page of its own */
export function itemTypeOf(collection: number, leads = false): ItemType {
  if (leads) return { ...TEXT, code: ITEM_TYPES.link };
  return BY_COLLECTION[collection] ?? TEXT;
}
