import { MessagesSquare } from 'lucide-react';
import { lines, type Palette } from '../kit/palette-entry.ts';
import * as labels from './labels/en.ts';

export const palette: Palette = {
  group: 'Social',
  rank: 3,
  words: labels.repliesDiscussionGuestbookOpinions,
  icon: MessagesSquare,
  picture: [
    ['dot', 'mark', 18, 17, 5],
    ...lines(29, 13, 50, 2),
    ['dot', 'soft', 30, 34, 5],
    ...lines(41, 30, 38, 2),
    ['bar', 'soft', 14, 47, 68, 6, 3],
  ],
};
