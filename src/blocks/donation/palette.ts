import { lines, type Palette } from '../kit/palette-entry.ts';
import * as labels from './labels/en.ts';

export const palette: Palette = {
  group: 'Features',
  rank: 7,
  words: labels.donateCharity,
  picture: lines(16, 18, 64, 4),
};
