/** The job that writes a mail to a guest. */
import { z } from 'zod';
import { BOOKING_MAILS } from '#domain/bookings/contract.ts';

export const MAIL_JOB = 'bookings.mail';

export const mailPayload = z.object({
  siteId: z.string(),
  bookingId: z.string(),
  mail: z.enum(BOOKING_MAILS),
  /** Identifies the guest who caused it. */
  sender: z.string().exactOptional(),
  /** Of a booking that was moved to somebody else alone. */
  isSameTime: z.boolean().exactOptional(),
});
export type MailPayload = z.output<typeof mailPayload>;
