import { ListChecks } from 'lucide-react';
import type { Palette, Shape } from '../kit/palette-entry.ts';
import * as labels from './labels/en.ts';

export const palette: Palette = {
  group: 'Features',
  rank: 6,
  words: labels.proofingClientFavouritesSelectionChooseWedding,
  icon: ListChecks,
  picture: [14, 38, 62].flatMap((x, index): Shape[] => [
    ['bar', 'soft', x, 12, 20, 26, 2],
    ['dot', index === 1 ? 'mark' : 'ink', x + 4, 45, 2.5],
    ['bar', 'ink', x + 9, 43.5, 11, 3, 1.5],
  ]),
};
