import { Image } from 'lucide-react';
import type { Palette } from '../kit/palette-entry.ts';
import * as labels from './labels/en.ts';

export const palette: Palette = {
  group: 'Basics',
  rank: 2,
  words: labels.picturePhotoPhotographGallery,
  icon: Image,
  sketch: 'picture',
  picture: [
    ['bar', 'soft', 14, 9, 68, 42, 4],
    ['dot', 'mark', 64, 21, 5],
    ['area', 'ink', 'M14 47l20-20 14 14 9-8 25 16c0 1.5-1.5 2-3 2H17c-2 0-3-1-3-4z'],
  ],
};
