/** What blocks ask the site about products. */

import type { SiteData } from '#domain/site-data.ts';
import { deliveryPromise } from '#domain/store/delivery-promise.ts';
import type { ProductKind } from '#domain/store/product.ts';
import { readJson } from '../db/json-text.ts';
import type { Queryable } from '../db/schema.ts';
import type { Common } from '../feature.ts';
import { OverviewCache } from '../kernel/overview-cache.ts';
import type { DataSite } from '../kernel/page-ports.ts';
import type { ProductsAfterDeps } from './products-after.ts';
import { listStored } from './queries.ts';
import { listByPrice } from './queries-price.ts';
import { variantOf } from './schema.ts';

const byPrice = new OverviewCache<readonly string[]>();

export const productData =
  (findStore: Common['findStore'], boughtWith: ProductsAfterDeps['boughtWith']) =>
  (db: Queryable, site: DataSite): Partial<SiteData> => ({
    productsByPrice: (query) =>
      byPrice.get(site, JSON.stringify([query.collectionId, query.category, query.tag]), () =>
        listByPrice(db, site.id, query),
      ),
    boughtWith: (productId) => boughtWith(db, site.id, productId),
    async products(ids) {
      const stored = await listStored(db, site.id, ids);
      // Lists of posts ask too, and are told at once that nothing of them is sold.
      if (stored.size === 0) return new Map();
      const {
        currency,
        expressCheckout: isExpress,
        measurementStandard,
        shippingZones,
        stockNotices,
      } = await findStore(db, site.id);
      const delivery = deliveryPromise(shippingZones);
      return new Map(
        [...stored].map(([id, { row, variants }]) => [
          id,
          {
            id,
            kind: row.kind as ProductKind,
            options: readJson(row.options),
            variants: variants.map(variantOf),
            currency,
            isExpress,
            measurementStandard,
            offersNotices: stockNotices.isOffered,
            delivery,
          },
        ]),
      );
    },
  });
