import { HeartHandshake } from 'lucide-react';
import { bar, type Palette } from '../kit/palette-entry.ts';

export const palette: Palette = {
  group: 'Features',
  rank: 7,
  words: 'donate give charity fundraising campaign goal nonprofit contribution support tip',
  icon: HeartHandshake,
  picture: [
    bar('ink', 16, 10, 40, 5, 2),
    bar('soft', 16, 20, 64, 4, 2),
    bar('mark', 16, 20, 26, 4, 2),
    bar('soft', 16, 29, 18, 8, 3),
    bar('soft', 38, 29, 18, 8, 3),
    bar('soft', 60, 29, 18, 8, 3),
    bar('mark', 16, 42, 28, 8, 4),
  ],
};
