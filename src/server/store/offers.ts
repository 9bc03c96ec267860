/** What other features ask about the store. */
import type { Queryable } from '../db/schema.ts';
import type { MakeOffers } from '../feature.ts';
import { listShops } from './catalogue/queries-shop.ts';
import { isTestOrder } from './orders/issue-invoice.ts';
import { findOrderByToken } from './orders/queries.ts';
import { listSitesWithOrders } from './orders/queries-open.ts';

declare module '../feature.ts' {
  interface Common {
    /** Ids of sites that sell, or have sold. */
    readonly listShops: () => Promise<ReadonlySet<string>>;
    /** The id of an order that was paid with real money, by the token of its page. */
    readonly findPaidOrder: (db: Queryable, siteId: string, token: string) => Promise<string | undefined>;
  }
}

export const offers: MakeOffers<'listShops' | 'findPaidOrder'> = ({ db }) => ({
  listShops: async () =>
    new Set((await Promise.all([listShops(db.read), listSitesWithOrders(db.read)])).flat()),
  async findPaidOrder(from, siteId, token) {
    const order = await findOrderByToken(from, siteId, token);
    if (!order || isTestOrder(order)) return undefined;
    return order.capturedMinor >= order.totalMinor ? order.id : undefined;
  },
});
