/** Orders for exports and imports: without how they were paid, which only the installation that took the money knows. */

import { readJson } from '../../db/json-text.ts';
import type { Queryable } from '../../db/schema.ts';
import { eachRow, splitKnown } from '../../kernel/moves/queries.ts';
import type { OrderEntry } from './moved-entries.ts';
import { insertEvent, insertOrder, listEvents, listLines, withNumbers } from './queries.ts';
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
    site_id: _site,
    cart_id: _cart,
    search: _search,
    sender: _sender,
    created_at,
    placed_at,
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
  const names = Object.keys(order).filter((name) => name.endsWith('_minor')) as (keyof typeof order)[];
  return {
    ...withNumbers(order, names),
    state: order.state as OrderEntry['state'],
    number: Number(number),
    details: { ...readJson(details) },
    createdAt: Number(created_at),
    placedAt: Number(placed_at ?? created_at),
    invoice: invoice
      ? {
          number: Number(invoice.number),
          content: { ...readJson(invoice.content) },
          issuedAt: Number(invoice.issued_at),
        }
      : null,
    creditNotes: creditNotes.map((note) => ({
      number: note.number,
      content: { ...readJson(note.content) },
      issuedAt: note.issued_at,
    })),
    lines: lines.map(({ site_id: _site, order_id: _order, position: _place, ...line }) => line),
    discounts,
    events: events.map((event) => ({
      id: event.id,
      kind: event.kind,
      actor: event.actor,
      data: readJson(event.data),
      createdAt: event.created_at,
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
    ...order
  } of added) {
    await insertOrder(tx, {
      ...order,
      test_by: order.test_by ?? (order.provider === 'test' ? 'team' : null),
      site_id: siteId,
      cart_id: null,
      sender: null,
      search: searchTextOf(order),
      details: JSON.stringify(details),
      created_at: createdAt,
      placed_at: placedAt,
    });
    const rows = lines.map((line, position) => ({ ...line, site_id: siteId, order_id: order.id, position }));
    if (rows.length > 0) await tx.insertInto('order_lines').values(rows).execute();
    await writeOrderDiscounts(tx, { id: order.id, site_id: siteId }, discounts);
    if (invoice)
      await insertInvoice(tx, {
        order_id: order.id,
        site_id: siteId,
        number: invoice.number,
        content: JSON.stringify(invoice.content),
        issued_at: invoice.issuedAt,
      });
    await insertCreditNotes(
      tx,
      creditNotes.map(({ number, content, issuedAt }, index) => ({
        order_id: order.id,
        position: index + 1,
        site_id: siteId,
        number,
        content: JSON.stringify(content),
        issued_at: issuedAt,
      })),
    );
    for (const { createdAt: at, data, ...event } of events)
      await insertEvent(tx, {
        ...event,
        site_id: siteId,
        order_id: order.id,
        data: JSON.stringify(data),
        created_at: at,
      });
  }
}
