/** What other features ask about the store. */
import type { Context } from 'hono';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { PlanState } from '#domain/store/orders/order.ts';
import type { Queryable } from '../db/schema.ts';
import type { MakeOffers } from '../feature.ts';
import type { SiteEnvironment } from '../http/site-environment.ts';
import { findShownPhoto } from './aftercare/reviews/queries-photos.ts';
import { type CartLeft, type CartMoved, type LeftCart, leaveCart, takeUpCart } from './cart/member-cart.ts';
import { listShops } from './catalogue/queries-shop.ts';
import { openOrders } from './open-orders.ts';
import { isTestOrder } from './orders/issue-invoice.ts';
import { findOrderByToken, updateLine } from './orders/queries.ts';
import { listSitesWithOrders } from './orders/queries-open.ts';
import { type ServicePayments, servicePayments } from './orders/service-payments.ts';
import { findStore } from './settings/queries.ts';
import { listWaitingLines } from './subscriptions/queries-plans.ts';

declare module '../feature.ts' {
  interface Common {
    /** Ids of sites that sell, or have sold. */
    readonly listShops: () => Promise<ReadonlySet<string>>;
    /** Plans of members that were bought under an address before it was confirmed. */
    readonly boughtPlans: {
      waiting(
        db: Queryable,
        siteId: string,
        email: string,
      ): Promise<readonly { readonly lineId: string; readonly planId: string }[]>;
      opened(
        tx: Queryable,
        lineId: string,
        opened: { readonly state: PlanState; readonly memberId: string },
      ): Promise<void>;
    };
    /** How a feature is paid for what it sells by itself. */
    readonly servicePayments: ServicePayments;
    readonly findCurrency: (db: Queryable, siteId: string) => Promise<CurrencyCode>;
    /** The id of an order that was paid with real money, by the token of its page. */
    readonly findPaidOrder: (db: Queryable, siteId: string, token: string) => Promise<string | undefined>;
    /** Of the browser of a member who signs out. */
    readonly leaveCart: (
      tx: Queryable,
      context: Context<SiteEnvironment>,
      left: LeftCart,
    ) => Promise<CartLeft>;
    /** The cart that a member left, where the browser has none. */
    readonly takeUpCart: (
      tx: Queryable,
      context: Context<SiteEnvironment>,
      cartId: string,
    ) => Promise<CartMoved | undefined>;
  }
}

export const offers: MakeOffers<
  | 'boughtPlans'
  | 'findCurrency'
  | 'listShops'
  | 'findPaidOrder'
  | 'leaveCart'
  | 'takeUpCart'
  | 'findVisitorPicture'
  | 'servicePayments'
> = (kernel, common) => ({
  servicePayments: servicePayments(() => ({
    ...openOrders(kernel, common),
    paidBookings: common.paidBookings,
  })),
  findCurrency: async (from, siteId) => (await findStore(from, siteId)).currency,
  boughtPlans: {
    waiting: async (from, siteId, email) =>
      (await listWaitingLines(from, siteId, email)).map(({ id, opensPlanId }) => ({
        lineId: id,
        planId: opensPlanId ?? '',
      })),
    opened: (tx, lineId, { state, memberId }) =>
      updateLine(tx, lineId, { planState: state, planMemberId: memberId }),
  },
  findVisitorPicture: findShownPhoto,
  leaveCart: (tx, context, left) => leaveCart(tx, kernel, context, left),
  takeUpCart: (tx, context, cartId) => takeUpCart(tx, kernel, context, cartId),
  listShops: async () =>
    new Set((await Promise.all([listShops(kernel.db.read), listSitesWithOrders(kernel.db.read)])).flat()),
  async findPaidOrder(from, siteId, token) {
    const order = await findOrderByToken(from, siteId, token);
    if (!order || isTestOrder(order)) return undefined;
    return order.capturedMinor >= order.totalMinor ? order.id : undefined;
  },
});
