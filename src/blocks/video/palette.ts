import { CirclePlay } from 'lucide-react';
import type { Palette } from '../kit/palette-entry.ts';
import * as labels from './labels/en.ts';

export const palette: Palette = {
  group: 'Features',
  rank: 5,
  words: labels.videoFilmMovieYoutubeVimeoClip,
  icon: CirclePlay,
  picture: [
    ['bar', 'soft', 14, 9, 68, 42, 4],
    ['dot', 'mark', 48, 30, 11],
    ['area', 'ground', 'M45 24.5v11l9-5.5z'],
  ],
};
