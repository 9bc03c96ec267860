import { bar, lines, type Palette } from '../kit/palette-entry.ts';

export const palette: Palette = {
  group: 'Features',
  rank: 7,
  words: 'donate charity fundraising',
  picture: [...lines(16, 14, 64, 3), bar('mark', 16, 40, 28, 8, 4)],
};
