import { Type } from 'lucide-react';
import { lines, type Palette } from '../kit/palette-entry.ts';
import * as labels from './labels/en.ts';

export const palette: Palette = {
  group: 'Basics',
  rank: 1,
  words: labels.paragraphHeadingTitleListTableProse,
  icon: Type,
  picture: [['bar', 'ink', 16, 12, 40, 5, 2], ...lines(16, 25, 64, 4)],
};
