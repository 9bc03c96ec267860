/** What guests send from the pages on which they book. */
import { z } from 'zod';
import { call } from '../calls/call.ts';
import { CHANGE_PATH, SEND_PATH } from './contract.ts';

const answer = z.object({
  message: z.string(),
  location: z.string().meta({ description: 'The page of the booking.' }),
});

export const sendBooking = call('POST', SEND_PATH, {
  may: 'visitor',
  summary: 'Books a time, or asks for it, as the owner has decided.',
  description:
    'Sent as a form. What is sent twice with the same key is booked once. A form without scripts is answered with the page.',
  body: z.object({
    service: z.string(),
    resource: z.string().meta({ description: 'A table or a person; empty where any will do.' }),
    party: z.string().meta({ description: 'How many people come.' }),
    at: z.string().meta({ description: 'When it begins, in milliseconds since 1970.' }),
    zone: z
      .string()
      .exactOptional()
      .meta({ description: 'The time zone of the guest, where it is another one.' }),
    look: z.string().exactOptional().meta({
      description:
        'Books nothing, and shows this instead: `2026-12-24`, `2026-12`, or `zone` for a choice of time zones.',
    }),
    key: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    note: z.string(),
  }),
  answer,
});

export const changeOwnBooking = call('POST', CHANGE_PATH, {
  may: 'visitor',
  summary: 'Moves a booking, or gives it up, by the link of its guest.',
  description: 'Sent as a form. Refused once it is too late for the house.',
  body: z.object({
    token: z.string().meta({ description: 'Of the link.' }),
    action: z.enum(['cancel', 'move']),
    at: z.string().meta({ description: 'Where it is moved to, in milliseconds since 1970.' }),
  }),
  answer,
});
