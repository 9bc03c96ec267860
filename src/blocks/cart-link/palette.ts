import { ShoppingBag } from 'lucide-react';
import { bar, type Palette } from '../kit/palette-entry.ts';
import * as labels from './labels/en.ts';

export const palette: Palette = {
  group: 'From your site',
  rank: 12,
  words: labels.basketBagShop,
  icon: ShoppingBag,
  picture: [
    ['stroke', 'ink', 'M28 26h18v16h-18zM32 26v-3a5 5 0 0 1 10 0v3'],
    ['dot', 'mark', 54, 25, 5],
    bar('soft', 54, 35, 18, 3, 1.5),
  ],
};
