import { GraduationCap } from 'lucide-react';
import { lines, type Palette } from '../kit/palette-entry.ts';
import * as labels from './labels/en.ts';

export const palette: Palette = {
  group: 'From your site',
  rank: 9,
  words: labels.courseLessonsChaptersLearning,
  icon: GraduationCap,
  picture: lines(16, 14, 64, 5),
};
