import { lines, type Palette } from '../kit/palette-entry.ts';
import * as labels from './labels/en.ts';

export const palette: Palette = {
  group: 'Features',
  rank: 2,
  words: labels.mailingListSubscribeSignUpEmail,
  picture: [
    ['bar', 'ink', 18, 14, 40, 4, 2],
    ...lines(18, 23, 54, 1),
    ['bar', 'soft', 18, 33, 38, 12, 2],
    ['bar', 'mark', 59, 33, 19, 12, 2],
  ],
};
