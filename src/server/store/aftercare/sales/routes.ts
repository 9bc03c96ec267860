/** What a shop has sold, for the people who run it. */
import { Hono } from 'hono';
import { NO_PERIOD, readPeriod } from '#domain/locale/period.ts';
import { currencyOf } from '#domain/money/currencies.ts';
import { decimalOf } from '#domain/money/decimal.ts';
import * as calls from '#domain/store/aftercare/sales/calls.ts';
import { formatCsv } from '#domain/table/csv.ts';
import { answerCalls } from '../../../http/answer-calls.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { readProducts, readSales, type SalesDeps } from './read-sales.ts';

export function salesRoutes(deps: SalesDeps & Pick<Kernel, 'authorize'>): Hono {
  const app = new Hono();
  const answer = answerCalls(app, deps.authorize);
  answer(calls.readSales, async ({ siteId, query }) => {
    const period = readPeriod(query);
    return period ? readSales(deps, siteId, period) : NO_PERIOD;
  });
  answer(calls.readTable, async ({ siteId, context, query: { by, ...query } }) => {
    const period = readPeriod(query);
    if (!period) return NO_PERIOD;
    const { currency, steps } = await readSales(deps, siteId, period);
    const money = (minor: number) => decimalOf(minor, currencyOf(currency).fractionDigits);
    const rows =
      by === 'product'
        ? (await readProducts(deps, siteId, period)).map(({ title, pieces, soldMinor }) => [
            title,
            String(pieces),
            money(soldMinor),
            currency,
          ])
        : steps.map(({ at, orders, soldMinor }) => [at, String(orders), money(soldMinor), currency]);
    const head =
      by === 'product' ? ['Product', 'Pieces', 'Sold', 'Currency'] : ['When', 'Orders', 'Sold', 'Currency'];
    return context.body(formatCsv([head, ...rows]), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="sales-${by}-${period.from}-${period.until}.csv"`,
      'cache-control': 'no-store',
    });
  });
  return app;
}
