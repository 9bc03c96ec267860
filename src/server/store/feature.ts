/** The store: each of its folders gives a feature, which may use those before it. */

import type { MakeFeature } from '../feature.ts';
import { cartRemindersFeature } from './aftercare/cart-reminders/feature.ts';
import { reviewsFeature } from './aftercare/reviews/feature.ts';
import { salesFeature } from './aftercare/sales/feature.ts';
import { stockNoticesFeature } from './aftercare/stock-notices/feature.ts';
import { cartFeature } from './cart/feature.ts';
import { setDiscountUses } from './cart/queries.ts';
import type { CartRoutesDeps } from './cart/visitor-routes.ts';
import { catalogueFeature } from './catalogue/feature.ts';
import { hasPrices } from './catalogue/queries-currency.ts';
import { findLockOfVariant } from './catalogue/queries-sellable.ts';
import { donationsFeature } from './donations/feature.ts';
import { giftCardsFeature } from './gift-cards/feature.ts';
import { openOrders } from './open-orders.ts';
import { ordersFeature } from './orders/feature.ts';
import { countDiscountedOrders } from './orders/queries-discounts.ts';
import { settingsFeature } from './settings/feature.ts';
import type { StoreNeeds } from './settings/routes.ts';
import { subscriptionsFeature } from './subscriptions/feature.ts';

export const feature: MakeFeature = (kernel, common) => {
  const { pagePorts: ports } = common;
  const orders = openOrders(kernel, common);
  const { cart } = orders;
  const maySeeVariant: CartRoutesDeps['maySeeVariant'] = async (context, variantId) => {
    const lock = await findLockOfVariant(kernel.db.read, context.get('site').id, variantId);
    return !lock || (await ports.maySee(context)(lock.documentId, lock));
  };
  return [
    settingsFeature(kernel, { beginCounting, hasPrices }),
    catalogueFeature(kernel, common),
    cartFeature(kernel, ports, { maySeeVariant }),
    giftCardsFeature(kernel, ports, { maySeeVariant }),
    subscriptionsFeature({ ...orders, members: common.members, maySeeVariant }),
    // Before orders, which say whose donations they are.
    donationsFeature(kernel, orders),
    ordersFeature(orders),
    cartRemindersFeature(kernel, ports, cart),
    reviewsFeature(kernel, ports, common),
    salesFeature(kernel),
    stockNoticesFeature(kernel, ports, { maySeeVariant }),
  ];
};

const beginCounting: StoreNeeds['beginCounting'] = async (tx, siteId, ids) => {
  const uses = new Map(ids.map((id) => [id, 0]));
  for (const { id, orders } of await countDiscountedOrders(tx, siteId, ids))
    uses.set(id, (uses.get(id) ?? 0) + orders);
  await setDiscountUses(tx, siteId, uses);
};
