/** A collection's page lists its items even where its author has placed no block that does. */

import { definitions } from '#blocks/definitions.ts';
import { blockOf, bodyOf, SHOP_LOOK } from '#domain/content/build-body.ts';
import { COLLECTION_TYPES, PAGE_TYPES } from '#domain/content/codes.ts';
import type { CollectionSettings } from '#domain/content/document.ts';
import { RESERVED_IDS } from '#domain/content/reserved-ids.ts';
import type { PageView } from '#domain/page.ts';

export function needsListing(page: PageView): boolean {
  if (page.type !== PAGE_TYPES.mainCollection || !page.collectionId) return false;
  return !page.body.sections.some((section) =>
    section.blocks.some((block) => definitions[block.type]?.listsItems),
  );
}

export function withListing(
  page: PageView,
  collection: { readonly type: number; readonly settings: CollectionSettings },
): PageView {
  const isShop = collection.type === COLLECTION_TYPES.products;
  const isCourse = collection.type === COLLECTION_TYPES.lessons;
  const listing = definitions[isCourse ? 'course' : isShop ? 'product-grid' : 'summary'];
  if (!listing) return page;
  const props = {
    ...listing.defaults,
    ...(isCourse ? {} : isShop ? shopProps(collection.settings) : summaryProps(collection)),
  };
  const block = blockOf(RESERVED_IDS.listing, listing.type, props, listing.version);
  const { sections } = bodyOf('', RESERVED_IDS.listingSection, [block], isShop ? SHOP_LOOK : {});
  return { ...page, body: { ...page.body, sections: [...page.body.sections, ...sections] } };
}

function shopProps({ itemsPerPage, isManuallyOrdered }: CollectionSettings) {
  return {
    limit: Math.min(itemsPerPage, 60),
    order: isManuallyOrdered ? 'manual' : 'newest',
    followsAddress: true,
  };
}

function summaryProps({
  type,
  settings: { itemsPerPage, isManuallyOrdered, listing },
}: {
  readonly type: number;
  readonly settings: CollectionSettings;
}) {
  const { layout, introduction, labels, ...shown } = listing;
  return {
    introduction,
    kind: type === COLLECTION_TYPES.events ? 'events' : 'posts',
    events: 'upcoming-then-past',
    layout,
    limit: Math.min(itemsPerPage, 60),
    order: isManuallyOrdered ? 'manual' : 'newest',
    followsAddress: true,
    offersLabels: labels,
    // Comments: of those items that have any, which single ones may whatever their collection says.
    show: { ...shown, comments: true },
  };
}
