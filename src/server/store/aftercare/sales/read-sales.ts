/** What owners ask of their sales: one period, and the one before it. */

import { type Period, periodBefore, spanOf } from '#domain/locale/period.ts';
import type { LowStock, Sales, SalesTotals, SoldProduct } from '#domain/store/aftercare/sales/calls.ts';
import { stepsOf } from '#domain/store/aftercare/sales/steps.ts';
import type { Queryable } from '../../../db/schema.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { findSiteSettings } from '../../../kernel/sites/queries.ts';
import { findSellable } from '../../catalogue/find-sellable.ts';
import { findStore } from '../../settings/queries.ts';
import {
  countLeftOut,
  countPieces,
  hasSold,
  listLowVariants,
  listSold,
  listSoldProducts,
  type SoldAt,
  type Span,
  sumGiftCards,
} from './queries.ts';

export type SalesDeps = Pick<Kernel, 'db'>;

const SHOWN = 10;

export async function readSales(deps: SalesDeps, siteId: string, period: Period): Promise<Sales> {
  const db = deps.db.read;
  const { lowStockAt, currency, timeZone } = await shopOf(deps, siteId);
  const earlier = periodBefore(period);
  const span: Span = { siteId, currency, ...spanOf(period, timeZone) };
  const spanBefore: Span = { siteId, currency, ...spanOf(earlier, timeZone) };
  const [sold, soldBefore] = [await listSold(db, span), await listSold(db, spanBefore)];
  return {
    currency,
    totals: totalOf(sold, await countPieces(db, span)),
    before: totalOf(soldBefore, await countPieces(db, spanBefore)),
    steps: stepsOf(sold, period, timeZone),
    stepsBefore: stepsOf(soldBefore, earlier, timeZone),
    products: await listSoldProducts(db, span, SHOWN),
    lowStock: await listLowStock(db, siteId, lowStockAt),
    ...(await sumGiftCards(db, span)),
    ...(await countLeftOut(db, span)),
    isFirst: !(await hasSold(db, siteId)),
  };
}

export async function readProducts(
  deps: SalesDeps,
  siteId: string,
  period: Period,
): Promise<readonly SoldProduct[]> {
  const { currency, timeZone } = await shopOf(deps, siteId);
  return listSoldProducts(deps.db.read, { siteId, currency, ...spanOf(period, timeZone) }, MOST_PRODUCTS);
}

const MOST_PRODUCTS = 10_000;

async function shopOf({ db }: SalesDeps, siteId: string) {
  const { currency, lowStockAt } = await findStore(db.read, siteId);
  const timeZone = (await findSiteSettings(db.read, siteId))?.timeZone ?? 'UTC';
  return { currency, lowStockAt, timeZone };
}

function totalOf(sold: readonly SoldAt[], pieces: number): SalesTotals {
  const sum = (of: 'orders' | 'soldMinor' | 'refundedMinor') => sold.reduce((all, each) => all + each[of], 0);
  return {
    orders: sum('orders'),
    pieces,
    soldMinor: sum('soldMinor'),
    refundedMinor: sum('refundedMinor'),
  };
}

async function listLowStock(db: Queryable, siteId: string, most: number): Promise<LowStock[]> {
  const rows = await listLowVariants(db, siteId, most, SHOWN);
  const sellables = await findSellable(
    db,
    siteId,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id }) => {
    const sellable = sellables.get(id);
    if (!sellable || sellable.isUnlimited) return [];
    const { productId, title, optionText, stock } = sellable;
    return [{ productId, title, optionText, stock }];
  });
}
