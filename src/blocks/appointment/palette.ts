import { CalendarCheck } from 'lucide-react';
import { bar, type Palette } from '../kit/palette-entry.ts';
import * as labels from './labels/en.ts';

export const palette: Palette = {
  group: 'Features',
  rank: 6,
  words: labels.bookingAppointmentScheduleCalendarTimeSlot,
  icon: CalendarCheck,
  picture: [
    bar('soft', 16, 12, 64, 36, 3),
    bar('ink', 24, 20, 26, 5, 2),
    bar('ink', 24, 30, 14, 3, 1),
    bar('mark', 24, 37, 22, 6, 3),
    bar('ink', 62, 22, 10, 10, 2),
  ],
};
