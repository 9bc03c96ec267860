/** The texts of items as feeds carry them: however many there are, the queries stay the same few. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { emptyBody } from '#domain/content/content.ts';
import { itemTypeOf } from '#domain/content/item-type.ts';
import type { PageView, SiteView } from '#domain/page.ts';
import type { CollectionPage } from '#domain/site-data.ts';
import { loadPage } from '#site/load-page.ts';
import { findCollection } from '../kernel/documents/queries-collections.ts';
import { fieldsOf } from './body-fields.ts';
import { ownCategory } from './category-page.ts';
import { feedContent } from './feed-content.ts';
import { shownSince } from './page-view.ts';
import { findCollectionPage, listPublished, type PublishedDocument } from './queries.ts';
import type { ServeDeps } from './serve-page.ts';
import { withSharedReads } from './shared-reads.ts';
import { siteDataOf } from './site-data.ts';

/** As HTML, by the ids of the items; of those that are locked there is none. */
export async function feedContents(
  deps: ServeDeps,
  site: SiteView,
  collectionId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const data = withSharedReads(siteDataOf(deps, site));
  const [documents, collection, page] = await Promise.all([
    listPublished(deps.db.read, site.id, ids),
    findCollection(deps.db.read, site.id, collectionId),
    findCollectionPage(deps.db.read, site.id, collectionId),
  ]);
  const items = documents.filter(({ settings, access }) => !settings.passwordHash && access === undefined);
  const now = deps.now();
  const loaded = await Promise.all(
    items.map((item) =>
      loadPage({ site: bare(site), page: itemView(item, { collection, page }), data, now, query: {} }),
    ),
  );
  const contents = new Map<string, string>();
  for (const each of loaded) {
    contents.set(each.page.id, feedContent(each));
    // Twenty long posts take a while to write: other pages are answered in between.
    await nextTurn();
  }
  return contents;
}

/** A feed has no header, no menu and nothing over its items: none of their data is read. */
function bare(site: SiteView): SiteView {
  const nothing = emptyBody('');
  return {
    ...site,
    header: nothing,
    footer: nothing,
    navigation: { main: [], footer: [] },
    overPages: undefined,
  };
}

function itemView(
  item: PublishedDocument,
  {
    collection,
    page,
  }: {
    readonly collection: Awaited<ReturnType<typeof findCollection>>;
    readonly page: CollectionPage | undefined;
  },
): PageView {
  const { author, tags = [], categories = [] } = fieldsOf(item.body);
  return {
    id: item.id,
    type: item.pageType,
    path: item.path,
    body: item.body,
    collectionId: item.collectionId ?? undefined,
    itemType: collection && itemTypeOf(collection.type).code,
    parents: page ? [page, ...ownCategory(collection, page, categories)] : [],
    publishedAt: item.publishedAt ?? undefined,
    updatedAt: shownSince(item),
    author,
    tags,
    categories,
    isHiddenFromSearch: item.settings.isHiddenFromSearch,
    isPreview: false,
  };
}
