import { Highlighter } from 'lucide-react';
import { bar, type Palette } from '../kit/palette-entry.ts';
import * as labels from './labels/en.ts';

export const palette: Palette = {
  group: 'Features',
  rank: 7,
  words: labels.highlightUnderlineCircleScribbleStrikeHand,
  icon: Highlighter,
  picture: [
    bar('ink', 14, 26, 24, 5, 2),
    bar('ink', 44, 26, 34, 5, 2),
    ['stroke', 'mark', 'M44 38q4.5 -5 9 0t9 0t9 0t9 0'],
  ],
};
