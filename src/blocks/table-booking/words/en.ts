import { BOOKING_MESSAGES } from '#domain/bookings/messages.ts';
import type { TranslationOf } from '#domain/locale/messages.ts';

export const en = {
  guests: 'Guests',
  day: 'Day',
  time: 'Time',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  note: 'Anything we should know?',
  wishes: 'Allergies, a birthday, a pram',
  earlier: 'Earlier',
  later: 'Later',
  bookWith: 'Book with {service}',
  bookTable: 'Book a table',
  closed: 'You can’t book a table right now.',
} as const;

export const inScript = {
  sum: 'A table for {party} on {date}, at {time}',
  loading: BOOKING_MESSAGES.loading,
} as const;

export type TableBookingMessages = TranslationOf<typeof en>;
export type ScriptMessages = TranslationOf<typeof inScript>;
