/** What a block says of itself for the owner's palette: where it stands there, how it is found and how it is drawn. */
import type { LucideIcon } from 'lucide-react';

/** In the order in which they are shown. */
export const PALETTE_GROUPS = ['Basics', 'From your site', 'Features', 'Social', 'From elsewhere'] as const;

export interface Palette {
  readonly group: (typeof PALETTE_GROUPS)[number];
  /** Within its group, beginning with 1: what is wanted most often comes first. */
  readonly rank: number;
  /** What people call it elsewhere, for the search. */
  readonly words: string;
  readonly icon?: LucideIcon;
  /** The block drawn in 96 by 60, in the roles of the owner area, so that it fits both colour schemes. */
  readonly picture: readonly Shape[];
  /** How it is drawn within a whole section; as lines of words where nothing is said. */
  readonly sketch?: Sketch;
}

type Sketch = 'picture' | 'button' | 'entries' | 'fields' | 'dots' | 'quote';

/** `ink` for words, `soft` for what is behind, `mark` for the one thing that matters, `ground` for paper. */
export type Tone = 'ink' | 'soft' | 'mark' | 'ground';
export type Shape =
  | readonly ['bar', Tone, x: number, y: number, width: number, height: number, radius?: number]
  | readonly ['dot', Tone, x: number, y: number, radius: number]
  | readonly ['stroke', Tone, path: string]
  | readonly ['area', Tone, path: string];

export function bar(tone: Tone, x: number, y: number, width: number, height: number, radius: number): Shape {
  return ['bar', tone, x, y, width, height, radius];
}

/** Lines of words, the last one shorter. */
export function lines(x: number, y: number, width: number, count: number, tone: Tone = 'soft'): Shape[] {
  return Array.from({ length: count }, (_, index) =>
    bar(tone, x, y + index * 7, count > 1 && index === count - 1 ? width * 0.6 : width, 3, 1.5),
  );
}
