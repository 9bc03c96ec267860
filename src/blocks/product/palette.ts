import { ShoppingBag } from 'lucide-react';
import type { Palette } from '../kit/palette-entry.ts';
import * as labels from './labels/en.ts';

export const palette: Palette = {
  group: 'From your site',
  rank: 6,
  words: labels.shopStoreBuySellCartPrice,
  icon: ShoppingBag,
  sketch: 'picture',
  picture: [
    ['bar', 'soft', 12, 8, 38, 44, 2],
    ['bar', 'ink', 56, 12, 26, 4, 2],
    ['bar', 'soft', 56, 21, 14, 3, 1.5],
    ['bar', 'soft', 56, 29, 26, 2.5, 1.2],
    ['bar', 'mark', 56, 40, 26, 9, 2],
  ],
};
