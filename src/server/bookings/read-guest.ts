/** Who books, and what they answered, from what a form has sent. */
import { z } from 'zod';
import type { Booking } from '#domain/bookings/calls.ts';
import { BOOKING_LIMITS } from '#domain/bookings/contract.ts';
import type { BookingService } from '#domain/bookings/settings.ts';
import { bookingWords } from '#domain/bookings/words/words.ts';
import { storable } from '#domain/storable.ts';

type Fields = Readonly<Record<string, string>>;

export interface Guest {
  /** By the name of the field. */
  readonly errors: Fields;
  readonly customer: Booking['customer'];
  readonly answers: Booking['answers'];
}

const emailSchema = z.email().max(BOOKING_LIMITS.email);

export function readGuest(service: BookingService, fields: Fields, locale: string): Guest {
  const say = bookingWords(locale);
  const clean = (name: string, limit: number) =>
    storable(fields[name] ?? '')
      .trim()
      .slice(0, limit);
  const customer = {
    name: clean('name', BOOKING_LIMITS.name).replace(/\s+/g, ' '),
    email: clean('email', BOOKING_LIMITS.email),
    phone: clean('phone', BOOKING_LIMITS.phone),
    note: clean('note', BOOKING_LIMITS.note),
  };
  const answers = service.questions.map(({ id, label }) => ({
    label,
    value: clean(`q-${id}`, BOOKING_LIMITS.answer),
  }));
  const unanswered = service.questions.flatMap(({ id, isRequired }, index) =>
    isRequired && answers[index]?.value === '' ? [[`q-${id}`, say('required')]] : [],
  );
  return {
    customer,
    answers: answers.filter(({ value }) => value !== ''),
    errors: {
      ...(customer.name === '' && { name: say('required') }),
      ...(customer.email === '' && { email: say('required') }),
      ...(customer.email !== '' && !isEmail(customer.email) && { email: say('email') }),
      ...Object.fromEntries(unanswered),
    },
  };
}

function isEmail(text: string): boolean {
  return emailSchema.safeParse(text).success;
}
