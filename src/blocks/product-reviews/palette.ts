import { Star } from 'lucide-react';
import { lines, type Palette } from '../kit/palette-entry.ts';
import * as labels from './labels/en.ts';

export const palette: Palette = {
  group: 'Social',
  rank: 4,
  words: labels.ratingsStarsOpinionsTestimonials,
  icon: Star,
  picture: [
    ['dot', 'mark', 16, 16, 4],
    ['dot', 'mark', 28, 16, 4],
    ['dot', 'mark', 40, 16, 4],
    ['dot', 'soft', 52, 16, 4],
    ...lines(12, 30, 70, 3),
  ],
};
