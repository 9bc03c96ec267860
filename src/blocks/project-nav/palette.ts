import { MoveHorizontal } from 'lucide-react';
import type { Palette } from '../kit/palette-entry.ts';
import * as labels from './labels/en.ts';

export const palette: Palette = {
  group: 'From your site',
  rank: 4,
  words: labels.previousNextProjectNeighbourPortfolioArrows,
  icon: MoveHorizontal,
  picture: [
    ['bar', 'mark', 12, 22, 14, 14, 2],
    ['bar', 'ink', 29, 28, 16, 3, 1.5],
    ['bar', 'ink', 51, 28, 16, 3, 1.5],
    ['bar', 'soft', 70, 22, 14, 14, 2],
  ],
};
