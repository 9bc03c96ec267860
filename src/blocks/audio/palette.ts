import { AudioLines } from 'lucide-react';
import { bar, type Palette } from '../kit/palette-entry.ts';
import * as labels from './labels/en.ts';

export const palette: Palette = {
  group: 'Features',
  rank: 6,
  words: labels.musicPodcastPlayerSoundSongMp3,
  icon: AudioLines,
  picture: [
    ['dot', 'mark', 24, 30, 10],
    ['area', 'ground', 'M21.5 25.5v9l7-4.5z'],
    ...[10, 18, 8, 22, 14, 20, 9, 15, 6].map((height, index) =>
      bar(index < 3 ? 'mark' : 'soft', 42 + index * 5, 30 - height / 2, 2.5, height, 1.2),
    ),
  ],
};
