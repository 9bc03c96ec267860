/** Kinds of mails to buyers, and the job that writes them. */
import { z } from 'zod';
import { ORDER_MAILS } from '#domain/store/settings/order-mail.ts';

export const MAIL_JOB = 'orders.mail';

export const mailPayload = z.object({
  orderId: z.string(),
  mail: z.enum(ORDER_MAILS),
  /** Identifies the visitor who typed the address, where the mail follows from that. */
  sender: z.string().exactOptional(),
  /** What the mail is about beyond the order: an amount, a tracking number. */
  data: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type MailPayload = z.output<typeof mailPayload>;
