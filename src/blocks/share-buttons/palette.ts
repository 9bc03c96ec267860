import { Share2 } from 'lucide-react';
import type { Palette } from '../kit/palette-entry.ts';
import * as labels from './labels/en.ts';

export const palette: Palette = {
  group: 'Social',
  rank: 2,
  words: labels.facebookWhatsappMailShare,
  icon: Share2,
  picture: [
    ['stroke', 'ink', 'M34 30l24-13M34 30l24 13'],
    ['dot', 'mark', 32, 30, 7],
    ['dot', 'soft', 62, 15, 6],
    ['dot', 'soft', 62, 45, 6],
  ],
};
