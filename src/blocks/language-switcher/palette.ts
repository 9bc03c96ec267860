import { Languages } from 'lucide-react';
import type { Palette } from '../kit/palette-entry.ts';
import * as labels from './labels/en.ts';

export const palette: Palette = {
  group: 'From your site',
  rank: 9,
  words: labels.translateTranslationMultilingualLanguageChoice,
  icon: Languages,
  picture: [
    ['bar', 'mark', 12, 27, 18, 5, 2.5],
    ['bar', 'soft', 38, 27, 20, 5, 2.5],
    ['bar', 'soft', 66, 27, 16, 5, 2.5],
  ],
};
