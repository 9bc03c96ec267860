import { ChevronsUpDown } from 'lucide-react';
import { bar, type Palette, type Shape } from '../kit/palette-entry.ts';
import * as labels from './labels/en.ts';

export const palette: Palette = {
  group: 'Features',
  rank: 5,
  words: labels.faqQuestionsAnswersCollapseDetailsToggle,
  icon: ChevronsUpDown,
  picture: [12, 34, 46].flatMap((y, index): Shape[] => [
    bar('ink', 16, y, 44 - index * 6, 3, 1.5),
    ['stroke', 'mark', index === 0 ? `M74 ${y + 1.5}h6` : `M74 ${y + 1.5}h6m-3 -3v6`],
    ...(index === 0 ? [bar('soft', 16, 20, 58, 3, 1.5), bar('soft', 16, 26, 40, 3, 1.5)] : []),
  ]),
};
