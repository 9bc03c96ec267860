/** What an invoice and a credit note have in common, as documents for programs. */
import type { Invoice } from './invoice.ts';

/** What both documents hold. */
export type Paper = Pick<
  Invoice,
  | 'number'
  | 'currency'
  | 'seller'
  | 'collectedIn'
  | 'placeNote'
  | 'paidBy'
  | 'buyer'
  | 'soldAt'
  | 'taxes'
  | 'netMinor'
  | 'taxMinor'
  | 'totalMinor'
> & {
  readonly lines: readonly PaperLine[];
  readonly delivery: Omit<PaperLine, 'quantity'> | null;
};
export type PaperLine = Invoice['lines'][number];
