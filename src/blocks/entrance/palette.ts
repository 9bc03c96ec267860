import { Sparkles } from 'lucide-react';
import { bar, type Palette } from '../kit/palette-entry.ts';
import * as labels from './labels/en.ts';

/** The design of the site puts it on pages; nobody adds it. */
export const palette: Palette = {
  group: 'Features',
  rank: 98,
  words: labels.animationScrollReveal,
  icon: Sparkles,
  picture: [bar('soft', 16, 34, 64, 14, 3), bar('ink', 16, 12, 64, 14, 3)],
};
