/** What guests have booked, and what there is to book. */
import { CalendarCheck } from 'lucide-react';
import type { OwnerFeature } from '../feature.ts';
import { useRequestedBookings } from './use-requested.ts';
import * as say from './words/en.ts';

export const feature: OwnerFeature = {
  screens: [
    {
      frame: 'site',
      path: 'bookings',
      load: async () => (await import('./bookings-screen.tsx')).BookingsScreen,
    },
    {
      frame: 'site',
      path: 'bookings/settings',
      load: async () => (await import('./settings-screen.tsx')).BookingSettingsScreen,
    },
  ],
  navigation: {
    path: 'bookings',
    label: say.bookings,
    icon: CalendarCheck,
    group: 'visitors',
    rank: 49,
    permission: 'config.scheduling-read',
    count: { use: useRequestedBookings, words: say.toAnswer },
  },
};
