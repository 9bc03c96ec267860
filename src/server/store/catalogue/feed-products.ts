/** Products as shopping services take them, from what is published of them. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { bodyFieldsSchema } from '#domain/content/document.ts';
import { imageUrl } from '#domain/media/media.ts';
import type { SiteView } from '#domain/page.ts';
import { type BuyerPrices, buyerPrices, shownVariant } from '#domain/store/catalogue/buyer-price.ts';
import type { FeedProduct } from '#domain/store/catalogue/merchant-feed.ts';
import type { ProductKind } from '#domain/store/catalogue/product.ts';
import { sellerPlace } from '#domain/store/settings/seller.ts';
import type { Queryable } from '../../db/schema.ts';
import { listGated } from '../../kernel/documents/queries-locked.ts';
import type { DocumentRecord } from '../../kernel/documents/records.ts';
import { listMediaViews } from '../../kernel/media/queries.ts';
import { findStore } from '../settings/queries.ts';
import { findSeller } from '../settings/queries-seller.ts';
import { listBodies, listStored } from './queries.ts';
import { eachProduct } from './queries-import.ts';
import { tradeOf, variantOf } from './schema.ts';

/** Those that everyone may see, a part at a time. */
export async function* eachFeedPart(db: Queryable, site: SiteView): AsyncGenerator<readonly FeedProduct[]> {
  const store = await findStore(db, site.id);
  const prices = buyerPrices(store, sellerPlace(await findSeller(db, site.id)));
  for await (const documents of eachProduct(db, site.id)) {
    const gated = await listGated(db, documents);
    const shown = documents.filter((document) => isPublic(document) && !gated.has(document.id));
    yield await feedProducts(db, site, shown, prices);
    // The embedded database answers within the same turn: pages that are asked for get theirs in between.
    await nextTurn();
  }
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
        ...tradeOf(found.row),
        ...(found.row.saleFrom !== null && { saleFrom: found.row.saleFrom }),
        ...(found.row.saleUntil !== null && { saleUntil: found.row.saleUntil }),
        variants: found.variants.map((row) => ({
          ...shownVariant(variantOf(row), prices, found.row.taxClass),
          picture: urlOf(row.pictureId ?? ''),
          hasSale: row.hasSale === 1,
        })),
      },
    ];
  });
}
