/** What blocks ask the site about products. */

import type { SiteData } from '#domain/site-data.ts';
import { buyerPrices, shownDelivery, shownVariant } from '#domain/store/catalogue/buyer-price.ts';
import type { ProductKind } from '#domain/store/catalogue/product.ts';
import { deliveryPromise } from '#domain/store/settings/delivery-promise.ts';
import { readJson } from '../../db/json-text.ts';
import type { Queryable } from '../../db/schema.ts';
import type { Common } from '../../feature.ts';
import { OverviewCache } from '../../kernel/overview-cache.ts';
import type { DataSite } from '../../kernel/page-ports.ts';
import type { ProductsAfterDeps } from './products-after.ts';
import { listStored } from './queries.ts';
import { listByPrice } from './queries-price.ts';
import { variantOf } from './schema.ts';

const byPrice = new OverviewCache<readonly string[]>();

type ProductDataDeps = Pick<Common, 'findStore' | 'homeOf'> & Pick<ProductsAfterDeps, 'boughtWith'>;

export const productData =
  ({ findStore, homeOf, boughtWith }: ProductDataDeps) =>
  (db: Queryable, site: DataSite): Partial<SiteData> => ({
    productsByPrice: (query) =>
      byPrice.get(site, JSON.stringify([query.collectionId, query.category, query.tag]), async () => {
        const store = await findStore(db, site.id);
        const { addedIn, shownIn } = buyerPrices(store, await homeOf(db, site.id));
        const added = ['', ...store.taxes.classes].map((each) => [each, addedIn(shownIn, each)] as const);
        return listByPrice(db, site.id, query, added);
      }),
    boughtWith: (productId) => boughtWith(db, site.id, productId),
    async products(ids) {
      const stored = await listStored(db, site.id, ids);
      // Lists of posts ask too, and are told at once that nothing of them is sold.
      if (stored.size === 0) return new Map();
      const store = await findStore(db, site.id);
      const { currency, expressCheckout: isExpress, measurementStandard, stockNotices } = store;
      const prices = buyerPrices(store, await homeOf(db, site.id));
      const delivery = deliveryPromise(store.shippingZones, shownDelivery(prices, store));
      return new Map(
        [...stored].map(([id, { row, variants }]) => [
          id,
          {
            id,
            kind: row.kind as ProductKind,
            options: readJson(row.options),
            variants: variants.map((each) => shownVariant(variantOf(each), prices, row.tax_class)),
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
