import { UsersRound } from 'lucide-react';
import type { Palette } from '../kit/palette-entry.ts';
import * as labels from './labels/en.ts';

export const palette: Palette = {
  group: 'Social',
  rank: 1,
  words: labels.instagramFacebookProfilesIcons,
  icon: UsersRound,
  sketch: 'dots',
  picture: [
    ['dot', 'soft', 24, 30, 9],
    ['dot', 'mark', 48, 30, 9],
    ['dot', 'soft', 72, 30, 9],
    ['stroke', 'ground', 'M44 30h8M48 26v8'],
  ],
};
