/**
 * Where blocks stand: a class for each distinct place on the page, and the few rules that give them meaning.
 * One HTML serves all widths; what the mobile overlay changes is decided by CSS.
 */

import {
  type Block,
  type Place,
  placeSchema,
  reachOf,
  type Section,
  type Width,
} from '#domain/content/content.ts';
import { GRID_COLUMNS } from '#domain/content/grid.ts';
import { DESKTOP_MIN_WIDTH, LAYOUT_BREAKPOINTS, MOBILE_MAX_WIDTH } from '#domain/design/breakpoints.ts';
import { isObject } from '#domain/json.ts';
import { screenClass } from './phone-values.ts';
import type { Template } from './templates/template.ts';

type InnerWidths = NonNullable<Template['innerWidths']>;

/** Widths of what a template's style sheet may make wider, as the base style sheet sets them. */
const INNER_WIDTHS = { wide: 1440, content: 1120, reading: 680, cover: 1120 } as const;

/** The measure that `reach: wide` means, by that of the section (sections.css). */
const WIDER = { full: 'full', wide: 'full', content: 'wide', reading: 'content' } as const;

interface MobilePlace {
  readonly place?: Place | undefined;
  readonly order?: number | undefined;
  readonly align?: 'start' | 'center' | 'end' | undefined;
}

/** The part of a block's mobile overlay that CSS can decide. */
function mobilePlace(block: Block): MobilePlace {
  const overlay = block.overlays?.['mobile'];
  if (!overlay) return {};
  const place = placeSchema.safeParse(
    isObject(overlay['place']) ? { ...block.place, ...overlay['place'] } : undefined,
  );
  const align = overlay['align'];
  return {
    ...(place.success ? { place: place.data } : {}),
    ...(typeof overlay['order'] === 'number' ? { order: overlay['order'] } : {}),
    ...(align === 'start' || align === 'center' || align === 'end' ? { align } : {}),
  };
}

/** What style sheets may ask of a place: narrow, and the sides of the grid it touches. */
function positionOf({ column, span }: Place): string[] {
  return [
    ...(span <= 4 ? ['is-narrow'] : []),
    ...(span === 4 ? ['is-third'] : []),
    ...(column === 1 ? ['at-start'] : []),
    ...(column + span === GRID_COLUMNS + 1 ? ['at-end'] : []),
  ];
}

/** Collects the classes used on a page and writes their rules once. */
export class LayoutStyles {
  readonly #desktop = new Map<string, string>();
  readonly #mobile = new Map<string, string>();

  /** Classes of a block's place. */
  classesOf(block: Block, section: Pick<Section, 'width'>): string[] {
    const classes = [...this.#desktopClasses(block.place), ...positionOf(block.place)];
    const mobile = mobilePlace(block);
    const reach = reachOf(block.place, section);
    if (reach) classes.push(`to-${reach}`);
    // It keeps to the columns that phones give it.
    if (reach && mobile.place && mobile.place.span < GRID_COLUMNS)
      classes.push(this.#addMobile('m-in', 'inline-size:auto!important;margin-inline:0!important'));
    if (mobile.place)
      classes.push(
        this.#addMobile(
          `m${mobile.place.column}-${mobile.place.span}`,
          `grid-column:${mobile.place.column}/span ${mobile.place.span}`,
        ),
      );
    if (mobile.order !== undefined)
      classes.push(this.#addMobile(`mo${mobile.order}`, `order:${mobile.order}`));
    if (mobile.align) classes.push(this.#addMobile(`ma-${mobile.align}`, `text-align:${mobile.align}`));
    const screens = screenClass(block);
    return screens === undefined ? classes : [...classes, screens];
  }

  /** A class for each part of the place, so that the few parts there are make up all places. */
  #desktopClasses({ column, span, row, align }: Place): string[] {
    const rules: [name: string, rule: string][] = [];
    // The whole width is what a block has by itself.
    if (span < GRID_COLUMNS) rules.push([`c${column}-${span}`, `grid-column:${column}/span ${span}`]);
    if (row) rules.push([`r${row}`, `grid-row:${row}`]);
    if (align) rules.push([`a-${align}`, `align-self:${align}`]);
    for (const [name, rule] of rules) this.#desktop.set(name, rule);
    return rules.map(([name]) => name);
  }

  #addMobile(name: string, rule: string): string {
    this.#mobile.set(name, rule);
    return name;
  }

  css(): string {
    const write = (rules: ReadonlyMap<string, string>): string =>
      [...rules]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, rule]) => `.${name}{${rule}}`)
        .join('');
    const desktop = `@media (width>=${LAYOUT_BREAKPOINTS[0]}px){${write(this.#desktop)}}`;
    return this.#mobile.size === 0
      ? desktop
      : `${desktop}@media (width<=${MOBILE_MAX_WIDTH}px){${write(this.#mobile)}}`;
  }
}

/**
 * What is left of the window between the gutters (`--gutter`), in hundredths of it. Many phones are 1,080 pixels wide:
 * what is said to fill their window would be fetched at 1,500.
 */
const BETWEEN_GUTTERS = 90;

/** `sizes` of a picture that fills a block: by the section's width and the share of the grid it takes. */
export function sizesOf(
  block: Block,
  section: Pick<Section, 'width'>,
  template: Pick<Template, 'innerWidths'>,
): string {
  const share = block.place.span / GRID_COLUMNS;
  const reach = reachOf(block.place, section);
  if (reach) return sizesWithin(reach === 'full' ? 'full' : WIDER[section.width], 1, template);
  const mobile = (mobilePlace(block).place?.span ?? GRID_COLUMNS) / GRID_COLUMNS;
  const tablet = block.place.span <= 4 ? 0.5 : 1;
  const all = section.width === 'full' ? 100 : BETWEEN_GUTTERS;
  return [
    `(max-width: ${DESKTOP_MIN_WIDTH - 1}px) ${Math.round(all * mobile)}vw`,
    `(max-width: ${LAYOUT_BREAKPOINTS[0] - 1}px) ${all * tablet}vw`,
    sizesWithin(section.width, share, template),
  ].join(', ');
}

/** `sizes` of the picture above an item. */
export function coverSizes(template: Pick<Template, 'innerWidths'>): string {
  return sizesWithin('cover', 1, template);
}

/** Of a picture that is as tall as it may be, and whole (shell.css). */
export function tallCoverSizes({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): string {
  return `min(100vw, ${Math.ceil((85 * width) / height)}vh)`;
}

/** A share of the window, until what it stands in grows no further. */
function sizesWithin(
  width: Width | keyof InnerWidths,
  share: number,
  { innerWidths }: Pick<Template, 'innerWidths'>,
): string {
  const inner = width === 'full' ? Number.POSITIVE_INFINITY : (innerWidths?.[width] ?? INNER_WIDTHS[width]);
  if (!Number.isFinite(inner)) return `${Math.round(100 * share)}vw`;
  return `(max-width: ${inner}px) ${Math.round(BETWEEN_GUTTERS * share)}vw, ${Math.round(inner * share)}px`;
}
