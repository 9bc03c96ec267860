import { defineBlock } from '#domain/block.ts';
import { bookingForm, checkBooking } from '#domain/bookings/booking-form.ts';
import * as labels from './labels/en.ts';
import { type TableBookingProps, tableBookingProps } from './props.ts';

const defaults: TableBookingProps = {
  provider: 'counted',
  businessName: '',
  restaurantId: '',
  address: '',
  isAsked: true,
  title: 'Book a table',
  description: '',
  sittings: [{ name: 'Dinner', days: ['tue', 'wed', 'thu', 'fri', 'sat'], from: '18:00', until: '21:00' }],
  slotMinutes: '30',
  closures: [],
  daysAhead: 30,
  noticeHours: 3,
  minParty: 1,
  maxParty: 8,
  largeParty: '',
  submitLabel: 'Request the table',
  note: 'We will email you to confirm your table.',
  successText: 'Thank you. We will check and email you soon.',
  name: 'Table bookings',
};

export const tableBooking = defineBlock<TableBookingProps>({
  type: 'table-booking',
  code: 17,
  label: labels.tableBooking,
  description: labels.guestsBookATableHereOr,
  category: 'forms',
  version: 1,
  hydrate: 'interaction',
  hydrateSooner: ({ provider }) => (provider === 'tock' || provider === 'opentable' ? 'visible' : undefined),
  form: (props) => {
    const settings = bookingForm(props);
    return (
      settings && {
        settings,
        isSignUp: false,
        check: (values, moment) => checkBooking(props, values, moment),
      }
    );
  },
  props: tableBookingProps,
  defaults,
  examples: [
    {
      name: 'Requests to the house itself',
      props: {
        ...defaults,
        provider: 'none',
        title: 'Book a table',
        description: labels.elevenTablesOneStoveAndWhatever,
        sittings: [
          { name: 'Lunch', days: ['thu', 'fri', 'sat', 'sun'], from: '12:00', until: '13:30' },
          { name: 'Dinner', days: ['wed', 'thu', 'fri', 'sat'], from: '18:00', until: '21:00' },
        ],
        daysAhead: 60,
        largeParty: 'With nine or more, please ring 020 915 0412.',
      },
    },
    {
      name: 'One sitting, on the hour',
      props: {
        ...defaults,
        provider: 'none',
        title: 'A seat at the counter',
        description: labels.sixSeatsOneMenu,
        sittings: [{ name: '', days: ['fri', 'sat'], from: '19:00', until: '20:00' }],
        slotMinutes: '60',
        daysAhead: 21,
        maxParty: 4,
        submitLabel: 'Ask for a seat',
      },
    },
    {
      name: 'With tables that are counted',
      props: {
        ...defaults,
        provider: 'counted',
        title: 'The long table',
        description: labels.twelvePlacesOnTheBenchAnd,
      },
    },
    {
      name: 'With OpenTable',
      props: { ...defaults, provider: 'opentable', restaurantId: '412810', title: 'Come to dinner' },
    },
    {
      name: 'With Tock',
      props: {
        ...defaults,
        provider: 'tock',
        businessName: 'halden-table',
        title: 'The long table',
        description: labels.tenCoursesOnOurOwnPlates,
      },
    },
    {
      name: 'With another service',
      props: {
        ...defaults,
        provider: 'other',
        address: 'https://tables.example/halden',
        title: 'Your table',
      },
    },
  ],
  text: ({ title, description }) => `${title} ${description}`.trim(),
});
