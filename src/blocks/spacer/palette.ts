import { UnfoldVertical } from 'lucide-react';
import { lines, type Palette } from '../kit/palette-entry.ts';
import * as labels from './labels/en.ts';

export const palette: Palette = {
  group: 'Basics',
  rank: 6,
  words: labels.spaceGapAir,
  icon: UnfoldVertical,
  picture: [
    ...lines(22, 9, 52, 1),
    ['stroke', 'mark', 'M48 20v20M44 24l4-4 4 4M44 36l4 4 4-4'],
    ...lines(22, 48, 52, 1),
  ],
};
