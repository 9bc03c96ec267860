import { UserPlus } from 'lucide-react';
import { bar, type Palette } from '../kit/palette-entry.ts';
import * as labels from './labels/en.ts';

export const palette: Palette = {
  group: 'Social',
  rank: 2,
  words: labels.xTwitterProfileSubscribe,
  icon: UserPlus,
  picture: [
    bar('mark', 24, 22, 48, 18, 9),
    ['stroke', 'ground', 'M34 31h8M38 27v8'],
    bar('ground', 48, 29, 16, 4, 2),
  ],
};
