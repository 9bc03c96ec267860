import { Waves } from 'lucide-react';
import type { Palette } from '../kit/palette-entry.ts';
import * as labels from './labels/en.ts';

export const palette: Palette = {
  group: 'Features',
  rank: 6,
  words: labels.tickerScrollingRunningTextWaveBanner,
  icon: Waves,
  picture: [
    ['stroke', 'soft', 'M4 38c12-18 32-18 44 0s32 18 44 0'],
    ['stroke', 'ink', 'M4 28c12-18 32-18 44 0'],
    ['stroke', 'mark', 'M60 38c8 5 18 5 26-3'],
  ],
};
