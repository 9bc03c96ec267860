/** What blocks ask the site about products. */

import { type PlanInArea, plansOf } from '#domain/members/areas.ts';
import type { ProductFacts, SiteData } from '#domain/site-data.ts';
import { buyerPrices, shownDelivery, shownVariant } from '#domain/store/catalogue/buyer-price.ts';
import type { ProductKind } from '#domain/store/catalogue/product.ts';
import { optionsIn } from '#domain/store/catalogue/translated-product.ts';
import { deliveryPromise } from '#domain/store/settings/delivery-promise.ts';
import { sellerPlace } from '#domain/store/settings/seller.ts';
import { readJson } from '../../db/json-text.ts';
import type { Queryable } from '../../db/schema.ts';
import type { Common } from '../../feature.ts';
import { keptFor } from '../../kernel/kept-for.ts';
import { OverviewCache } from '../../kernel/overview-cache.ts';
import type { DataSite } from '../../kernel/page-ports.ts';
import { findStore } from '../settings/queries.ts';
import { findSeller } from '../settings/queries-seller.ts';
import { listStored } from './queries.ts';
import { alsoBought } from './queries-bought.ts';
import { listByPrice } from './queries-price.ts';
import { type ProductTable, tradeOf, variantOf } from './schema.ts';
import { optionLayers } from './translated.ts';

const byPrice = new OverviewCache<readonly string[]>();

type PlansOf = Common['members']['areasOf'];

export function productData(areasOf: PlansOf, db: Queryable, site: DataSite): Partial<SiteData> {
  const pricesFor = keptFor((siteId: string) => pricesOf(db, siteId));
  return {
    productsByPrice: (query) =>
      byPrice.get(site, JSON.stringify([query.collectionId, query.category, query.tag]), async () => {
        const { store, prices } = await pricesFor(site.id);
        const { addedIn, shownIn } = prices;
        const added = ['', ...store.taxes.classes].map((each) => [each, addedIn(shownIn, each)] as const);
        return listByPrice(db, site.id, query, added);
      }),
    boughtWith: keptFor(async (productId) =>
      (await alsoBought(db, site.id, [productId])).map(({ id }) => id),
    ),
    async products(ids) {
      const stored = await listStored(db, site.id, ids);
      // Lists of posts ask too, and are told at once that nothing of them is sold.
      if (stored.size === 0) return new Map();
      const { store, prices } = await pricesFor(site.id);
      const { currency, expressCheckout: isExpress, measurementStandard, stockNotices } = store;
      const language = site.translation && site.settings.locale;
      const layers = await optionLayers(db, { siteId: site.id, language }, [...stored.keys()]);
      const opening = [...stored.values()].some(({ row }) => row.opensPlanId !== null);
      const plans = opening ? plansOf(await areasOf(db, site.id)) : [];
      const delivery = deliveryPromise(store.shippingZones, shownDelivery(prices, store));
      return new Map(
        [...stored].map(([id, { row, variants }]) => [
          id,
          {
            id,
            kind: row.kind as ProductKind,
            ...optionsIn(
              {
                options: readJson(row.options),
                variants: variants.map((each) =>
                  row.kind === 'giftCard'
                    ? variantOf(each)
                    : shownVariant(variantOf(each), prices, row.taxClass),
                ),
              },
              layers.get(id),
            ),
            currency,
            isExpress,
            ...(row.subscriptionPlan !== null && { subscriptionPlan: readJson(row.subscriptionPlan) }),
            ...opensOf(plans, row),
            ...tradeOf(row),
            ...(row.saleUntil !== null && { saleUntil: row.saleUntil }),
            measurementStandard,
            offersNotices: stockNotices.isOffered,
            delivery,
          },
        ]),
      );
    },
  };
}

function opensOf(
  plans: readonly PlanInArea[],
  { opensPlanId }: ProductTable,
): Pick<ProductFacts, 'opens' | 'isWithdrawn'> {
  if (opensPlanId === null) return {};
  const found = plans.find(({ plan }) => plan.id === opensPlanId);
  return found ? { opens: { name: found.plan.name } } : { isWithdrawn: true };
}

async function pricesOf(db: Queryable, siteId: string) {
  const [store, seller] = await Promise.all([findStore(db, siteId), findSeller(db, siteId)]);
  return { store, prices: buyerPrices(store, sellerPlace(seller)) };
}
