/** Credit notes: what was refunded of an order since its invoice, or since the last of them, as a document. */
import type { IssuedCreditNote } from '#domain/store/orders/calls-credit-notes.ts';
import {
  CREDIT_PREFIX,
  type Credited,
  type CreditedPart,
  creditMinorOf,
  makeCreditNote,
  NOTHING_RETURNED,
  type Returned,
  type ReturnedParts,
} from '#domain/store/orders/credit-note.ts';
import { lineTitle, taxMarks } from '#domain/store/orders/invoice.ts';
import type { Queryable } from '../../db/schema.ts';
import { writeAddress } from '../../kernel/addresses/address-forms.ts';
import { findSeller } from '../settings/queries-seller.ts';
import { isTestOrder, partsOf, returnedOf, TEST_PREFIX } from './issue-invoice.ts';
import { detailsOf, listLines } from './queries.ts';
import {
  findReturnedUntil,
  insertCreditNotes,
  listCreditNotes,
  type StoredCreditNote,
} from './queries-credit-notes.ts';
import { findInvoice, nextPaperNumber, type StoredInvoice } from './queries-invoices.ts';
import type { OrderTable } from './tables.ts';

const NONE: Returned = { quantity: 0, minor: 0 };

interface Refusal {
  readonly kind: 'notAllowed';
  readonly message: string;
}

export async function findCreditNote(
  db: Queryable,
  order: OrderTable,
  position: string,
): Promise<IssuedCreditNote | undefined> {
  const stored = (await listCreditNotes(db, order.id))[Number(position) - 1];
  return stored && issued(order, stored);
}

/** What was refunded of an invoiced order and stands in no credit note yet. */
export async function creditableMinor(db: Queryable, order: OrderTable): Promise<number> {
  const invoice = await findInvoice(db, order.siteId, order.id);
  return invoice ? creditMinorOf(await creditedOf(db, order, invoice)) : 0;
}

export async function issueCreditNote(
  tx: Queryable,
  order: OrderTable,
  now: number,
): Promise<IssuedCreditNote | Refusal> {
  const invoice = await findInvoice(tx, order.siteId, order.id);
  if (!invoice) return refused('Issue the invoice of this order first.');
  const credited = await creditedOf(tx, order, invoice);
  if (creditMinorOf(credited) <= 0)
    return refused('All refunds since the invoice already have credit notes. Refund first.');
  const isTest = isTestOrder(order);
  const [number, seller, before] = await Promise.all([
    nextPaperNumber(tx, 'creditNotes', order.siteId, { isTest }),
    findSeller(tx, order.siteId),
    listCreditNotes(tx, order.id),
  ]);
  const prefix = isTest ? `${TEST_PREFIX}${CREDIT_PREFIX}` : `${CREDIT_PREFIX}${seller.prefix}`;
  const note = makeCreditNote(invoice, credited, { number: `${prefix}${Math.abs(number)}`, issuedAt: now });
  const stored: StoredCreditNote = { ...note, returned: returnedOf(order, await listLines(tx, order.id)) };
  const content = JSON.stringify(stored);
  const position = before.length + 1;
  const row = { orderId: order.id, position, siteId: order.siteId, number, content, issuedAt: now };
  await insertCreditNotes(tx, [row]);
  return issued(order, stored);
}

function issued(order: OrderTable, { returned: _, ...note }: StoredCreditNote): IssuedCreditNote {
  return { ...note, isTest: isTestOrder(order), buyerLines: writeAddress(note.buyer) };
}

async function creditedOf(db: Queryable, order: OrderTable, invoice: StoredInvoice): Promise<Credited> {
  const lines = await listLines(db, order.id);
  const before = await lastPaper(db, order, invoice);
  const now = returnedOf(order, lines);
  const { taxRates, isReverseCharge, delivery } = detailsOf(order);
  const sale = {
    address: invoice.buyer,
    isReverseCharge,
    seller: invoice.seller,
    isCollected: invoice.collectedIn !== undefined,
  };
  const paid = partsOf(order, lines);
  const partOf = (index: number, rest: Omit<CreditedPart, 'totalMinor' | 'taxMinor'>): CreditedPart => ({
    totalMinor: paid[index]?.totalMinor ?? 0,
    taxMinor: paid[index]?.taxMinor ?? 0,
    ...rest,
  });
  return {
    lines: lines.map((line, index) =>
      partOf(index, {
        title: lineTitle({ title: line.title, optionText: line.optionText }),
        ...taxMarks(sale, taxRates?.lines[index], line.kind === 'physical'),
        before: before.lines[line.id] ?? NONE,
        now: now.lines[line.id] ?? NONE,
      }),
    ),
    delivery: partOf(lines.length, {
      title: delivery?.name ?? 'Delivery',
      ...taxMarks(sale, taxRates?.shipping),
      before: { quantity: 0, minor: before.shippingMinor },
      now: { quantity: 0, minor: now.shippingMinor },
    }),
  };
}

async function lastPaper(db: Queryable, order: OrderTable, invoice: StoredInvoice): Promise<ReturnedParts> {
  const last = (await listCreditNotes(db, order.id)).at(-1)?.returned ?? invoice.returned;
  if (last) return last;
  // One that only says how much it was in all.
  const isOfAll = (invoice.before?.refundedMinor ?? 0) === 0;
  return isOfAll ? NOTHING_RETURNED : findReturnedUntil(db, order.id, invoice.issuedAt);
}

function refused(message: string): Refusal {
  return { kind: 'notAllowed', message };
}
