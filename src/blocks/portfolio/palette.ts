import { Images } from 'lucide-react';
import type { Palette, Shape } from '../kit/palette-entry.ts';

export const palette: Palette = {
  group: 'From your site',
  rank: 2,
  words: 'projects work works case studies commissions photographs index covers hover',
  icon: Images,
  sketch: 'entries',
  picture: [
    ...[12, 51].flatMap((x, index): Shape[] => [
      ['bar', index === 0 ? 'mark' : 'soft', x, 10, 36, 32, 2],
      ['bar', 'ink', x, 46, 22, 3, 1.5],
    ]),
  ],
};
