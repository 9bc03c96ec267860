/** The ways to pay of a shop move with it, and its orders where that is asked for. */
import { z } from 'zod';
import { idSchema } from '#domain/links/link.ts';
import type { OrderView } from '#domain/store/orders/calls-customers.ts';
import { ORDER_FILTERS } from '#domain/store/orders/order-filter.ts';
import type { MovedRows } from '../../kernel/moves/moved-rows.ts';
import { oneASite } from '../../kernel/moves/one-a-site.ts';
import { sellers } from '../settings/queries-seller.ts';
import { type OrderEntry, orderEntry } from './moved-entries.ts';
import { paymentSettingsRow } from './queries-checkouts.ts';
import {
  type CustomerNote,
  deleteOrderViews,
  insertOrderView,
  listCustomerNotes,
  listOrderViews,
  writeCustomerNote,
} from './queries-customers.ts';
import { eachOrder, writeOrders } from './queries-moved.ts';

const movedPayments = oneASite('payments.json', paymentSettingsRow);

const movedOrders: MovedRows<OrderEntry> = {
  file: 'orders.jsonl',
  entry: orderEntry,
  isPersonal: true,
  read: eachOrder,
  keyOf: ({ id }) => id,
  idsOf: ({ id, lines, events }) => ({
    orders: [id],
    orderLines: lines.map((line) => line.id),
    orderEvents: events.map((event) => event.id),
  }),
  check(entries, whole) {
    const once = whole.once('the number of an order');
    for (const [index, { id, number, lines, events }] of entries.entries()) {
      const place = `line ${index + 1}`;
      once(String(number), `${place}.number`);
      for (const each of [id, ...lines.map((line) => line.id), ...events.map((event) => event.id)])
        whole.seeId(each, `${place}.id`);
    }
  },
  insert: writeOrders,
};

const movedSeller = oneASite('invoice-seller.json', sellers);

const movedNotes: MovedRows<CustomerNote> = {
  file: 'customer-notes.jsonl',
  entry: z.object({ email: z.string(), note: z.string().min(1) }),
  isPersonal: true,
  async *read(db, siteId) {
    yield await listCustomerNotes(db, siteId);
  },
  keyOf: ({ email }) => email,
  idsOf: () => ({}),
  async insert(tx, siteId, entries) {
    for (const entry of entries) await writeCustomerNote(tx, siteId, entry);
  },
};

const movedViews: MovedRows<OrderView> = {
  file: 'order-views.json',
  entry: z.object({
    id: idSchema,
    name: z.string(),
    filter: z.enum(ORDER_FILTERS),
    search: z.string().default(''),
  }),
  async *read(db, siteId) {
    yield await listOrderViews(db, siteId);
  },
  keyOf: ({ id }) => id,
  idsOf: ({ id }) => ({ orderViews: [id] }),
  check(entries, whole) {
    for (const [index, { id }] of entries.entries()) whole.seeId(id, `${index + 1}.id`);
  },
  clear: deleteOrderViews,
  async insert(tx, siteId, entries) {
    for (const entry of entries) await insertOrderView(tx, siteId, entry);
  },
};

export const moved: readonly MovedRows[] = [movedPayments, movedSeller, movedViews, movedOrders, movedNotes];
