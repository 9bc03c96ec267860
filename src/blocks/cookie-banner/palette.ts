import { Cookie } from 'lucide-react';
import { bar, lines, type Palette } from '../kit/palette-entry.ts';

/** The settings of the site put it on pages; nobody adds it. */
export const palette: Palette = {
  group: 'Features',
  rank: 99,
  words: 'consent gdpr privacy',
  icon: Cookie,
  picture: [bar('soft', 8, 34, 80, 20, 3), ...lines(14, 40, 36, 2, 'ink'), bar('mark', 64, 40, 18, 8, 2)],
};
