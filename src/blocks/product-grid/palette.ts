import { Store } from 'lucide-react';
import type { Palette, Shape } from '../kit/palette-entry.ts';
import * as labels from './labels/en.ts';

export const palette: Palette = {
  group: 'From your site',
  rank: 5,
  words: labels.shopStoreProductsSellGridCatalogue,
  icon: Store,
  sketch: 'entries',
  picture: [12, 37, 62].flatMap((x, index): Shape[] => [
    ['bar', index === 1 ? 'mark' : 'soft', x, 8, 21, 28, 2],
    ['bar', 'ink', x, 40, 17, 3, 1.5],
    ['bar', 'soft', x, 47, 10, 2.5, 1.2],
  ]),
};
