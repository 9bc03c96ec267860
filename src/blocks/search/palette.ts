import { Search } from 'lucide-react';
import type { Palette } from '../kit/palette-entry.ts';
import * as labels from './labels/en.ts';

export const palette: Palette = {
  group: 'From your site',
  rank: 4,
  words: labels.find,
  icon: Search,
  picture: [
    ['bar', 'soft', 12, 20, 72, 20, 10],
    ['bar', 'ground', 13.5, 21.5, 69, 17, 8.5],
    ['bar', 'soft', 24, 28.5, 26, 3, 1.5],
    ['stroke', 'mark', 'M69 28.500a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM68 31.500l3.5 3.5'],
  ],
};
