import { MousePointerClick } from 'lucide-react';
import type { Palette } from '../kit/palette-entry.ts';
import * as labels from './labels/en.ts';

export const palette: Palette = {
  group: 'Basics',
  rank: 3,
  words: labels.linkCallToActionCta,
  icon: MousePointerClick,
  sketch: 'button',
  picture: [
    ['bar', 'mark', 20, 20, 56, 20, 4],
    ['bar', 'ground', 33, 28.5, 30, 3, 1.5],
  ],
};
