/** Who books, and what they answered, from what a form has sent. */
import { z } from 'zod';
import type { Booking } from '#domain/bookings/calls.ts';
import { BOOKING_LIMITS } from '#domain/bookings/contract.ts';
import type { BookingService } from '#domain/bookings/settings.ts';
import { storable } from '#domain/storable.ts';

type Fields = Readonly<Record<string, string>>;

export interface Guest {
  /** By the name of the field. */
  readonly errors: Fields;
  readonly customer: Booking['customer'];
  readonly answers: Booking['answers'];
}

const emailSchema = z.email().max(BOOKING_LIMITS.email);
const REQUIRED = 'This field is required.';

export function readGuest(service: BookingService, fields: Fields): Guest {
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
    isRequired && answers[index]?.value === '' ? [[`q-${id}`, REQUIRED]] : [],
  );
  return {
    customer,
    answers: answers.filter(({ value }) => value !== ''),
    errors: {
      ...(customer.name === '' && { name: REQUIRED }),
      ...emailError(customer.email),
      ...Object.fromEntries(unanswered),
    },
  };
}

function emailError(email: string): Fields {
  if (email === '') return { email: REQUIRED };
  return emailSchema.safeParse(email).success
    ? {}
    : { email: 'Enter an email address like ada@example.org.' };
}
