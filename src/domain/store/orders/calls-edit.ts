/** The calls that change an order before anything of it is fulfilled. */
import { z } from 'zod';
import { doneAnswer } from '../../calls/answers.ts';
import { call, type Shape } from '../../calls/call.ts';
import { idSchema } from '../../links/link.ts';

const ORDER = '/api/sites/:site/orders/:order';
const may = 'config.commerce';
const minor = z.int().meta({ description: 'In the currency’s smallest unit.' });
const refusals = { missing: 404, notAllowed: 409 } as const;
export const MAX_PIECES = 100_000;
/** Of one search. */
export const MAX_FOUND = 12;

const changes = {
  lines: z
    .array(z.strictObject({ id: idSchema, quantity: z.int().min(0).max(MAX_PIECES) }))
    .max(500)
    .default([]),
  added: z
    .array(z.strictObject({ variantId: z.string().min(1).max(40), quantity: z.int().min(1).max(MAX_PIECES) }))
    .max(50)
    .default([])
    .meta({ description: 'Lines added to the order, at today’s price.' }),
  deliveryId: z
    .string()
    .min(1)
    .max(80)
    .optional()
    .meta({ description: 'A new delivery method at today’s price. Leave out to keep the current one.' }),
};

export const edit = call('POST', `${ORDER}/edit`, {
  may,
  summary: 'Changes an order’s items and delivery before anything is fulfilled.',
  description:
    'Units keep the price at which they were ordered. 0 removes a line. Stock follows. dueMinor has the difference. Refused if the order has changed since you read it, or has an invoice.',
  body: z.strictObject({
    edits: z.int().min(0).meta({ description: 'As it was read with the order.' }),
    ...changes,
    reason: z.string().trim().max(500).default(''),
    isMailed: z.boolean().default(true).meta({ description: 'Whether to email the buyer.' }),
  }),
  answer: doneAnswer('changed'),
  errors: refusals,
  leaves: 'order.edited',
});

const quote = z
  .object({
    kind: z.literal('quoted'),
    problem: z.string().nullable().meta({ description: 'Why this change is not possible.' }),
    totalMinor: minor,
    shippingMinor: minor.meta({
      description: 'What delivery costs then, before its discount: by weight or price it follows the pieces.',
    }),
    dueMinor: minor.meta({ description: 'Still due. Negative if overpaid.' }),
    deliveries: z.array(
      z.object({ id: z.string(), name: z.string(), priceMinor: minor, isPickup: z.boolean() }),
    ),
  })
  .meta({ id: 'OrderEditQuote' });
export type OrderEditQuote = Shape<typeof quote>;

export const quoteEdit = call('POST', `${ORDER}/edit/quote`, {
  may,
  summary: 'Calculates what an order would cost after a change, without changing it.',
  body: z.strictObject(changes),
  answer: quote,
  errors: refusals,
});

const addable = z
  .object({
    variantId: z.string(),
    title: z.string(),
    optionText: z.string(),
    sku: z.string(),
    unitPriceMinor: minor,
    stock: z.int().nullable().meta({ description: 'Stock left. Null if unlimited.' }),
  })
  .meta({ id: 'AddableVariant' });
export type AddableVariant = Shape<typeof addable>;

export const findAddable = call('GET', `${ORDER}/addable`, {
  may,
  summary: 'Finds products to add to an order, by name or number.',
  query: z.object({ search: z.string().trim().min(1).max(100) }),
  refusesQuery: 'Enter part of a name or number.',
  answer: z.object({ found: z.array(addable) }),
  cache: 'no-store',
});
