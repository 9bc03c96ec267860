import { CodeXml } from 'lucide-react';
import type { Palette } from '../kit/palette-entry.ts';
import * as labels from './labels/en.ts';

export const palette: Palette = {
  group: 'From elsewhere',
  rank: 2,
  words: labels.htmlScriptCssJavascriptSnippet,
  icon: CodeXml,
  picture: [
    ['bar', 'soft', 14, 12, 68, 36, 4],
    ['stroke', 'ink', 'M30 23l-7 7 7 7M66 23l7 7-7 7'],
    ['stroke', 'mark', 'M52 21l-8 18'],
  ],
};
