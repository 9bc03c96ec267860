import { UtensilsCrossed } from 'lucide-react';
import { bar, type Palette } from '../kit/palette-entry.ts';
import * as labels from './labels/en.ts';

export const palette: Palette = {
  group: 'Features',
  rank: 3,
  words: labels.tableBookingOpentableResySevenroomsThefork,
  icon: UtensilsCrossed,
  picture: [
    ['dot', 'soft', 48, 20, 11],
    bar('ink', 30, 12, 2, 16, 1),
    bar('ink', 64, 12, 2, 16, 1),
    bar('mark', 26, 39, 44, 11, 5.5),
  ],
};
