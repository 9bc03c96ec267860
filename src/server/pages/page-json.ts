/** The public data of a page, as `?format=json` answers it: what stands on the page, without how it looks. */
import { PAGE_TYPES } from '#domain/content/codes.ts';
import type { ItemPage, SiteData } from '#domain/site-data.ts';
import type { LoadedPage } from '#site/load-page.ts';

const ITEMS = 20;

export async function pageJson(loaded: LoadedPage, data: SiteData) {
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
      title: page.body.title,
      path: page.path,
      url: site.baseUrl + page.path,
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
