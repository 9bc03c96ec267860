import { Utensils } from 'lucide-react';
import type { Palette, Shape } from '../kit/palette-entry.ts';
import * as labels from './labels/en.ts';

export const palette: Palette = {
  group: 'Features',
  rank: 4,
  words: labels.foodDishesPricesRestaurantPriceList,
  icon: Utensils,
  picture: [
    ['bar', 'mark', 18, 10, 22, 3.5, 1.7],
    ...[20, 31, 42].flatMap((y, index): Shape[] => [
      ['bar', 'ink', 18, y, 30 - index * 4, 3, 1.5],
      ['bar', 'soft', 54, y + 1.2, 12, 1, 0.5],
      ['bar', 'ink', 70, y, 9, 3, 1.5],
    ]),
  ],
};
