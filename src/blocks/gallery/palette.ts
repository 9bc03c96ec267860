import { Images } from 'lucide-react';
import { bar, type Palette } from '../kit/palette-entry.ts';
import * as labels from './labels/en.ts';

export const palette: Palette = {
  group: 'Basics',
  rank: 7,
  words: labels.picturesPhotosPhotographsSlideshowCarouselSlider,
  icon: Images,
  sketch: 'picture',
  picture: [
    bar('soft', 12, 8, 30, 20, 2),
    bar('mark', 45, 8, 18, 20, 2),
    bar('soft', 66, 8, 18, 20, 2),
    bar('soft', 12, 31, 18, 21, 2),
    bar('soft', 33, 31, 32, 21, 2),
    bar('ink', 68, 31, 16, 21, 2),
  ],
};
