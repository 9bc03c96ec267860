/** The calls about invoices, and about what is taken out of the shop as a table. */
import { z } from 'zod';
import { call } from '../../calls/call.ts';
import { hiddenFromPrograms } from '../../calls/personal.ts';
import { CURRENCY_CODES } from '../../money/currencies.ts';
import { INVOICE_PROFILES, sellerSchema } from '../settings/seller.ts';
import { EXEMPTIONS, type Invoice } from './invoice.ts';
import { ORDER_FILTERS } from './order-filter.ts';

const ORDERS = '/api/sites/:site/orders';
const ORDER = `${ORDERS}/:order`;
const SELLER = '/api/sites/:site/invoice-seller';
const may = 'config.commerce';
/** Sees who buyers are. */
export const people = 'admin.customer-data';

const text = z.string();
const minor = z.int();
const exempt = z.enum(EXEMPTIONS).optional().meta({
  description:
    'Why it bears no tax: a company elsewhere in the EU accounts for it (`goods`, `services`), it leaves the EU (`export`), or its rate is zero (`zero`).',
});
const part = z.object({
  title: text,
  netMinor: minor,
  taxMinor: minor,
  ppm: z.int(),
  exempt,
  discountMinor: minor.optional().meta({ description: 'Taken off before the net amount, net as well.' }),
  creditMinor: minor
    .optional()
    .meta({ description: 'Given back before it was issued, net: not in the net amount any more.' }),
});

export const invoiceSchema = z
  .object({
    number: text,
    orderNumber: z.int(),
    issuedAt: z.number(),
    soldAt: z.number(),
    currency: z.enum(CURRENCY_CODES),
    seller: sellerSchema.omit({ prefix: true }),
    collectedIn: text.optional().meta({
      description: 'Country in which the goods were collected, and are taxed; absent where they were sent.',
    }),
    placeNote: text.optional().meta({
      description: 'Why a place is taxed in another way than its country; absent where it is not.',
    }),
    paidBy: text.optional().meta({ description: 'The name of the way it is paid.' }),
    buyer: hiddenFromPrograms(
      z.object({
        name: text,
        line1: text,
        line2: text,
        postalCode: text,
        city: text,
        region: text,
        country: text,
        email: text,
        vatNumber: text.optional(),
      }),
      people,
    ),
    lines: z.array(part.extend({ quantity: z.int() })),
    delivery: part.nullable(),
    taxes: z.array(z.object({ ppm: z.int(), exempt, netMinor: minor, taxMinor: minor })),
    netMinor: minor,
    taxMinor: minor,
    totalMinor: minor,
    paidMinor: minor,
  })
  .meta({ id: 'Invoice' });

const correctedSchema = invoiceSchema
  .extend({
    isTest: z
      .boolean()
      .meta({ description: 'Of a test order: no money moved, and its number is none of the shop’s own.' }),
    buyerLines: hiddenFromPrograms(
      z.array(z.string()).meta({ description: 'As the country of the buyer writes an address.' }),
      people,
    ),
    refundedMinor: minor.meta({ description: 'Given back since it was issued: not in its sums.' }),
    refundedTaxMinor: minor.meta({ description: 'Of it, tax.' }),
  })
  .meta({ id: 'CorrectedInvoice' });
export type CorrectedInvoice = Invoice &
  Pick<z.output<typeof correctedSchema>, 'isTest' | 'buyerLines' | 'refundedMinor' | 'refundedTaxMinor'>;

const errors = { missing: 404, notAllowed: 409 } as const;

export const issueInvoice = call('POST', `${ORDER}/invoice`, {
  may,
  summary: 'Issues an order’s invoice with the next number.',
  description:
    'An order has one: asked for again, it is the same. It stays as it was when it was issued; what was given back before is not in it. Test orders have numbers apart.',
  answer: correctedSchema,
  errors,
  leaves: 'order.invoiced',
});

export const readInvoice = call('GET', `${ORDER}/invoice`, {
  may,
  summary: 'Returns an order’s invoice, and refunds since it was issued.',
  answer: correctedSchema,
  errors: { missing: 404 },
  cache: 'no-store',
});

/** What a document for programs is written by, and what its buyer asked to have in it. */
export const electronicQuery = z.object({
  profile: z
    .enum(INVOICE_PROFILES)
    .optional()
    .meta({ description: 'The rules that it keeps. Absent: those of the invoice settings.' }),
  reference: z
    .string()
    .trim()
    .max(100)
    .default('')
    .meta({ description: 'Reference of the buyer, such as a Leitweg-ID.' }),
  endpoint: z
    .string()
    .trim()
    .max(100)
    .regex(/^(?:[A-Z0-9]{2,4}:\S{1,90})?$/, 'must be a scheme and an address such as 0088:4012345678901')
    .default('')
    .meta({ description: 'Electronic address of the buyer. Empty: their email address.' }),
});
export type ElectronicAsked = z.output<typeof electronicQuery>;

export const readInvoiceXml = call('GET', `${ORDER}/invoice.xml`, {
  may,
  summary: 'Returns an order’s invoice for other software (EN 16931, XRechnung or Peppol BIS 3, as UBL).',
  query: electronicQuery,
  refusesQuery: 'Unknown profile.',
  gives: 'application/xml',
  personal: people,
  errors: { missing: 404, incomplete: 409 },
});

export const readSeller = call('GET', SELLER, {
  may,
  summary: 'Returns the seller details on invoices.',
  answer: sellerSchema,
  cache: 'no-store',
});

export const saveSeller = call('PUT', SELLER, {
  may,
  summary: 'Changes the seller details on new invoices.',
  body: sellerSchema,
  answer: sellerSchema,
  leaves: 'settings.invoices',
});

export const exportOrders = call('GET', `${ORDERS}.csv`, {
  may,
  summary: 'Exports orders as CSV, with one row per order line.',
  query: z.object({ filter: z.enum(ORDER_FILTERS).default('all'), search: z.string().max(200).default('') }),
  refusesQuery: 'Unknown filter.',
  gives: 'text/csv',
  personal: people,
});

export const fulfilMany = call('POST', `${ORDERS}/fulfil`, {
  may,
  summary: 'Fulfils everything left in several orders.',
  description: 'Orders that can’t be fulfilled are skipped and listed by number.',
  body: z.strictObject({
    orders: z.array(z.string().max(40)).min(1).max(200),
    isMailed: z.boolean().default(true),
  }),
  answer: z.object({ fulfilled: z.int(), left: z.array(z.object({ number: z.int(), message: z.string() })) }),
  leaves: 'order.fulfilled',
});
