/** What an event says beside its time and place: whether it takes place, where people meet, and its tickets. */
import { z } from 'zod';
import type { Shape } from '../calls/call.ts';

const EVENT_STATUSES = ['cancelled', 'postponed', 'rescheduled'] as const;
const ATTENDANCES = ['online', 'mixed'] as const;

const address = z.string().trim().max(2000);

const eventTicketsSchema = z.object({
  url: address,
  priceMinor: z.int().min(0).max(100_000_000),
  /** ISO 4217. */
  currency: z.string().regex(/^[A-Z]{3}$/),
  isSoldOut: z.boolean().exactOptional(),
});
export type EventTickets = Shape<typeof eventTicketsSchema>;

export const eventDetailsSchema = z.object({
  /** Absent: it takes place as announced. */
  status: z.enum(EVENT_STATUSES).exactOptional(),
  /** Of an event that was rescheduled: when it would have begun, in milliseconds. */
  previousStartsAt: z.int().exactOptional(),
  /** Absent: at its place alone. */
  attendance: z.enum(ATTENDANCES).exactOptional(),
  /** Where people meet online. */
  onlineUrl: address.exactOptional(),
  tickets: eventTicketsSchema.exactOptional(),
});
export type EventDetails = Shape<typeof eventDetailsSchema>;
