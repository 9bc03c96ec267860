/**
 * Invoices: issued of what is left of an order, and shown with what was given back since. An invoice that was issued
 * stays as it is; what corrects it stands beside it.
 */

import { divide } from '#domain/money/divide.ts';
import type { CorrectedInvoice } from '#domain/store/orders/calls-invoices.ts';
import type { ReturnedParts } from '#domain/store/orders/credit-note.ts';
import { type GivenBack, givenBackOf, leftOf, type PaidPart } from '#domain/store/orders/given-back.ts';
import { makeInvoice } from '#domain/store/orders/invoice.ts';
import { refundOfLine } from '#domain/store/orders/refund-shares.ts';
import { needOfTaxNumber, TAX_NUMBER_WORDS } from '#domain/store/orders/tax-number.ts';
import { lacksOfSeller, type SellerLack } from '#domain/store/settings/seller.ts';
import { sum } from '#domain/store/settings/tax.ts';
import type { Queryable } from '../../db/schema.ts';
import { writeAddress } from '../../kernel/addresses/address-forms.ts';
import { findSeller } from '../settings/queries-seller.ts';
import { deliveryPaid } from './judge-refund.ts';
import { detailsOf, listLines } from './queries.ts';
import { findInvoice, insertInvoice, nextPaperNumber, type StoredInvoice } from './queries-invoices.ts';
import { hasPendingRefund } from './queries-payments.ts';
import type { OrderLineTable, OrderTable } from './tables.ts';

/** Before the numbers of test orders, which are none of the shop’s own. */
export const TEST_PREFIX = 'TEST-';

const NOTHING: GivenBack = { refundedMinor: 0, refundedTaxMinor: 0 };

interface Refusal {
  readonly kind: 'notAllowed';
  readonly message: string;
}

export function isTestOrder({ testBy }: Pick<OrderTable, 'testBy'>): boolean {
  return testBy !== null;
}

export async function findCorrected(db: Queryable, order: OrderTable): Promise<CorrectedInvoice | undefined> {
  const stored = await findInvoice(db, order.siteId, order.id);
  return stored && corrected(order, stored, givenBackOf(partsOf(order, await listLines(db, order.id))));
}

function corrected(
  order: OrderTable,
  { before = NOTHING, returned: _, ...invoice }: StoredInvoice,
  now: GivenBack,
): CorrectedInvoice {
  return {
    ...invoice,
    isTest: isTestOrder(order),
    buyerLines: writeAddress(invoice.buyer),
    refundedMinor: now.refundedMinor - before.refundedMinor,
    refundedTaxMinor: now.refundedTaxMinor - before.refundedTaxMinor,
  };
}

const LACKS: Readonly<Record<SellerLack, string>> = {
  name: 'your name or that of your business',
  address: 'your address',
  country: 'your country',
};

export async function issueInvoice(
  tx: Queryable,
  order: OrderTable,
  now: number,
): Promise<CorrectedInvoice | Refusal> {
  if (detailsOf(order).donation) return refused('A donation has a receipt. It gets no invoice.');
  const seller = await findSeller(tx, order.siteId);
  const lacking = lacksOfSeller(seller);
  if (lacking.length > 0)
    return refused(
      `Invoices need seller details. Add ${listed(lacking.map((lack) => LACKS[lack]))} under Settings, Invoices.`,
    );
  const { isReverseCharge = false } = detailsOf(order);
  if (needOfTaxNumber(seller, { taxMinor: order.taxMinor, isReverseCharge }) === 'needed')
    return refused(`${TAX_NUMBER_WORDS.needed} Add it under Settings, Invoices.`);
  if (await hasPendingRefund(tx, order.id))
    return refused('A refund of this order is in progress. Issue the invoice when it is done.');
  const lines = await listLines(tx, order.id);
  const before = givenBackOf(partsOf(order, lines));
  if (before.refundedMinor > 0 && before.refundedMinor >= order.totalMinor)
    return refused('This order was fully refunded, so there is nothing to invoice.');
  const isTest = isTestOrder(order);
  const number = await nextPaperNumber(tx, 'invoices', order.siteId, { isTest });
  const numbered = isTest ? { ...seller, prefix: TEST_PREFIX } : seller;
  const sold = { ...soldOf(order, lines), soldAt: order.placedAt ?? now };
  const issued = makeInvoice(sold, numbered, { number: Math.abs(number), issuedAt: now });
  const invoice: StoredInvoice = { ...issued, before, returned: returnedOf(order, lines) };
  const content = JSON.stringify(invoice);
  await insertInvoice(tx, { orderId: order.id, siteId: order.siteId, number, content, issuedAt: now });
  return corrected(order, invoice, before);
}

/** What is left of it: what was given back before is not sold. */
function soldOf(order: OrderTable, lines: readonly OrderLineTable[]) {
  const details = detailsOf(order);
  const { address, delivery, taxRates, vatNumber, isReverseCharge } = details;
  const paid = partsOf(order, lines);
  const parts = paid.map(leftOf);
  const delivered = paid.at(-1);
  const kept = lines.flatMap((line, index) => {
    const quantity = line.quantity - line.refundedQuantity;
    const left = parts[index] ?? { totalMinor: 0, taxMinor: 0 };
    return quantity > 0 ? [{ line, left, quantity, rates: taxRates?.lines[index] ?? [] }] : [];
  });
  const totalMinor = sum(parts.map((part) => part.totalMinor));
  return {
    number: order.number ?? 0,
    currency: order.currency,
    address,
    email: order.email,
    lines: kept.map(({ line, left, quantity }) => ({
      title: line.title,
      optionText: line.optionText,
      quantity,
      kind: line.kind,
      ...left,
      ...takenOff(line, left),
    })),
    deliveryName: delivery?.name ?? null,
    deliveryCreditMinor: delivered ? netOf(delivered) - netOf(leftOf(delivered)) : 0,
    taxMinor: sum(parts.map((part) => part.taxMinor)),
    totalMinor,
    paidMinor: Math.max(0, Math.min(order.capturedMinor - order.refundedMinor, totalMinor)),
    taxRates: taxRates && { ...taxRates, lines: kept.map(({ rates }) => rates) },
    vatNumber,
    isReverseCharge,
    paidBy: order.provider,
    // Orders of before this was kept do not say where.
    collectedIn: details.collectedIn ?? (delivery?.isPickup ? '' : undefined),
  };
}

/**
 * Why its pieces cost less than they were sold for, net: their share of the discount, and what was given back for them
 * while the buyer keeps them.
 */
function takenOff(line: OrderLineTable, left: Amount) {
  const pieces = line.quantity - line.refundedQuantity;
  const fresh = { id: line.id, quantity: line.quantity, totalMinor: line.totalMinor };
  const returned = refundOfLine({ ...fresh, refundedQuantity: 0, refundedMinor: 0 }, line.refundedQuantity);
  const kept = netOf(
    leftOf({
      totalMinor: line.totalMinor,
      taxMinor: line.taxMinor,
      refundedMinor: returned?.amountMinor ?? 0,
    }),
  );
  const discount = divide(BigInt(line.discountMinor) * BigInt(pieces), BigInt(line.quantity));
  // Prices that hold tax hold it in their discount as well.
  const priced = line.unitPriceMinor * pieces - discount;
  return {
    discountMinor: priced > 0 ? divide(BigInt(discount) * BigInt(kept), BigInt(priced)) : discount,
    creditMinor: Math.max(0, kept - netOf(left)),
  };
}

type Amount = Pick<PaidPart, 'totalMinor' | 'taxMinor'>;

function netOf({ totalMinor, taxMinor }: Amount): number {
  return totalMinor - taxMinor;
}

/** Its lines, and delivery as the last. */
export function partsOf(order: OrderTable, lines: readonly OrderLineTable[]): PaidPart[] {
  return [
    ...lines.map((line) => ({
      totalMinor: line.totalMinor,
      taxMinor: line.taxMinor,
      refundedMinor: line.refundedMinor,
    })),
    {
      totalMinor: deliveryPaid(order, lines),
      taxMinor: lines.reduce((left, line) => left - line.taxMinor, order.taxMinor),
      refundedMinor: order.shippingRefundedMinor,
    },
  ];
}

/** What has been given back of each part of an order by now. */
export function returnedOf(order: OrderTable, lines: readonly OrderLineTable[]): ReturnedParts {
  return {
    lines: Object.fromEntries(
      lines.map((line) => [line.id, { quantity: line.refundedQuantity, minor: line.refundedMinor }]),
    ),
    shippingMinor: order.shippingRefundedMinor,
  };
}

function refused(message: string): Refusal {
  return { kind: 'notAllowed', message };
}

function listed(words: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(words);
}
