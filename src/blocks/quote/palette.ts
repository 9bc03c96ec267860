import { Quote } from 'lucide-react';
import type { Palette } from '../kit/palette-entry.ts';
import * as labels from './labels/en.ts';

export const palette: Palette = {
  group: 'Basics',
  rank: 4,
  words: labels.testimonialCitationReview,
  icon: Quote,
  sketch: 'quote',
  picture: [
    [
      'area',
      'mark',
      'M20 25c0-6 3-10 8-11v3.500c-2.5 1-3.5 3-3.5 5H28V31h-8zM32 25c0-6 3-10 8-11v3.500c-2.5 1-3.5 3-3.5 5H40V31h-8z',
    ],
    ['bar', 'ink', 46, 20, 32, 3.5, 1.7],
    ['bar', 'ink', 46, 28, 26, 3.5, 1.7],
    ['bar', 'soft', 46, 40, 18, 3, 1.5],
  ],
};
