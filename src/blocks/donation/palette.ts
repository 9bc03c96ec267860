import { lines, type Palette } from '../kit/palette-entry.ts';

export const palette: Palette = {
  group: 'Features',
  rank: 7,
  words: 'donate charity',
  picture: lines(16, 18, 64, 4),
};
