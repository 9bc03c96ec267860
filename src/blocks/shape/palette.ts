import { Shapes } from 'lucide-react';
import { bar, type Palette } from '../kit/palette-entry.ts';
import * as labels from './labels/en.ts';

export const palette: Palette = {
  group: 'Features',
  rank: 8,
  words: labels.circleStarBadgeStickerSealLabel,
  icon: Shapes,
  picture: [
    ['dot', 'mark', 48, 30, 22],
    bar('ground', 36, 26, 24, 3, 1.5),
    bar('ground', 40, 32, 16, 3, 1.5),
  ],
};
