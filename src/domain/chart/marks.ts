/** What a chart is drawn from, free of how: rectangles, paths, dots, rules, words and the areas of its rows. */

export type Mark =
  | {
      readonly kind: 'rect';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly series: number;
      readonly row: number;
    }
  | {
      readonly kind: 'path';
      readonly d: string;
      readonly series: number;
      readonly use: 'line' | 'area' | 'slice';
      readonly row?: number;
    }
  | {
      readonly kind: 'dot';
      readonly x: number;
      readonly y: number;
      readonly series: number;
      readonly row: number;
    }
  | {
      readonly kind: 'rule';
      readonly x1: number;
      readonly y1: number;
      readonly x2: number;
      readonly y2: number;
      readonly isZero: boolean;
    }
  | {
      readonly kind: 'text';
      readonly x: number;
      readonly y: number;
      readonly text: string;
      readonly anchor: 'start' | 'middle' | 'end';
      /** Axis words are quiet, labels are what the chart says. */
      readonly use: 'axis' | 'label';
    }
  /** Where pointing means this row. */
  | {
      readonly kind: 'area';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly row: number;
    };

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
  /** Whether the series are named in the drawing itself, so that no legend is needed. */
  readonly namesSeries: boolean;
}

export interface DrawOptions {
  readonly width: number;
  readonly height: number;
  readonly fontSize: number;
  readonly format: (value: number) => string;
}

/** About how wide a text is: type is measured in the browser, and drawings are made before it. */
export function textWidth(text: string, fontSize: number): number {
  return text.length * fontSize * 0.56;
}

/** The text, cut to about this width. */
export function fitText(text: string, width: number, fontSize: number): string {
  const characters = Math.max(2, Math.floor(width / (fontSize * 0.56)));
  return text.length <= characters ? text : `${text.slice(0, characters - 1).trimEnd()}…`;
}

/** Coordinates to a tenth of a unit: finer than any screen, and half the bytes. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
