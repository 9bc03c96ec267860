/** An order as it stands in an export. */
import { z } from 'zod';
import { idSchema } from '#domain/links/link.ts';
import { CURRENCY_CODES } from '#domain/money/currencies.ts';
import { PLAN_STATES } from '#domain/store/orders/order.ts';
import { ORDER_STATES } from '#domain/store/orders/order-state.ts';
import { TEST_BUYERS } from '#domain/store/settings/payment-methods.ts';
import { instant } from '../../kernel/moves/instant.ts';

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
  opens_plan_id: idSchema.nullable().default(null),
  plan_state: z.enum(PLAN_STATES).nullable().default(null),
  plan_member_id: idSchema.nullable().default(null),
});

export const orderEntry = z.object({
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
  /** Absent in exports of before this was kept. */
  test_by: z.enum(TEST_BUYERS).nullable().optional(),
  locale: z.string().max(35).nullable().default(null),
  createdAt: instant,
  placedAt: instant,
  lines: z.array(lineEntry),
  discounts: z.array(z.object({ id: text, title: text, code: text, offMinor: minor })).default([]),
  invoice: z
    .object({ number: z.int(), content: z.looseObject({}), issuedAt: instant })
    .nullable()
    .default(null),
  /** In the order in which they were issued. */
  creditNotes: z
    .array(z.object({ number: z.int(), content: z.looseObject({}), issuedAt: instant }))
    .default([]),
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
