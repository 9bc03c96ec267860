import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { field } from '#domain/fields/field.ts';
import * as labels from './labels/en.ts';

const props = z.object({
  heading: z.string().max(200).meta(field(labels.heading)),
  text: z
    .string()
    .max(1000)
    .meta(field(labels.text, { control: 'long-text' })),
  shows: z.enum(['all', 'appointment', 'table']).meta(
    field(labels.service, {
      choices: { all: labels.everything, appointment: labels.appointments, table: labels.tablesAndSeats },
      hint: labels.setUpServicesAndTimesUnder,
    }),
  ),
  buttonLabel: z.string().max(60).meta(field(labels.button)),
});
export type AppointmentProps = z.infer<typeof props>;

const defaults: AppointmentProps = {
  heading: 'Book a time',
  text: '',
  shows: 'all',
  buttonLabel: 'Choose a time',
};

export const appointment = defineBlock<AppointmentProps>({
  type: 'appointment',
  code: 41,
  label: labels.bookings,
  description: labels.visitorsBookAnAppointmentASeat,
  category: 'forms',
  version: 1,
  props,
  defaults,
  examples: [
    {
      name: 'Everything there is',
      props: {
        ...defaults,
        text: 'Come and see how it is made. You can move or cancel until the day before.',
      },
    },
    {
      name: 'Appointments',
      props: {
        ...defaults,
        heading: 'An hour of your own',
        shows: 'appointment',
        buttonLabel: 'Find an hour',
      },
    },
    {
      name: 'Tables and seats',
      props: { ...defaults, heading: 'A seat at the wheel', shows: 'table', buttonLabel: 'Find a seat' },
    },
  ],
  text: ({ heading, text }) => `${heading} ${text}`.trim(),
});
