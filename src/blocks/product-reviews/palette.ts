import { Star } from 'lucide-react';
import { lines, type Palette } from '../kit/palette-entry.ts';

export const palette: Palette = {
  group: 'Social',
  rank: 4,
  words: 'ratings stars opinions testimonials',
  icon: Star,
  picture: [
    ['dot', 'mark', 16, 16, 4],
    ['dot', 'mark', 28, 16, 4],
    ['dot', 'mark', 40, 16, 4],
    ['dot', 'soft', 52, 16, 4],
    ...lines(12, 30, 70, 3),
  ],
};
