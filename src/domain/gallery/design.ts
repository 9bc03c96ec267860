/** Which layout a gallery's design setting means, and what each layout is by default. */

/** As owners choose them. */
export const DESIGNS = [
  'stacked',
  'slider',
  'slideshow',
  'grid',
  'autogrid',
  'autocolumns',
  'carousel',
  'list',
] as const;
export type Design = (typeof DESIGNS)[number];

/** `base` is one picture under the other; `stacked` has them in one place, and shows one at a time. */
export const LAYOUTS = [
  'base',
  'strip',
  'stacked',
  'grid',
  'autogrid',
  'autocolumns',
  'carousel',
  'list',
] as const;
export type Layout = (typeof LAYOUTS)[number];

const BY_DESIGN: Readonly<Record<Design, Layout>> = {
  stacked: 'base',
  slider: 'strip',
  slideshow: 'stacked',
  grid: 'grid',
  autogrid: 'autogrid',
  autocolumns: 'autocolumns',
  carousel: 'carousel',
  list: 'list',
};

/** Any other setting means the base layout. */
export function layoutOf(design: string): Layout {
  return new Map<string, Layout>(Object.entries(BY_DESIGN)).get(design) ?? 'base';
}

/** How the `stacked` layout goes from one slide to another. */
export const TRANSITIONS = ['fade', 'ken-burns', 'new-swipe', 'scroll', 'swipe'] as const;

const ALIGNMENTS = { left: 'start', center: 'middle', right: 'end' } as const;
export type StripAlignment = (typeof ALIGNMENTS)[keyof typeof ALIGNMENTS];

/** Where a strip brings its current slide to; whatever is not known means its middle. */
export function stripAlignment(setting: string): StripAlignment {
  return new Map<string, StripAlignment>(Object.entries(ALIGNMENTS)).get(setting) ?? 'middle';
}
