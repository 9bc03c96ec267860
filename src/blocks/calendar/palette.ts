import { CalendarDays } from 'lucide-react';
import { bar, type Palette } from '../kit/palette-entry.ts';
import * as labels from './labels/en.ts';

export const palette: Palette = {
  group: 'From your site',
  rank: 2,
  words: labels.eventsDatesMonth,
  icon: CalendarDays,
  picture: [
    ['bar', 'ink', 20, 10, 24, 3, 1.5],
    ...Array.from({ length: 15 }, (_, day) =>
      bar(day === 7 ? 'mark' : 'soft', 20 + (day % 5) * 11.5, 19 + Math.floor(day / 5) * 11, 9, 8, 1.5),
    ),
  ],
};
