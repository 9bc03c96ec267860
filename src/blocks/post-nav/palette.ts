import { ArrowLeftRight } from 'lucide-react';
import type { Palette } from '../kit/palette-entry.ts';
import * as labels from './labels/en.ts';

export const palette: Palette = {
  group: 'From your site',
  rank: 4,
  words: labels.previousNextPostNeighbourRelatedSimilar,
  icon: ArrowLeftRight,
  picture: [
    ['bar', 'ink', 12, 14, 26, 3, 1.5],
    ['bar', 'ink', 58, 14, 26, 3, 1.5],
    ['bar', 'mark', 12, 26, 21, 16, 2],
    ['bar', 'soft', 37, 26, 21, 16, 2],
    ['bar', 'soft', 62, 26, 22, 16, 2],
  ],
};
