/** The calls about credit notes: what was given back of an invoice, as documents. */
import { z } from 'zod';
import { call } from '../../calls/call.ts';
import { hiddenFromPrograms } from '../../calls/personal.ts';
import { electronicQuery, invoiceSchema, people } from './calls-invoices.ts';
import type { CreditNote } from './credit-note.ts';

const NOTES = '/api/sites/:site/orders/:order/credit-notes';
const NOTE = `${NOTES}/:position`;
const may = 'config.commerce';

const { lines, delivery, ...shape } = invoiceSchema.omit({ paidMinor: true }).shape;

const creditNoteSchema = z
  .object({
    ...shape,
    invoice: z
      .object({ number: z.string(), issuedAt: z.number() })
      .meta({ description: 'It corrects this one.' }),
    lines: z.array(
      lines.element.omit({ discountMinor: true, creditMinor: true }).extend({
        isReduction: z
          .boolean()
          .optional()
          .meta({ description: 'The buyer keeps the pieces, and gets some of their price back.' }),
      }),
    ),
    delivery: delivery.unwrap().omit({ discountMinor: true, creditMinor: true }).nullable(),
    isTest: z.boolean(),
    buyerLines: hiddenFromPrograms(
      z.array(z.string()).meta({ description: 'As the country of the buyer writes an address.' }),
      people,
    ),
  })
  .meta({ id: 'CreditNote' });
export type IssuedCreditNote = CreditNote & Pick<z.output<typeof creditNoteSchema>, 'isTest' | 'buyerLines'>;

export const issueCreditNote = call('POST', NOTES, {
  may,
  summary: 'Issues a credit note for refunds since the order’s invoice, with the next number.',
  description:
    'Each refund appears in one credit note only. Credit notes and test orders have their own number series.',
  answer: creditNoteSchema,
  errors: { missing: 404, notAllowed: 409 },
  leaves: 'order.credited',
});

export const readCreditNote = call('GET', NOTE, {
  may,
  summary: 'Returns an order’s credit note. They are counted from 1.',
  answer: creditNoteSchema,
  errors: { missing: 404 },
  cache: 'no-store',
});

export const readCreditNoteXml = call('GET', `${NOTE}/xml`, {
  may,
  summary: 'Returns an order’s credit note for other software (EN 16931, XRechnung or Peppol BIS 3, as UBL).',
  query: electronicQuery,
  refusesQuery: 'Unknown profile.',
  gives: 'application/xml',
  personal: people,
  errors: { missing: 404, incomplete: 409 },
});
