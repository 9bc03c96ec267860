import { Library } from 'lucide-react';
import type { Palette, Shape } from '../kit/palette-entry.ts';
import * as labels from './labels/en.ts';

export const palette: Palette = {
  group: 'From your site',
  rank: 3,
  words: labels.blogArchiveCategoriesTags,
  icon: Library,
  picture: [
    ...[11, 22, 33, 44].flatMap((y, index): Shape[] => [
      ['bar', index === 0 ? 'mark' : 'ink', 22, y, 26 - (index % 3) * 5, 3.5, 1.7],
      ['bar', 'soft', 62, y - 1.5, 12, 7, 3.5],
    ]),
  ],
};
