/** The numbers that galleries begin with. */

export const AUTOCOLUMNS = { columnWidth: 250, gutter: 0, columnWidthBehavior: 'min' } as const;
export const AUTOROWS = { rowHeight: 250, gutter: 20, lightbox: true } as const;
export const GRID = { slidesPerRow: 4, lightbox: true, padding: 20 } as const;
/** The gutter is in percent of the carousel's width. */
export const CAROUSEL = { slidesPerRow: 3, gutter: 1 } as const;
export const STRIP = { vSize: 10 } as const;
export const THUMBNAILS = { perRow: 4, height: 80, margin: 10 } as const;

/** A gallery waits so long for its new size, in milliseconds. */
export const RESIZE_MS = 100;

/** Height of a slider in percent of its width. */
export const SLIDER_ASPECT_RATIO = 50;
/** What one step of `vSize` adds to that height: the default of one comes to the default of the other. */
export const V_SIZE_STEP = SLIDER_ASPECT_RATIO / STRIP.vSize;

/** Of layouts, in seconds, as `autoplay-duration` has it. */
export const AUTOPLAY_SECONDS = 5;

/** A grid's picture and text share a line of a list in these parts, in percent. */
export const LIST_IMAGE_SIZE = 40;
