/** The ways to pay of a shop move with it, and its orders where that is asked for. */
import { z } from 'zod';
import { idSchema } from '#domain/links/link.ts';
import { CURRENCY_CODES } from '#domain/money/currencies.ts';
import { ORDER_STATES } from '#domain/store/order-state.ts';
import { type PaymentSettings, paymentSettingsSchema } from '#domain/store/payment-methods.ts';
import { instant } from '../kernel/moves/instant.ts';
import type { MovedRows } from '../kernel/moves/moved-rows.ts';
import { deletePaymentSettings, findPaymentSettings, writePaymentSettings } from './queries-checkouts.ts';
import { eachOrder, writeOrders } from './queries-moved.ts';

const minor = z.int();
const text = z.string();

const lineEntry = z.object({
  id: idSchema,
  variant_id: text,
  product_id: text,
  title: text,
  option_text: text,
  sku: text,
  kind: text,
  href: text,
  quantity: minor,
  unit_price_minor: minor,
  discount_minor: minor,
  tax_minor: minor,
  total_minor: minor,
  fulfilled_quantity: minor,
  refunded_quantity: minor,
  refunded_minor: minor,
});

const orderEntry = z.object({
  id: idSchema,
  token: z.string().regex(/^[\w-]{24}$/),
  number: z.int().min(1),
  state: z.enum(ORDER_STATES).exclude(['draft']),
  decision: text.nullable().default(null),
  email: text,
  name: text,
  details: z.looseObject({}),
  currency: z.enum(CURRENCY_CODES),
  subtotal_minor: minor,
  discount_minor: minor,
  shipping_minor: minor,
  tax_minor: minor,
  total_minor: minor,
  captured_minor: minor,
  refunded_minor: minor,
  shipping_refunded_minor: minor,
  provider: text,
  createdAt: instant,
  placedAt: instant,
  lines: z.array(lineEntry),
  events: z.array(
    z.object({
      id: idSchema,
      kind: text,
      actor: text.nullable().default(null),
      data: z.looseObject({}),
      createdAt: instant,
    }),
  ),
});
export type OrderEntry = z.infer<typeof orderEntry>;

const movedPayments: MovedRows<PaymentSettings> = {
  file: 'payments.json',
  entry: paymentSettingsSchema,
  async *read(db, siteId) {
    yield [await findPaymentSettings(db, siteId)];
  },
  keyOf: () => '',
  idsOf: () => ({}),
  check({ length }, whole) {
    if (length > 1) whole.add('1', 'is one too many: a site has one');
  },
  clear: deletePaymentSettings,
  async insert(tx, siteId, entries) {
    for (const entry of entries) await writePaymentSettings(tx, siteId, entry);
  },
};

const movedOrders: MovedRows<OrderEntry> = {
  file: 'orders.jsonl',
  entry: orderEntry,
  isPersonal: true,
  read: eachOrder,
  keyOf: ({ id }) => id,
  idsOf: ({ id, lines, events }) => ({
    orders: [id],
    order_lines: lines.map((line) => line.id),
    order_events: events.map((event) => event.id),
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

export const moved: readonly MovedRows[] = [movedPayments, movedOrders];
