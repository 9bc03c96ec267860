/** The public data of a page, as `?format=json` answers it: what stands on the page, without how it looks. */

import { ITEM_STATUS, PAGE_TYPES } from '#domain/content/codes.ts';
import { itemTypeOf } from '#domain/content/item-type.ts';
import { visibilityOf } from '#domain/content/workflow.ts';
import { absoluteUrl } from '#domain/page.ts';
import type { ItemPage, SiteData } from '#domain/site-data.ts';
import type { LoadedPage } from '#site/load-page.ts';

const ITEMS = 20;

/** @param collectionType of the collection an item belongs to */
export async function pageJson(loaded: LoadedPage, data: SiteData, collectionType?: number) {
  const { site, page } = loaded;
  const isCollection = page.type === PAGE_TYPES.mainCollection && page.collectionId !== undefined;
  const items: ItemPage | undefined = isCollection
    ? await data.items({ collectionId: page.collectionId ?? '', limit: ITEMS })
    : undefined;
  return {
    website: {
      id: site.id,
      identifier: site.identifier,
      title: site.settings.title,
      description: site.settings.description,
      baseUrl: site.baseUrl,
      locale: site.settings.locale,
      timeZone: site.settings.timeZone,
    },
    [page.type === PAGE_TYPES.contentItem ? 'item' : 'page']: {
      id: page.id,
      type: page.type,
      ...(page.type === PAGE_TYPES.contentItem ? itemFacts(page, collectionType) : {}),
      title: page.body.title,
      path: page.path,
      url: absoluteUrl(site, page.path),
      collectionId: page.collectionId,
      publishedAt: page.publishedAt,
      updatedAt: page.updatedAt,
      author: page.author,
      tags: page.tags,
      categories: page.categories,
      fields: page.body.fields,
      sections: loaded.sections.map(({ section, blocks }) => ({
        id: section.id,
        theme: section.theme,
        blocks: blocks.map(({ block, props }) => ({ id: block.id, type: block.type, props: props ?? {} })),
      })),
    },
    media: [...loaded.media.values()],
    ...(items ? { collection: { id: page.collectionId, itemCount: items.total }, items: items.items } : {}),
  };
}

function itemFacts({ isPreview, body }: LoadedPage['page'], collectionType = 0) {
  const { code, record } = itemTypeOf(collectionType, body.fields['link'] !== undefined);
  return {
    itemType: code,
    ...(record ? { recordType: record } : {}),
    ...(isPreview ? {} : { visibility: visibilityOf(ITEM_STATUS.published) }),
  };
}
