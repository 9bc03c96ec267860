/** Whether an owner's colours can be read on each other, and the nearest colour that can. */
import { CONTRAST_TEXT, contrastBetween } from './contrast.ts';
import { oklchToHex, toHex, toOklch } from './oklch.ts';
import type { PaletteName } from './style.ts';

export type ResolvedPalette = Readonly<Record<PaletteName, string>>;

/** A colour that is hard to read on a ground. */
export interface FaintPair {
  readonly text: 'text' | 'accent';
  readonly ground: 'paper' | 'tint';
  /** Below 4.5. */
  readonly ratio: number;
  /** The nearest colour that reads on both grounds, where there is one. */
  readonly instead: string | undefined;
}

const TEXTS = ['text', 'accent'] as const;
const GROUNDS = ['paper', 'tint'] as const;

export function findFaintPairs(palette: ResolvedPalette): FaintPair[] {
  return TEXTS.flatMap((text) =>
    GROUNDS.flatMap((ground): FaintPair[] => {
      const ratio = contrastBetween(palette[text], palette[ground]) ?? 1;
      if (ratio >= CONTRAST_TEXT) return [];
      const instead = nearestReadable(
        palette[text],
        GROUNDS.map((name) => palette[name]),
      );
      return [{ text, ground, ratio, instead }];
    }),
  );
}

const STEP = 0.005;

/** The colour, made lighter or darker by as little as it takes to read on all of the grounds. */
export function nearestReadable(color: string, grounds: readonly string[]): string | undefined {
  const start = toOklch(color);
  if (!start) return undefined;
  const reads = (tried: string): boolean =>
    grounds.every((ground) => (contrastBetween(tried, toHex(ground) ?? '') ?? 0) >= CONTRAST_TEXT);
  for (let distance = 0; distance <= 1; distance += STEP) {
    for (const lightness of [start.lightness - distance, start.lightness + distance]) {
      if (lightness < 0 || lightness > 1) continue;
      const tried = oklchToHex({ ...start, lightness });
      if (reads(tried)) return tried;
    }
  }
  return undefined;
}
