/** Orders for exports and imports: without how they were paid, which only the installation that took the money knows. */

import { readJson } from '../../db/json-text.ts';
import { programRow, storedRow } from '../../db/names.ts';
import type { Queryable } from '../../db/schema.ts';
import { eachRow, splitKnown } from '../../kernel/moves/queries.ts';
import type { OrderEntry } from './moved-entries.ts';
import { insertEvent, insertOrder, listEvents, listLines } from './queries.ts';
import { insertCreditNotes, listCreditNoteRows } from './queries-credit-notes.ts';
import { listOrderDiscounts, writeOrderDiscounts } from './queries-discounts.ts';
import { findInvoiceRow, insertInvoice } from './queries-invoices.ts';
import { searchTextOf } from './search-text.ts';
import type { OrderTable } from './tables.ts';

/** In the order of their ids, some at a time. */
export async function* eachOrder(db: Queryable, siteId: string): AsyncGenerator<readonly OrderEntry[]> {
  for await (const rows of eachRow(db, 'orders', siteId)) {
    const placed = rows.filter(({ number }) => number !== null);
    yield await Promise.all(placed.map((row) => entryOf(db, row)));
  }
}

async function entryOf(db: Queryable, row: OrderTable): Promise<OrderEntry> {
  const {
    siteId: _site,
    cartId: _cart,
    search: _search,
    sender: _sender,
    createdAt,
    placedAt,
    details,
    number,
    ...order
  } = row;
  const [lines, events, invoice, discounts, creditNotes] = await Promise.all([
    listLines(db, row.id),
    listEvents(db, row.id),
    findInvoiceRow(db, row.id),
    listOrderDiscounts(db, row.id),
    listCreditNoteRows(db, row.id),
  ]);
  return {
    ...storedRow(order),
    state: order.state as OrderEntry['state'],
    number: Number(number),
    details: { ...readJson(details) },
    createdAt,
    placedAt: placedAt ?? createdAt,
    invoice: invoice
      ? {
          number: invoice.number,
          content: { ...readJson(invoice.content) },
          issuedAt: invoice.issuedAt,
        }
      : null,
    creditNotes: creditNotes.map((note) => ({
      number: note.number,
      content: { ...readJson(note.content) },
      issuedAt: note.issuedAt,
    })),
    lines: lines.map(({ siteId: _site, orderId: _order, position: _place, ...line }) => storedRow(line)),
    discounts,
    events: events.map((event) => ({
      id: event.id,
      kind: event.kind,
      actor: event.actor,
      data: readJson(event.data),
      createdAt: event.createdAt,
    })),
  };
}

/** Orders that are there already stay as they are. */
export async function writeOrders(
  tx: Queryable,
  siteId: string,
  entries: readonly OrderEntry[],
): Promise<void> {
  const { added } = await splitKnown(tx, 'orders', entries);
  for (const {
    lines,
    events,
    details,
    invoice,
    creditNotes,
    discounts,
    createdAt,
    placedAt,
    ...entry
  } of added) {
    const order = programRow(entry);
    await insertOrder(tx, {
      ...order,
      testBy: order.testBy ?? (order.provider === 'test' ? 'team' : null),
      siteId,
      cartId: null,
      sender: null,
      search: searchTextOf(order),
      details: JSON.stringify(details),
      createdAt,
      placedAt,
    });
    const rows = lines.map((line, position) => ({
      ...programRow(line),
      siteId,
      orderId: order.id,
      position,
    }));
    if (rows.length > 0) await tx.insertInto('orderLines').values(rows).execute();
    await writeOrderDiscounts(tx, { id: order.id, siteId }, discounts);
    if (invoice)
      await insertInvoice(tx, {
        ...invoice,
        orderId: order.id,
        siteId,
        content: JSON.stringify(invoice.content),
      });
    await insertCreditNotes(
      tx,
      creditNotes.map(({ number, content, issuedAt }, index) => ({
        orderId: order.id,
        position: index + 1,
        siteId,
        number,
        content: JSON.stringify(content),
        issuedAt,
      })),
    );
    for (const { createdAt: at, data, ...event } of events)
      await insertEvent(tx, {
        ...event,
        siteId,
        orderId: order.id,
        data: JSON.stringify(data),
        createdAt: at,
      });
  }
}
