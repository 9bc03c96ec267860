/** The shop's feed for services that compare prices, at one address for each site. */

import { setImmediate as nextTurn } from 'node:timers/promises';
import { Hono } from 'hono';
import { bodyFieldsSchema } from '#domain/content/document.ts';
import { imageUrl } from '#domain/media/media.ts';
import type { SiteView } from '#domain/page.ts';
import { type BuyerPrices, buyerPrices, shownVariant } from '#domain/store/catalogue/buyer-price.ts';
import {
  type FeedProduct,
  MERCHANT_FEED_PATH,
  merchantEntries,
  merchantFeed,
} from '#domain/store/catalogue/merchant-feed.ts';
import type { ProductKind } from '#domain/store/catalogue/product.ts';
import { sellerPlace } from '#domain/store/settings/seller.ts';
import type { Queryable } from '../../db/schema.ts';
import type { Common } from '../../feature.ts';
import type { SiteEnvironment } from '../../http/site-environment.ts';
import { listGated } from '../../kernel/documents/queries-locked.ts';
import type { DocumentRecord } from '../../kernel/documents/records.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { listMediaViews } from '../../kernel/media/queries.ts';
import { findStore } from '../settings/queries.ts';
import { findSeller } from '../settings/queries-seller.ts';
import { listBodies, listStored } from './queries.ts';
import { eachProduct } from './queries-import.ts';
import { variantOf } from './schema.ts';

type FeedDeps = Kernel & Pick<Common, 'findSiteView' | 'pagePorts'>;

/** Services ask many times a day. */
const HEADERS = {
  'cache-control': 'public, max-age=300',
  'content-type': 'application/rss+xml; charset=utf-8',
};

export function feedRoutes(deps: FeedDeps): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  app.get(MERCHANT_FEED_PATH, async (context) => {
    const site = await deps.findSiteView(context.get('site').id);
    if (!site || site.settings.isHiddenFromSearch) return context.text('There is no feed here.', 404);
    const make = () => feedOf(deps, site);
    return deps.pagePorts.answerKept(context, site, { name: 'products.xml', headers: HEADERS, make });
  });
  return app;
}

async function feedOf({ db }: FeedDeps, site: SiteView): Promise<string> {
  const store = await findStore(db.read, site.id);
  const { currency } = store;
  const prices = buyerPrices(store, sellerPlace(await findSeller(db.read, site.id)));
  const { title, description } = site.settings;
  const shop = { title, url: site.baseUrl, description, currency };
  const entries: string[] = [];
  for await (const documents of eachProduct(db.read, site.id)) {
    const gated = await listGated(db.read, documents);
    const shown = documents.filter((document) => isPublic(document) && !gated.has(document.id));
    const products = await feedProducts(db.read, site, shown, prices);
    entries.push(...merchantEntries(shop, products));
    // The embedded database answers within the same turn: pages that are asked for get theirs in between.
    await nextTurn();
  }
  return merchantFeed(shop, entries);
}

function isPublic({ publishedId, settings }: DocumentRecord): boolean {
  return publishedId !== null && !settings.isHiddenFromSearch && settings.passwordHash === undefined;
}

async function feedProducts(
  db: Queryable,
  site: SiteView,
  documents: readonly DocumentRecord[],
  prices: BuyerPrices,
): Promise<FeedProduct[]> {
  const ids = documents.map(({ id }) => id);
  const stored = await listStored(db, site.id, ids);
  const published = documents.flatMap(({ publishedId }) => publishedId ?? []);
  const bodies = await listBodies(db, site.id, published);
  const fieldsOf = ({ publishedId }: DocumentRecord) =>
    bodyFieldsSchema.safeParse(bodies.get(publishedId ?? '')?.fields).data ?? {};
  const picturesOf = (document: DocumentRecord) => {
    const { pictures, image } = fieldsOf(document);
    return pictures ?? (image ? [image] : []);
  };
  const wanted = [
    ...documents.flatMap((document) => picturesOf(document).map(({ id }) => id)),
    ...[...stored.values()].flatMap(({ variants }) => variants.flatMap(({ pictureId }) => pictureId ?? [])),
  ];
  const views = new Map((await listMediaViews(db, site.id, wanted)).map((view) => [view.id, view]));
  const urlOf = (id: string) => {
    const view = views.get(id);
    return view && site.baseUrl + imageUrl(view, 1500);
  };
  return documents.flatMap((document): FeedProduct[] => {
    const found = stored.get(document.id);
    if (!found || document.path === null) return [];
    const { excerpt = '', categories = [] } = fieldsOf(document);
    return [
      {
        id: document.id,
        title: bodies.get(document.publishedId ?? '')?.title ?? document.title,
        description: excerpt,
        url: site.baseUrl + encodeURI(document.path),
        pictures: picturesOf(document).flatMap(({ id }) => urlOf(id) ?? []),
        categories,
        kind: found.row.kind as ProductKind,
        variants: found.variants.map((row) => ({
          ...shownVariant(variantOf(row), prices, found.row.taxClass),
          picture: urlOf(row.pictureId ?? ''),
        })),
      },
    ];
  });
}
