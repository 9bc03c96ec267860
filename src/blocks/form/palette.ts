import type { Palette } from '../kit/palette-entry.ts';
import * as labels from './labels/en.ts';

export const palette: Palette = {
  group: 'Features',
  rank: 1,
  words: labels.contactMessageSurveyRegistrationQuestionsInput,
  sketch: 'fields',
  picture: [
    ['bar', 'ink', 22, 9, 16, 3, 1.5],
    ['bar', 'soft', 22, 15, 52, 9, 2],
    ['bar', 'ink', 22, 29, 22, 3, 1.5],
    ['bar', 'soft', 22, 35, 52, 9, 2],
    ['bar', 'mark', 22, 48, 20, 8, 2],
  ],
};
