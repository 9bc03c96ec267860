/** What a gallery is made of. The names of its settings are the contract’s (GALL-18 to GALL-20). */
import { z } from 'zod';
import { type FieldExtras, field } from '#domain/fields/field.ts';
import {
  AUTOCOLUMNS,
  AUTOPLAY_SECONDS,
  AUTOROWS,
  GRID,
  LIST_IMAGE_SIZE,
  STRIP,
  THUMBNAILS,
} from '#domain/gallery/defaults.ts';
import { DESIGNS, type Design, TRANSITIONS } from '#domain/gallery/design.ts';
import { MAX_PER_ROW } from '#domain/gallery/layout.ts';
import { linkSchema, mediaRefSchema } from '#domain/links/link.ts';
import { GROUP_ORDERS } from '#domain/media/group-order.ts';

export const MAX_SLIDES = 2000;
/** Whoever wants another number finds the nearest. */
export const MAX_GUTTER = 60;
export const ROW_HEIGHTS = { least: 100, most: 600, step: 25 } as const;

const slide = z.object({
  id: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,39}$/)
    .meta(field('Id', { control: 'id' })),
  image: mediaRefSchema.optional().meta(field('Picture', { files: 'image' })),
  video: linkSchema.optional().meta(
    field('Video', {
      hint: 'A file from your media, or a YouTube or Vimeo address. The picture appears until the video plays.',
      files: 'video',
    }),
  ),
  title: z
    .string()
    .max(200)
    .optional()
    .meta(field('Video title', { hint: 'Read by screen readers after “Play”.' })),
  /** WebVTT. */
  captions: mediaRefSchema
    .optional()
    .meta(field('Video subtitles', { hint: 'A .vtt file, for a video from your media.' })),
  caption: z.string().max(1000).meta(field('Caption')),
  /** Replaces the picture’s own alternative text on this page. */
  alt: z
    .string()
    .max(1000)
    .optional()
    .meta(
      field('Alternative text on this page', {
        control: 'long-text',
        hint: 'Replaces the picture’s own text. Describe it for people who can’t see it.',
      }),
    ),
  link: linkSchema.optional().meta(field('Leads to', { hint: 'Instead of opening the picture.' })),
});
export type Slide = z.infer<typeof slide>;

const forDesigns = (...is: Design[]): FieldExtras => ({ when: { key: 'design', is }, group: 'look' });
const forThumbnails: FieldExtras = { when: { key: 'thumbnails', is: [true] }, group: 'look' };
const whole = (least: number, most: number) => z.number().int().min(least).max(most);

export const props = z.object({
  items: z
    .array(slide)
    .max(MAX_SLIDES, `A gallery can hold up to ${MAX_SLIDES} pictures. Add a second gallery for more.`)
    .meta(field('Pictures', { entry: 'picture' })),
  /** A folder or label of the media library: the gallery shows what is in it. */
  group: z
    .string()
    .max(60)
    .optional()
    .meta(field('Source', { control: 'id' })),
  groupOrder: z
    .enum(GROUP_ORDERS)
    .default('newest')
    .meta(
      field('In this order', {
        choices: { newest: 'Newest first', oldest: 'Oldest first', name: 'By name', hand: 'Manual order' },
      }),
    ),
  design: z.enum(DESIGNS).meta(
    field('Design', {
      samples: true,
      choices: {
        stacked: 'Stacked',
        slider: 'Strip to scroll',
        slideshow: 'Slideshow',
        grid: 'Grid',
        autogrid: 'Rows that fit',
        autocolumns: 'Columns that fit',
        carousel: 'Carousel',
        list: 'List with words',
      },
    }),
  ),
  imageAspectRatio: z.literal(['Auto', 1, 0.67, 0.75, 0.8, 1.33, 1.5, 1.78, 2]).meta(
    field('Crop', {
      ...forDesigns('stacked', 'slideshow', 'grid', 'carousel', 'list'),
      choices: {
        Auto: 'As they are',
        '1': 'Square',
        '0.67': '2:3',
        '0.75': '3:4',
        '0.8': '4:5',
        '1.33': '4:3',
        '1.5': '3:2',
        '1.78': '16:9',
        '2': '2:1',
      },
    }),
  ),
  captions: z.enum(['below', 'over', 'none']).meta(
    field('Captions', {
      choices: { below: 'Below the picture', over: 'On the picture', none: 'Not shown' },
      group: 'look',
    }),
  ),
  slidesPerRow: whole(1, MAX_PER_ROW)
    .optional()
    .meta(field('Pictures per row', forDesigns('grid', 'carousel'))),
  padding: whole(0, MAX_GUTTER).meta(field('Space between', { ...forDesigns('grid'), unit: 'px' })),
  gutter: whole(0, MAX_GUTTER)
    .optional()
    .meta(
      field('Space between', {
        ...forDesigns('stacked', 'slider', 'autogrid', 'autocolumns', 'list'),
        unit: 'px',
      }),
    ),
  rowHeight: whole(ROW_HEIGHTS.least, ROW_HEIGHTS.most).meta(
    field('Height of a row', { ...forDesigns('autogrid'), unit: 'px' }),
  ),
  columnWidth: whole(80, 800).meta(
    field('Minimum column width', { ...forDesigns('autocolumns'), unit: 'px' }),
  ),
  listImageSize: whole(15, 85).meta(field('Picture width', { ...forDesigns('list'), unit: '%' })),
  vSize: whole(4, 20).meta(
    field('Height', { ...forDesigns('slider'), hint: 'At 10, the strip is half as high as it is wide.' }),
  ),
  'active-alignment': z.enum(['left', 'center', 'right']).meta(
    field('Stops at its', {
      ...forDesigns('slider'),
      choices: { left: 'Left', center: 'Middle', right: 'Right' },
    }),
  ),
  transition: z.enum(TRANSITIONS).meta(
    field('Goes on by', {
      ...forDesigns('slideshow'),
      choices: {
        fade: 'Fading',
        'ken-burns': 'Fade with a slow zoom',
        'new-swipe': 'Slide, with swiping',
        scroll: 'Sliding',
        swipe: 'Sliding fast',
      },
    }),
  ),
  'auto-crop': z.boolean().meta(field('Fill the frame', forDesigns('slideshow'))),
  loop: z.boolean().meta(field('Loop', forDesigns('slideshow', 'slider', 'carousel'))),
  autoplay: z.boolean().meta(field('Autoplay', forDesigns('slideshow', 'slider', 'carousel'))),
  'autoplay-duration': z
    .number()
    .min(1)
    .max(60)
    .meta(field('Shows each for', { when: { key: 'autoplay', is: [true] }, group: 'look', unit: 'seconds' })),
  randomize: z
    .boolean()
    .default(false)
    .meta(field('In any order', { when: { key: 'autoplay', is: [true] }, group: 'look' })),
  pauseOnMouseover: z
    .boolean()
    .default(true)
    .meta(field('Pause on hover', { when: { key: 'autoplay', is: [true] }, group: 'look' })),
  thumbnails: z.boolean().meta(field('Thumbnails below', forDesigns('slideshow'))),
  'thumbnail-strip-height': whole(40, 200).meta(field('Their height', { ...forThumbnails, unit: 'px' })),
  'thumbnail-strip-margin': whole(0, MAX_GUTTER).meta(
    field('Space above them', { ...forThumbnails, unit: 'px' }),
  ),
  'thumbnails-per-row': whole(1, MAX_PER_ROW)
    .optional()
    .meta(field('In a row', { ...forThumbnails, hint: 'Leave empty to fit the available space.' })),
  'square-thumbs': z.boolean().meta(field('Cut square', forThumbnails)),
  lazyLoad: z
    .boolean()
    .default(true)
    .meta(
      field('Load pictures when needed', {
        ...forDesigns('slideshow', 'slider', 'carousel'),
        hint: 'When off, all pictures load at the start.',
      }),
    ),
  lightbox: z.boolean().meta(field('Open pictures full screen on click', { group: 'look' })),
  lightboxTheme: z.enum(['dark', 'light']).meta(
    field('Full-screen background', {
      when: { key: 'lightbox', is: [true] },
      group: 'look',
    }),
  ),
  lightboxAutoplay: z
    .boolean()
    .default(false)
    .meta(
      field('Autoplay full screen', {
        when: { key: 'lightbox', is: [true] },
        group: 'look',
        hint: 'One picture per second. Stops when visitors touch the screen or press the button.',
      }),
    ),
  historyHash: z.boolean().meta(
    field('Picture in the address', {
      ...forDesigns('slideshow', 'slider', 'carousel'),
      hint: 'Full-screen pictures always have their own address.',
    }),
  ),
});
export type GalleryProps = z.infer<typeof props>;

export const defaults: GalleryProps = {
  items: [],
  groupOrder: 'newest',
  design: 'grid',
  imageAspectRatio: 1,
  captions: 'below',
  padding: GRID.padding,
  rowHeight: AUTOROWS.rowHeight,
  columnWidth: AUTOCOLUMNS.columnWidth,
  listImageSize: LIST_IMAGE_SIZE,
  vSize: STRIP.vSize,
  'active-alignment': 'center',
  transition: 'fade',
  'auto-crop': false,
  loop: true,
  autoplay: false,
  'autoplay-duration': AUTOPLAY_SECONDS,
  randomize: false,
  pauseOnMouseover: true,
  thumbnails: false,
  'thumbnail-strip-height': THUMBNAILS.height,
  'thumbnail-strip-margin': THUMBNAILS.margin,
  'square-thumbs': true,
  lazyLoad: true,
  lightbox: GRID.lightbox,
  lightboxTheme: 'dark',
  lightboxAutoplay: false,
  historyHash: false,
};
