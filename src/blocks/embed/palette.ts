import { SquareCode } from 'lucide-react';
import type { Palette } from '../kit/palette-entry.ts';
import * as labels from './labels/en.ts';

export const palette: Palette = {
  group: 'From elsewhere',
  rank: 1,
  words: labels.mapVideoYoutubeVimeoIframeBooking,
  icon: SquareCode,
  picture: [
    ['bar', 'soft', 14, 10, 68, 40, 4],
    ['stroke', 'ground', 'M14 40l22-16 14 10 14-8 18 12'],
    ['area', 'mark', 'M48 17c-5 0-8 3.6-8 8 0 5.6 8 13 8 13s8-7.4 8-13c0-4.4-3-8-8-8z'],
    ['dot', 'ground', 48, 25, 2.8],
  ],
};
