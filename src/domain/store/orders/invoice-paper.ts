/** What an invoice and a credit note have in common, as documents for programs. */
import type { Invoice, TaxDocument } from './invoice.ts';

/** What both documents hold. */
export interface Paper extends TaxDocument {
  readonly lines: readonly PaperLine[];
  readonly delivery: Omit<PaperLine, 'quantity'> | null;
}
export type PaperLine = Invoice['lines'][number];
