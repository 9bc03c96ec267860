/**
 * Orders as a table, a row for each of their lines and one for delivery, so that sums of pieces and of money can both be
 * made of it: line totals, taxes, discounts and refunds of an order’s rows come to those of the order.
 */

import { currencyOf } from '#domain/money/currencies.ts';
import { decimalOf } from '#domain/money/decimal.ts';
import { evidenceState } from '#domain/store/settings/location-evidence.ts';
import { sum } from '#domain/store/settings/tax.ts';
import { formatCsv } from '#domain/table/csv.ts';
import type { Queryable } from '../../db/schema.ts';
import { isTestOrder } from './issue-invoice.ts';
import { deliveryPaid } from './judge-refund.ts';
import { detailsOf, listOrdersWithLines, type OrderWithLines } from './queries.ts';
import { listInvoiceNumbers } from './queries-invoices.ts';
import { listOrders, type OrdersAsked, PAGE_SIZE } from './queries-list.ts';
import { sumPaidByCards } from './queries-payments.ts';

const HEAD = [
  'Order',
  'Placed at',
  'State',
  'Test',
  'Name',
  'Email',
  'Phone',
  'Street',
  'Postal code',
  'City',
  'State or province',
  'Country',
  'VAT number',
  'Invoice',
  'Currency',
  'Order subtotal',
  'Order discount',
  'Order delivery',
  'Order tax',
  'Prices include tax',
  'Order total',
  'Paid',
  'Paid with gift cards',
  'Refunded',
  'Row',
  'Product',
  'Option',
  'SKU',
  'Quantity',
  'Unit price',
  'Discount',
  'Tax',
  'Line total',
  'Line refunded',
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
    const invoices = await listInvoiceNumbers(db, ids);
    const orders = await listOrdersWithLines(db, ids);
    rows.push(
      ...orders.flatMap((each) => {
        const { id } = each.order;
        return rowsOf(each, { byCards: byCards.get(id) ?? 0, invoice: invoices.get(id) ?? '' });
      }),
    );
    before = page.at(PAGE_SIZE - 1)?.number ?? undefined;
    if (page.length <= PAGE_SIZE || before === undefined) return formatCsv(rows);
  }
}

interface Known {
  readonly byCards: number;
  /** Number of its invoice; empty: there is none. */
  readonly invoice: string;
}

function rowsOf({ order, lines }: OrderWithLines, { byCards, invoice }: Known): string[][] {
  const { address, phone, vatNumber = '', areTaxesIncluded, ...details } = detailsOf(order);
  const { collectedIn = '', buyerLocation } = details;
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
    phone,
    [address.line1, address.line2].filter((line) => line !== '').join(', '),
    address.postalCode,
    address.city,
    address.region,
    address.country,
    vatNumber,
    invoice,
    order.currency,
    money(order.subtotalMinor),
    money(order.discountMinor),
    money(order.shippingMinor),
    money(order.taxMinor),
    areTaxesIncluded ? 'yes' : '',
    money(order.totalMinor),
    money(order.capturedMinor),
    money(byCards),
    money(order.refundedMinor),
  ];
  return partsOf({ order, lines }).map(({ words, quantity, ...part }) => [
    ...head,
    ...words,
    quantity,
    money(part.unitPriceMinor),
    money(part.discountMinor),
    money(part.taxMinor),
    money(part.totalMinor),
    money(part.refundedMinor),
    ...tail,
  ]);
}

interface Part {
  /** What it is, its product, option and SKU. */
  readonly words: readonly [row: 'product' | 'delivery' | 'refund', string, string, string];
  readonly quantity: string;
  readonly unitPriceMinor: number;
  readonly discountMinor: number;
  readonly taxMinor: number;
  readonly totalMinor: number;
  readonly refundedMinor: number;
}

function partsOf({ order, lines }: OrderWithLines): Part[] {
  const parts = [...lines.map(partOfLine), ...deliveryOf({ order, lines })];
  // Given back without saying for what, as by the payment service.
  const refundedMinor = order.refundedMinor - sum(parts.map((part) => part.refundedMinor));
  const rest: Part = { ...NOTHING, words: ['refund', '', '', ''], refundedMinor };
  return refundedMinor === 0 ? parts : [...parts, rest];
}

const NOTHING = { quantity: '', unitPriceMinor: 0, discountMinor: 0, taxMinor: 0, totalMinor: 0 } as const;

function partOfLine(line: OrderWithLines['lines'][number]): Part {
  return {
    words: ['product', line.title, line.optionText, line.sku],
    quantity: String(line.quantity),
    unitPriceMinor: line.unitPriceMinor,
    discountMinor: line.discountMinor,
    taxMinor: line.taxMinor,
    totalMinor: line.totalMinor,
    refundedMinor: line.refundedMinor,
  };
}

/** What is left of the order without its lines; none where nothing was sent. */
function deliveryOf({ order, lines }: OrderWithLines): Part[] {
  const { delivery } = detailsOf(order);
  if (!delivery && order.shippingMinor === 0) return [];
  const left = (all: number, each: (line: (typeof lines)[number]) => number) => all - sum(lines.map(each));
  return [
    {
      words: ['delivery', delivery?.name ?? '', '', ''],
      quantity: '1',
      unitPriceMinor: order.shippingMinor,
      discountMinor: left(order.discountMinor, ({ discountMinor }) => discountMinor),
      taxMinor: left(order.taxMinor, ({ taxMinor }) => taxMinor),
      totalMinor: deliveryPaid(order, lines),
      refundedMinor: order.shippingRefundedMinor,
    },
  ];
}
