import { ArrowLeftRight } from 'lucide-react';
import type { Palette } from '../kit/palette-entry.ts';

export const palette: Palette = {
  group: 'From your site',
  rank: 4,
  words: 'previous next post neighbour related similar read on blog arrows forward back',
  icon: ArrowLeftRight,
  picture: [
    ['bar', 'ink', 12, 14, 26, 3, 1.5],
    ['bar', 'ink', 58, 14, 26, 3, 1.5],
    ['bar', 'mark', 12, 26, 21, 16, 2],
    ['bar', 'soft', 37, 26, 21, 16, 2],
    ['bar', 'soft', 62, 26, 22, 16, 2],
  ],
};
