import { Minus } from 'lucide-react';
import { lines, type Palette } from '../kit/palette-entry.ts';
import * as labels from './labels/en.ts';

export const palette: Palette = {
  group: 'Basics',
  rank: 5,
  words: labels.dividerSeparatorRuleHr,
  icon: Minus,
  picture: [...lines(26, 12, 44, 2), ['bar', 'mark', 14, 29, 68, 2, 1], ...lines(26, 38, 44, 2)],
};
