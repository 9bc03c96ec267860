/** Says what became of the discounts of a shop. */

import { Hono } from 'hono';
import { type DiscountUse, readDiscountUses } from '#domain/store/cart/calls-discounts.ts';
import type { StoreSettings } from '#domain/store/settings/settings.ts';
import { answerCalls } from '../../http/answer-calls.ts';
import { findStore } from '../settings/queries.ts';
import { countDiscountedOrders } from './queries-discounts.ts';
import type { OrderRoutesDeps } from './routes.ts';

type DiscountDeps = Pick<OrderRoutesDeps, 'db' | 'authorize' | 'cart'>;

export function discountRoutes(deps: DiscountDeps): Hono {
  const app = new Hono();
  const answer = answerCalls(app, deps.authorize);
  answer(readDiscountUses, async ({ siteId }) => ({
    uses: await readUses(deps, siteId, await findStore(deps.db.read, siteId)),
  }));
  return app;
}

/** Where there is a limit, the count that decides who is the last. */
async function readUses(
  { db, cart }: DiscountDeps,
  siteId: string,
  { discounts, currency }: StoreSettings,
): Promise<DiscountUse[]> {
  const limited = discounts.filter(({ limit }) => limit !== null).map(({ id }) => id);
  const [ordered, counted] = await Promise.all([
    countDiscountedOrders(db.read, siteId),
    cart.countUses(db.read, siteId, limited),
  ]);
  return discounts.flatMap(({ id, limit }) => {
    const own = ordered.filter((each) => each.id === id);
    const sum = (of: 'orders' | 'testOrders') => own.reduce((all, each) => all + each[of], 0);
    const used = limit === null ? sum('orders') : (counted.get(id) ?? 0);
    if (used === 0 && own.length === 0) return [];
    const offMinor = own.find((each) => each.currency === currency)?.offMinor ?? 0;
    return [{ id, used, testOrders: Math.min(used, sum('testOrders')), offMinor }];
  });
}
