/** What guests send from the pages on which they book. */
import { z } from 'zod';
import { call } from '../calls/call.ts';
import { CHANGE_PATH, PAY_PATH, SEND_PATH } from './contract.ts';

const answer = z.object({
  message: z.string(),
  location: z.string().meta({ description: 'The page of the booking.' }),
});

export const sendBooking = call('POST', SEND_PATH, {
  may: 'visitor',
  summary: 'Books or requests a time, depending on the owner’s settings.',
  description:
    'Send as a form. Sending the same key twice books once. Without scripts, the answer is the page.',
  body: z.object({
    service: z.string(),
    resource: z.string().meta({ description: 'A table or a person. Empty for any.' }),
    party: z.string().meta({ description: 'Group size.' }),
    at: z.string().meta({ description: 'Start, in milliseconds since 1970.' }),
    zone: z.string().exactOptional().meta({ description: 'The guest’s time zone, if different.' }),
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

export const payBooking = call('POST', PAY_PATH, {
  may: 'visitor',
  summary: 'Pays a booking whose time is held.',
  description: 'Send as a form. Paying twice charges once.',
  body: z.object({
    token: z.string().meta({ description: 'Of the link.' }),
    payment: z.string().meta({ description: 'Way to pay.' }),
    total: z.string().meta({ description: 'What the guest agrees to pay, in minor units.' }),
  }),
  answer,
});

export const changeOwnBooking = call('POST', CHANGE_PATH, {
  may: 'visitor',
  summary: 'Moves or cancels a booking with the guest’s link.',
  description: 'Send as a form. Refused after the site’s deadline.',
  body: z.object({
    token: z.string().meta({ description: 'Of the link.' }),
    action: z.enum(['cancel', 'move']),
    at: z.string().meta({ description: 'New start, in milliseconds since 1970.' }),
  }),
  answer,
});
