import { ListTree } from 'lucide-react';
import type { Palette, Shape } from '../kit/palette-entry.ts';
import * as labels from './labels/en.ts';

export const palette: Palette = {
  group: 'From your site',
  rank: 3,
  words: labels.factsClientYearPlaceRoleCredits,
  icon: ListTree,
  picture: [16, 28, 40].flatMap((y): Shape[] => [
    ['bar', 'soft', 16, y, 16, 3, 1.5],
    ['bar', 'ink', 40, y, 40, 3, 1.5],
  ]),
};
