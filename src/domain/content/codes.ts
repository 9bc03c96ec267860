/** Numeric codes of the contract: types of pages and collections, statuses of items. */

/** Page type codes (SITE-26). */
export const PAGE_TYPES = {
  mainCollection: 1,
  page: 2,
  splashPage: 3,
  contentItem: 50,
  notFound: 100,
  error: 101,
  search: 102,
  lockScreen: 103,
  popupOverlay: 104,
  protectedContent: 105,
  memberAreaAccessDenied: 106,
  showCart: 200,
  checkout: 201,
  orderConfirmed: 202,
  donate: 203,
  contributionConfirmed: 204,
  cartV2: 205,
  subscriptionConfirmed: 206,
  orderReceived: 207,
  membershipConfirmed: 208,
  reviewsRequest: 209,
  digitalProductComposerPreview: 210,
  orderStatus: 211,
  newsletterUnsubscribe: 300,
  commerceEmailPreview: 301,
} as const;
export type PageTypeCode = (typeof PAGE_TYPES)[keyof typeof PAGE_TYPES];

/** Collection type codes (SITE-51); from 100 on they are ours (SITE-54). */
export const COLLECTION_TYPES = {
  generic: 1,
  subscription: 2,
  galleryBlock: 6,
  products: 13,
  portfolio: 23,
  lessons: 24,
  blog: 101,
  events: 102,
  album: 103,
} as const;
export type CollectionTypeCode = (typeof COLLECTION_TYPES)[keyof typeof COLLECTION_TYPES];

/** Item statuses (SITE-36). */
export const ITEM_STATUS = {
  published: 1,
  scheduled: 2,
  needsReview: 3,
  draft: 4,
  private: 5,
  deleted: 6,
} as const;
export type ItemStatus = (typeof ITEM_STATUS)[keyof typeof ITEM_STATUS];

/** What documents are. All share one body and one history; see `content.ts`. */
export const DOCUMENT_KINDS = [
  'page',
  'folder',
  'item',
  'section',
  'header',
  'footer',
  'navigation',
  'style',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
