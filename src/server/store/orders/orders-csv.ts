/** Orders as a table, a row for each of their lines, so that sums of pieces and of money can both be made of it. */

import { currencyOf } from '#domain/money/currencies.ts';
import { decimalOf } from '#domain/money/decimal.ts';
import { evidenceState } from '#domain/store/settings/location-evidence.ts';
import { formatCsv } from '#domain/table/csv.ts';
import type { Queryable } from '../../db/schema.ts';
import { isTestOrder } from './issue-invoice.ts';
import { detailsOf, listOrdersWithLines, type OrderWithLines } from './queries.ts';
import { listOrders, type OrdersAsked, PAGE_SIZE } from './queries-list.ts';
import { sumPaidByCards } from './queries-payments.ts';

const HEAD = [
  'Order',
  'Placed at',
  'State',
  'Test',
  'Name',
  'Email',
  'Street',
  'Postal code',
  'City',
  'Country',
  'Currency',
  'Order total',
  'Paid',
  'Paid with gift cards',
  'Refunded',
  'Product',
  'Option',
  'SKU',
  'Quantity',
  'Unit price',
  'Discount',
  'Tax',
  'Line total',
  'Collected in',
  'Buyer location',
  'Evidence',
] as const;

export async function ordersCsv(
  db: Queryable,
  siteId: string,
  asked: Omit<OrdersAsked, 'before'>,
): Promise<string> {
  const rows: (readonly string[])[] = [HEAD];
  let before: number | undefined;
  for (;;) {
    const page = await listOrders(db, siteId, { ...asked, before });
    const ids = page.slice(0, PAGE_SIZE).map(({ id }) => id);
    const byCards = await sumPaidByCards(db, ids);
    const orders = await listOrdersWithLines(db, ids);
    rows.push(...orders.flatMap((each) => rowsOf(each, byCards.get(each.order.id) ?? 0)));
    before = page.at(PAGE_SIZE - 1)?.number ?? undefined;
    if (page.length <= PAGE_SIZE || before === undefined) return formatCsv(rows);
  }
}

function rowsOf({ order, lines }: OrderWithLines, byCards: number): string[][] {
  const { address, collectedIn = '', buyerLocation } = detailsOf(order);
  const tail = [
    collectedIn,
    (buyerLocation ?? []).map(({ kind, country }) => `${kind}: ${country}`).join('; '),
    buyerLocation ? evidenceState(buyerLocation) : '',
  ];
  const { fractionDigits: digits } = currencyOf(order.currency);
  const money = (minor: number) => decimalOf(minor, digits);
  const head = [
    String(order.number),
    new Date(order.placedAt ?? 0).toISOString(),
    order.state,
    isTestOrder(order) ? 'yes' : '',
    order.name,
    order.email,
    [address.line1, address.line2].filter((line) => line !== '').join(', '),
    address.postalCode,
    address.city,
    address.country,
    order.currency,
    money(order.totalMinor),
    money(order.capturedMinor),
    money(byCards),
    money(order.refundedMinor),
  ];
  return lines.map((line) => [
    ...head,
    line.title,
    line.optionText,
    line.sku,
    String(line.quantity),
    money(line.unitPriceMinor),
    money(line.discountMinor),
    money(line.taxMinor),
    money(line.totalMinor),
    ...tail,
  ]);
}
