import { Minus } from 'lucide-react';
import { lines, type Palette } from '../kit/palette-entry.ts';

export const palette: Palette = {
  group: 'Basics',
  rank: 5,
  words: 'divider separator rule hr',
  icon: Minus,
  picture: [...lines(26, 12, 44, 2), ['bar', 'mark', 14, 29, 68, 2, 1], ...lines(26, 38, 44, 2)],
};
