import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { reservationOf } from '#domain/bookings/reservation.ts';
import { field } from '#domain/fields/field.ts';
import * as labels from './labels/en.ts';

const props = z.object({
  title: z.string().max(200).meta(field(labels.title)),
  description: z
    .string()
    .max(1000)
    .meta(field(labels.text, { control: 'long-text' })),
  address: z
    .string()
    .max(2000)
    .meta(
      field(labels.bookingPage, {
        control: 'web-address',
        hint: labels.yourBookingPageStartingWithHttps,
      }),
    ),
  frameAddress: z
    .string()
    .max(2000)
    .meta(
      field(labels.freeTables, {
        control: 'web-address',
        hint: labels.theAddressAfterSrcInThe,
      }),
    ),
  note: z
    .string()
    .max(300)
    .meta(field(labels.note, { hint: labels.belowTheButtonsForExampleWhat })),
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
  label: labels.restaurantReservation,
  description: labels.linksToYourReservationServiceOr,
  emptyHint: labels.enterWhereYourGuestsBook,
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
        description: labels.elevenTablesOneStoveAndWhatever,
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
