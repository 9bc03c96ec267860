/** What guests have booked, and what there is to book. */
import { CalendarCheck } from 'lucide-react';
import type { OwnerFeature } from '../feature.ts';

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
    label: 'Bookings',
    icon: CalendarCheck,
    group: 'visitors',
    rank: 49,
    permission: 'config.scheduling-read',
  },
};
