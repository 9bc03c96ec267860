import { Highlighter } from 'lucide-react';
import { bar, type Palette } from '../kit/palette-entry.ts';

export const palette: Palette = {
  group: 'Features',
  rank: 7,
  words: 'highlight underline circle scribble strike hand-drawn heading annotation',
  icon: Highlighter,
  picture: [
    bar('ink', 14, 26, 24, 5, 2),
    bar('ink', 44, 26, 34, 5, 2),
    ['stroke', 'mark', 'M44 38q4.5 -5 9 0t9 0t9 0t9 0'],
  ],
};
