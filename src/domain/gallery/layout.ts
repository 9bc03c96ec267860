/**
 * Where pictures stand, computed from their stored dimensions: what the server writes is what is painted first
 * and last, so nothing moves when pictures or scripts arrive.
 */

import type { Layout } from './design.ts';

/** Below these widths of its own a row holds fewer, in pixels. */
export const NARROW_WIDTH = 480;
export const MIDDLE_WIDTH = 724;

/** Slides in a row of this width. */
export function slidesPerRowAt(width: number, wanted: number): number {
  if (width < NARROW_WIDTH) return Math.min(wanted, 2);
  if (width < MIDDLE_WIDTH && wanted > 2) return 3;
  return wanted;
}

export const MAX_PER_ROW = 12;

/** From this width on there is room for so many columns at their least width. */
export function widthForColumns(columns: number, { columnWidth, gutter }: ColumnOptions): number {
  return columns * columnWidth + (columns - 1) * gutter;
}

/** A text is taken for the whole number it begins with. @throws for what is no positive number */
export function readColumnWidth(width: number | string): number {
  const pixels = typeof width === 'string' ? Number.parseInt(width, 10) : width;
  if (!(pixels > 0)) throw new Error(`The width of columns is a positive number, and not “${width}”.`);
  return pixels;
}

export interface ColumnOptions {
  readonly columnWidth: number;
  readonly gutter: number;
}

/** The first slide of each group of a carousel. */
export function groupStarts(count: number, perRow: number): number[] {
  return Array.from({ length: Math.ceil(count / perRow) }, (_, group) => group * perRow);
}

const LEAST_RATIO = 0.25;
const RATIO_STEP = 1.02;
/** Ratios are told apart by two percent: less than that is lost at the edge of a picture. */
export const RATIO_COUNT = 141;

/** Number of the ratio (width / height) nearest to that of the dimensions; that of a square where they are unknown. */
export function ratioNumber({ width, height }: Dimensions): number {
  const ratio = width > 0 && height > 0 ? width / height : 1;
  const number = Math.round(Math.log(ratio / LEAST_RATIO) / Math.log(RATIO_STEP));
  return Math.min(Math.max(number, 0), RATIO_COUNT - 1);
}

export function ratioOf(number: number): number {
  return LEAST_RATIO * RATIO_STEP ** number;
}

const WIDEST_FRAME = 2;

/** Of a frame that fits most of the pictures: never taller than wide, or a page would be one picture high. */
export function middleRatio(slides: readonly Dimensions[]): number {
  const ratios = slides.map((slide) => ratioOf(ratioNumber(slide))).sort((a, b) => a - b);
  return Math.min(Math.max(ratios[Math.floor(ratios.length / 2)] ?? 1, 1), WIDEST_FRAME);
}

/** Of what stands in the place of a video’s picture: in percent of the row’s width, its height. */
export function placeholderAspect(columns?: number): number {
  return columns === undefined ? 65 : 100 / columns;
}

/** Of a video without a picture: as wide as most videos are where its height is given, its column’s share elsewhere. */
export function placeholderSize(layout: Layout, columns: number): Dimensions {
  if (layout === 'strip' || layout === 'autogrid') return VIDEO_THUMBNAIL;
  if (layout === 'grid' || layout === 'carousel')
    return { width: 100 / columns, height: placeholderAspect(columns) };
  return { width: 100, height: placeholderAspect() };
}
const VIDEO_THUMBNAIL = { width: 16, height: 9 } as const;

export interface Dimensions {
  readonly width: number;
  readonly height: number;
}

/** Lines of a browser’s grid: Firefox knows no more. */
const MAX_GRID_LINES = 10_000;

/**
 * Rows of the grid behind `autocolumns` to the width of one column: as fine as the number of slides allows, in the
 * narrowest grid that has columns at all.
 */
export function unitsPerColumn(slides: readonly Dimensions[]): number {
  const columns = 2;
  const height = slides.reduce((sum, slide) => sum + 1 / ratioOf(ratioNumber(slide)), 0) / columns;
  return UNITS.find((units) => (height + slides.length / columns) * units < MAX_GRID_LINES / 2) ?? 2;
}
export const UNITS = [40, 20, 10, 5, 2] as const;

/** The gutter in the same rows, at a column’s least width: it grows with the column. */
export function gutterUnits(units: number, { columnWidth, gutter }: ColumnOptions): number {
  return gutter === 0 ? 0 : Math.max(1, Math.round((units * gutter) / columnWidth));
}
