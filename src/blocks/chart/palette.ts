import { ChartColumn } from 'lucide-react';
import { bar, type Palette } from '../kit/palette-entry.ts';
import * as labels from './labels/en.ts';

export const palette: Palette = {
  group: 'Features',
  rank: 7,
  words: labels.graphDiagramBarsNumbersStatistics,
  icon: ChartColumn,
  picture: [
    ...[14, 22, 18, 34, 28].map((height, index) =>
      bar(index === 3 ? 'mark' : 'soft', 22 + index * 11, 48 - height, 8, height, 1),
    ),
    ['stroke', 'ink', 'M18 50h60'],
  ],
};
