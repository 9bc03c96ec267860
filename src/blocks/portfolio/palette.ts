import { Images } from 'lucide-react';
import type { Palette, Shape } from '../kit/palette-entry.ts';
import * as labels from './labels/en.ts';

export const palette: Palette = {
  group: 'From your site',
  rank: 2,
  words: labels.projectsWorkWorksCaseStudiesCommissions,
  icon: Images,
  sketch: 'entries',
  picture: [
    ...[12, 51].flatMap((x, index): Shape[] => [
      ['bar', index === 0 ? 'mark' : 'soft', x, 10, 36, 32, 2],
      ['bar', 'ink', x, 46, 22, 3, 1.5],
    ]),
  ],
};
