import { LayoutGrid } from 'lucide-react';
import type { Palette, Shape } from '../kit/palette-entry.ts';
import * as labels from './labels/en.ts';

export const palette: Palette = {
  group: 'From your site',
  rank: 1,
  words: labels.summaryLatestBlogPostsEventsList,
  icon: LayoutGrid,
  sketch: 'entries',
  picture: [
    ...[12, 37, 62].flatMap((x, index): Shape[] => [
      ['bar', index === 0 ? 'mark' : 'soft', x, 12, 21, 18, 2],
      ['bar', 'ink', x, 35, 17, 3, 1.5],
      ['bar', 'soft', x, 42, 21, 2.5, 1.2],
      ['bar', 'soft', x, 47, 13, 2.5, 1.2],
    ]),
  ],
};
