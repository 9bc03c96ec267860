import { bar, type Palette, type Shape } from '../kit/palette-entry.ts';
import * as labels from './labels/en.ts';

export const palette: Palette = {
  group: 'Features',
  rank: 3,
  words: labels.restaurantReservationReserveOpentableTockResy,
  picture: [
    ['bar', 'ink', 14, 10, 22, 3, 1.5],
    ...Array.from(
      { length: 20 },
      (_, index): Shape => [
        'dot',
        index === 12 ? 'mark' : 'soft',
        17 + (index % 5) * 8,
        21 + Math.floor(index / 5) * 8.5,
        index === 12 ? 3.8 : 2.4,
      ],
    ),
    ...[0, 1, 2, 3, 4, 5].map((index) =>
      bar(index === 3 ? 'mark' : 'soft', 60 + (index % 2) * 13, 10 + Math.floor(index / 2) * 11, 11, 8, 2),
    ),
    ['bar', 'mark', 60, 44, 24, 8, 2],
  ],
};
