/** Changes of what an order has, for those who look after a shop: found, reckoned up, and written. */

import { Hono } from 'hono';
import type { Sellable } from '#domain/store/catalogue/sellable.ts';
import * as calls from '#domain/store/orders/calls-edit.ts';
import { orderName } from '#domain/store/orders/order-number.ts';
import { type EditSurroundings, priceToAdd } from '#domain/store/orders/price-edit.ts';
import { leave } from '../../activity/record-activity.ts';
import { answerCalls } from '../../http/answer-calls.ts';
import type { Authorize } from '../../http/authorize.ts';
import { searchSellable } from '../catalogue/find-sellable.ts';
import { GONE } from './change-order.ts';
import { changeLines, quoteEdit } from './edit-order.ts';
import { type EditDeps, surroundingsOf } from './plan-edit.ts';
import { LackingError } from './prepare-order.ts';
import { findOwnOrder } from './queries.ts';
import { whoseOf } from './routes.ts';

export interface EditRoutesDeps extends EditDeps {
  readonly authorize: Authorize;
}

export function editRoutes(deps: EditRoutesDeps): Hono {
  const app = new Hono();
  const { db } = deps;
  const answer = answerCalls(app, deps.authorize);
  answer(calls.findAddable, async ({ siteId, params, query }) => {
    const order = await findOwnOrder(db.read, siteId, params.order);
    const found = await searchSellable(db.read, siteId, { ...query, limit: calls.MAX_FOUND });
    const around = order && (await surroundingsOf(db.read, deps, order, []));
    return { found: found.map((each) => addableOf(each, around)) };
  });
  answer(calls.quoteEdit, async ({ siteId, params }, body) => {
    const order = await findOwnOrder(db.read, siteId, params.order);
    return order ? quoteEdit(db.read, deps, order, body) : GONE;
  });
  answer(calls.edit, async (call, body) => {
    try {
      return await db.write(async (tx) => {
        const changed = await changeLines(tx, deps, whoseOf(call), body);
        if (changed.kind !== 'changed') return changed;
        await leave(tx, deps, call, `changed order ${orderName(changed.order.number ?? 0)}`);
        return { kind: 'changed' } as const;
      });
    } catch (error) {
      if (!(error instanceof LackingError)) throw error;
      const message = `Not enough stock: ${error.titles.join(', ')}. Nothing was changed.`;
      return { kind: 'notAllowed', message } as const;
    }
  });
  return app;
}

function addableOf(sellable: Sellable, around: EditSurroundings | undefined) {
  const { variantId, title, optionText, sku, isUnlimited, stock } = sellable;
  const unitPriceMinor = around ? priceToAdd(sellable, around) : sellable.unitPriceMinor;
  return { variantId, title, optionText, sku, unitPriceMinor, stock: isUnlimited ? null : stock };
}
