import { Ticket } from 'lucide-react';
import type { Palette, Shape } from '../kit/palette-entry.ts';
import * as labels from './labels/en.ts';

export const palette: Palette = {
  group: 'Features',
  rank: 5,
  words: labels.gigsConcertsShowsBandTickets,
  icon: Ticket,
  picture: [
    ...[11, 25, 39].flatMap((y, index): Shape[] => [
      ['bar', index === 0 ? 'mark' : 'soft', 14, y, 12, 10, 2],
      ['bar', 'ink', 31, y + 1, 22 - index * 3, 3, 1.5],
      ['bar', 'soft', 31, y + 6.5, 16, 2.5, 1.2],
      ['bar', 'soft', 66, y + 1.5, 16, 7, 3.5],
    ]),
  ],
};
