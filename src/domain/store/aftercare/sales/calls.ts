/** The calls about what a shop has sold. */
import { z } from 'zod';
import { call, type Shape } from '../../../calls/call.ts';
import { CURRENCY_CODES } from '../../../money/currencies.ts';

const SALES = '/api/sites/:site/sales';
const may = 'config.commerce';

const day = z.iso.date();
const period = { from: day, until: day.meta({ description: 'The last day of the period.' }) };
const refusals = { refusesQuery: 'Unknown period.', errors: { period: 400 } } as const;
const minor = z.int().meta({ description: 'In the currency’s smallest unit.' });

const totals = z
  .object({
    orders: z.int(),
    pieces: z.int(),
    soldMinor: minor.meta({ description: 'What buyers owe or have paid, including delivery and taxes.' }),
    refundedMinor: minor.meta({ description: 'Refunded on these orders, at any time.' }),
  })
  .meta({ id: 'SalesTotals' });
export type SalesTotals = Shape<typeof totals>;

const steps = z.array(z.object({ at: z.string(), orders: z.int(), soldMinor: minor }));

const soldProduct = z
  .object({
    productId: z.string(),
    /** As it was called when it was sold. */
    title: z.string(),
    pieces: z.int(),
    soldMinor: minor,
  })
  .meta({ id: 'SoldProduct' });
export type SoldProduct = Shape<typeof soldProduct>;

const lowStock = z
  .object({ productId: z.string(), title: z.string(), optionText: z.string(), stock: z.int() })
  .meta({ id: 'LowStock' });
export type LowStock = Shape<typeof lowStock>;

const sales = z
  .object({
    currency: z
      .enum(CURRENCY_CODES)
      .meta({ description: 'The store’s; what was sold in others is left out.' }),
    totals,
    /** Of as many days right before. */
    before: totals,
    /** By days, or by hours where the period is a single one. */
    steps,
    stepsBefore: steps,
    /** What brought most, first. */
    products: z.array(soldProduct),
    /** What there is least of, first. */
    lowStock: z.array(lowStock),
    giftCardsSoldMinor: minor.meta({ description: 'Gift cards sold, less refunds. Not among the sales.' }),
    giftCardsPaidMinor: minor.meta({ description: 'What was paid with gift cards, of these sales.' }),
    testOrders: z.int().meta({ description: 'Test orders in the period. Not counted.' }),
    otherCurrencies: z.int().meta({ description: 'Orders of the period in other currencies: not counted.' }),
    isFirst: z.boolean().meta({ description: 'No sales yet.' }),
  })
  .meta({ id: 'Sales' });
export type Sales = Shape<typeof sales>;

export const readSales = call('GET', SALES, {
  may,
  summary: 'Returns sales in a period, compared with the previous one.',
  description:
    'Excludes cancelled and test orders, and gift cards: what they buy is sold when they are used.',
  query: z.object(period),
  answer: sales,
  ...refusals,
  cache: 'no-store',
});

export const readTable = call('GET', `${SALES}/csv`, {
  may,
  summary: 'Exports sales as CSV, by day or by product.',
  query: z.object({ ...period, by: z.enum(['day', 'product']) }),
  gives: 'text/csv',
  personal: 'none',
  ...refusals,
  cache: 'no-store',
});
