/** Receipts of donations: numbered without gaps, in a series of their own. */
import { z } from 'zod';

/** What is frozen when a receipt is issued. */
export const receiptSchema = z
  .object({
    recipient: z.string(),
    addressLines: z.array(z.string()),
    taxNumber: z.string(),
    campaign: z.string(),
  })
  .meta({ id: 'DonationReceipt' });
export type Receipt = z.output<typeof receiptSchema>;

/** Test donations count down from zero, and take no number of the books. */
export function receiptName(number: number): string {
  return number < 0 ? `TEST-${-number}` : `D-${String(number).padStart(4, '0')}`;
}
