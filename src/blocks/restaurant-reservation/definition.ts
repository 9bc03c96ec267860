import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { reservationOf } from '#domain/bookings/reservation.ts';
import { field } from '#domain/fields/field.ts';

const props = z.object({
  title: z.string().max(200).meta(field('Title')),
  description: z
    .string()
    .max(1000)
    .meta(field('Text', { control: 'long-text' })),
  address: z
    .string()
    .max(2000)
    .meta(
      field('Booking page', {
        control: 'web-address',
        hint: 'Your booking page, starting with https://.',
      }),
    ),
  frameAddress: z
    .string()
    .max(2000)
    .meta(
      field('Free tables', {
        control: 'web-address',
        hint: 'The address after src= in the code from the service. It loads when a guest asks for it. Leave empty to link to the booking page.',
      }),
    ),
  note: z
    .string()
    .max(300)
    .meta(field('Note', { hint: 'Below the buttons, for example what larger groups should do.' })),
});
export type RestaurantReservationProps = z.infer<typeof props>;

const defaults: RestaurantReservationProps = {
  title: 'Reserve a table',
  description: '',
  address: '',
  frameAddress: '',
  note: '',
};

export const restaurantReservation = defineBlock<RestaurantReservationProps>({
  type: 'restaurant-reservation',
  code: 16,
  label: 'Restaurant reservation',
  description: 'Links to your reservation service, or shows its free tables here.',
  emptyHint: 'Enter where your guests book.',
  category: 'forms',
  version: 1,
  hydrate: 'interaction',
  needsIsland: (settings) => reservationOf(settings)?.frame !== undefined,
  props,
  defaults,
  examples: [
    {
      name: 'With free tables',
      props: {
        title: 'Come to dinner',
        description: 'Eleven tables, one stove, and whatever the garden had this morning.',
        address: 'https://www.thefork.com/restaurant/halden',
        frameAddress: 'https://widget.thefork.com/halden',
        note: 'With nine or more, please ring 020 915 0412.',
      },
    },
    {
      name: 'A way to the service',
      props: { ...defaults, address: 'https://resy.com/cities/oslo/halden' },
    },
    {
      name: 'An unknown service',
      props: {
        ...defaults,
        title: 'Your table for the long evening at the end of the harbour wall',
        address: 'https://tables.example/halden',
        note: 'We keep it for twenty minutes.',
      },
    },
  ],
  text: ({ title, description }) => `${title} ${description}`.trim(),
});
