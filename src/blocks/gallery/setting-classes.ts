/**
 * A gallery's settings as classes. Every value they can have is a rule of the block's style sheet, of which a page
 * gets those it uses: style attributes are not allowed, and nothing here may wait for a script.
 */

import { AUTOCOLUMNS, AUTOROWS, CAROUSEL, GRID, V_SIZE_STEP } from '#domain/gallery/defaults.ts';
import { type Layout, stripAlignment } from '#domain/gallery/design.ts';
import {
  type Dimensions,
  gutterUnits,
  MAX_PER_ROW,
  MIDDLE_WIDTH,
  NARROW_WIDTH,
  RATIO_COUNT,
  ratioOf,
  readColumnWidth,
  slidesPerRowAt,
  UNITS,
  unitsPerColumn,
  widthForColumns,
} from '#domain/gallery/layout.ts';
import { partOfSizes } from '#domain/media/part-of-sizes.ts';
import { type GalleryProps, MAX_GUTTER, ROW_HEIGHTS } from './props.ts';

/** Least width of a column with its gutter, in steps of this. */
const PITCH_STEP = 25;
const MAX_PITCH = 875;
/** No column begins further to the right than this. */
const WIDEST = 2600;
const MAX_GUTTER_UNITS = 40;
const PERCENT_STEP = 5;
const THUMB_STEP = 10;

const nearest = (value: number, step: number) => Math.round(value / step) * step;

/** Classes of the list of slides. */
export function lookOf(layout: Layout, props: GalleryProps, slides: readonly Dimensions[]): string[] {
  const captions = props.captions === 'none' ? [] : [`gallery-${props.captions}`];
  return [...captions, ...ofLayout(layout, props, slides)];
}

function ofLayout(layout: Layout, props: GalleryProps, slides: readonly Dimensions[]): string[] {
  const gutter = `gallery-g${gutterOf(layout, props)}`;
  switch (layout) {
    case 'grid':
      return [`gallery-n${perRowOf(layout, props)}`, `gallery-g${props.padding}`];
    case 'carousel':
      return [`gallery-n${perRowOf(layout, props)}`];
    case 'autogrid':
      return [`gallery-h${nearest(props.rowHeight, ROW_HEIGHTS.step)}`, gutter];
    case 'autocolumns':
      return columnsLook(props, slides);
    case 'strip':
      return [`gallery-v${props.vSize}`, gutter, `gallery-at-${stripAlignment(props['active-alignment'])}`];
    case 'list':
      return [`gallery-l${nearest(props.listImageSize, PERCENT_STEP)}`, gutter];
    case 'stacked':
      return props['auto-crop'] ? ['gallery-crop'] : [];
    case 'base':
      return [gutter];
  }
}

export function perRowOf(layout: Layout, { slidesPerRow }: GalleryProps): number {
  return slidesPerRow ?? (layout === 'carousel' ? CAROUSEL : GRID).slidesPerRow;
}

function gutterOf(layout: Layout, { gutter }: GalleryProps): number {
  return gutter ?? (layout === 'autocolumns' ? AUTOCOLUMNS : AUTOROWS).gutter;
}

function columnsLook(props: GalleryProps, slides: readonly Dimensions[]): string[] {
  const options = { columnWidth: readColumnWidth(props.columnWidth), gutter: gutterOf('autocolumns', props) };
  const units = unitsPerColumn(slides);
  const pitch = nearest(options.columnWidth + options.gutter, PITCH_STEP);
  const gap = Math.min(gutterUnits(units, options), MAX_GUTTER_UNITS);
  return [`gallery-p${pitch}`, `gallery-u${units}`, `gallery-k${gap}`];
}

/** Classes of the strip of small pictures below a slideshow. */
export function thumbnailsLook(props: GalleryProps): string[] {
  const perRow = props['thumbnails-per-row'];
  return [
    `gallery-t${nearest(props['thumbnail-strip-height'], THUMB_STEP)}`,
    `gallery-m${props['thumbnail-strip-margin']}`,
    ...(perRow === undefined ? [] : ['gallery-in-row', `gallery-q${perRow}`]),
  ];
}

/** `sizes` of a slide’s picture, from those of a picture that fills the block. */
export function sizesOf(layout: Layout, props: GalleryProps, sizes: string, ratio: number): string {
  const part = (perRow: number) => partOfSizes(sizes, (width) => 1 / slidesPerRowAt(width, perRow));
  switch (layout) {
    case 'grid':
    case 'carousel':
      return part(perRowOf(layout, props));
    case 'autogrid':
      return `${Math.round(props.rowHeight * ratio * 1.2)}px`;
    case 'autocolumns':
      return `(max-width: ${2 * props.columnWidth}px) 100vw, ${Math.round(props.columnWidth * 1.3)}px`;
    case 'strip':
      return partOfSizes(sizes, () => Math.min(1, (props.vSize * V_SIZE_STEP * ratio) / 100));
    case 'list':
      return partOfSizes(sizes, (width) => (width < MIDDLE_WIDTH ? 1 : props.listImageSize / 100));
    default:
      return sizes;
  }
}

/** The rules of all these classes. */
export function lookRules(): string {
  return [
    ...steps(0, RATIO_COUNT - 1).map((number) => `.gallery-r${number}{--r:${round(ratioOf(number))}}`),
    ...steps(0, MAX_GUTTER).map((px) => `.gallery-g${px}{--gap:${px}px}`),
    ...steps(1, MAX_PER_ROW).flatMap(perRowRules),
    ...steps(ROW_HEIGHTS.least, ROW_HEIGHTS.most, ROW_HEIGHTS.step).map(
      (px) => `.gallery-h${px}{--row:${px}px}`,
    ),
    ...steps(PITCH_STEP * 3, MAX_PITCH, PITCH_STEP).flatMap(pitchRules),
    ...UNITS.map((units) => `.gallery-u${units}{--u:${units}}`),
    ...steps(0, MAX_GUTTER_UNITS).map((units) => `.gallery-k${units}{--k:${units}}`),
    ...steps(4, 20).map((size) => `.gallery-v${size}{--v:${size * V_SIZE_STEP}cqi}`),
    ...steps(15, 85, PERCENT_STEP).map((percent) => `.gallery-l${percent}{--list:${percent}%}`),
    ...steps(40, 200, THUMB_STEP).map((px) => `.gallery-t${px}{--thumb:${px}px}`),
    ...steps(0, MAX_GUTTER).map((px) => `.gallery-m${px}{--above:${px}px}`),
    ...steps(1, MAX_PER_ROW).map((count) => `.gallery-q${count}{--q:${count}}`),
    `.gallery{--turn:${CAROUSEL.gutter}cqi}`,
  ].join('');
}

/** Wide screens first: of two rules that both apply, the one for narrower screens comes later and wins. */
function perRowRules(perRow: number): string[] {
  const below = (width: number) => {
    const fewer = slidesPerRowAt(width - 1, perRow);
    return fewer === perRow
      ? []
      : [`@container (inline-size < ${width}px){.gallery-n${perRow}{--n:${fewer}}}`];
  };
  return [`.gallery-n${perRow}{--n:${perRow}}`, ...below(MIDDLE_WIDTH), ...below(NARROW_WIDTH)];
}

function pitchRules(pitch: number): string[] {
  const from = (columns: number) => widthForColumns(columns, { columnWidth: pitch, gutter: 0 });
  return steps(2, MAX_PER_ROW)
    .filter((columns) => from(columns) <= WIDEST)
    .map((columns) => `@container (inline-size >= ${from(columns)}px){.gallery-p${pitch}{--n:${columns}}}`);
}

function steps(from: number, to: number, by = 1): number[] {
  return Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, index) => from + index * by);
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
