import { Type } from 'lucide-react';
import { lines, type Palette } from '../kit/palette-entry.ts';

export const palette: Palette = {
  group: 'Basics',
  rank: 1,
  words: 'paragraph heading title list table prose',
  icon: Type,
  picture: [['bar', 'ink', 16, 12, 40, 5, 2], ...lines(16, 25, 64, 4)],
};
