import { CalendarDays } from 'lucide-react';
import type { Palette, Shape } from '../kit/palette-entry.ts';

export const palette: Palette = {
  group: 'From your site',
  rank: 2,
  words: 'events dates month',
  icon: CalendarDays,
  picture: [
    ['bar', 'ink', 20, 10, 24, 3, 1.5],
    ...Array.from({ length: 15 }, (_, index): Shape => {
      const isDay = index === 7;
      return [
        'bar',
        isDay ? 'mark' : 'soft',
        20 + (index % 5) * 11.5,
        19 + Math.floor(index / 5) * 11,
        9,
        8,
        1.5,
      ];
    }),
  ],
};
