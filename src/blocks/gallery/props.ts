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
import * as labels from './labels/en.ts';

export const MAX_SLIDES = 2000;
/** Whoever wants another number finds the nearest. */
export const MAX_GUTTER = 60;
export const ROW_HEIGHTS = { least: 100, most: 600, step: 25 } as const;

const slide = z.object({
  id: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,39}$/)
    .meta(field(labels.id, { control: 'id' })),
  image: mediaRefSchema.optional().meta(field(labels.picture, { files: 'image' })),
  video: linkSchema.optional().meta(
    field(labels.video, {
      hint: labels.aFileFromYourMediaOr,
      files: 'video',
    }),
  ),
  title: z
    .string()
    .max(200)
    .optional()
    .meta(field(labels.videoTitle, { hint: labels.readByScreenReadersAfterPlay })),
  /** WebVTT. */
  captions: mediaRefSchema.optional().meta(field(labels.videoSubtitles, { hint: labels.aVttFileForAVideo })),
  caption: z.string().max(1000).meta(field(labels.caption)),
  /** Replaces the picture’s own alternative text on this page. */
  alt: z
    .string()
    .max(1000)
    .optional()
    .meta(
      field(labels.alternativeTextOnThisPage, {
        control: 'long-text',
        hint: labels.replacesThePicturesOwnTextDescribe,
      }),
    ),
  link: linkSchema.optional().meta(field(labels.leadsTo, { hint: labels.insteadOfOpeningThePicture })),
});
export type Slide = z.infer<typeof slide>;

const forDesigns = (...is: Design[]): FieldExtras => ({ when: { key: 'design', is }, group: 'look' });
const forThumbnails: FieldExtras = { when: { key: 'thumbnails', is: [true] }, group: 'look' };
const whole = (least: number, most: number) => z.number().int().min(least).max(most);

export const props = z.object({
  items: z
    .array(slide)
    .max(MAX_SLIDES, `A gallery can hold up to ${MAX_SLIDES} pictures. Add a second gallery for more.`)
    .meta(field(labels.pictures, { entry: labels.picture2 })),
  /** A folder or label of the media library: the gallery shows what is in it. */
  group: z
    .string()
    .max(60)
    .optional()
    .meta(field(labels.source, { control: 'id' })),
  groupOrder: z
    .enum(GROUP_ORDERS)
    .default('newest')
    .meta(
      field(labels.inThisOrder, {
        choices: {
          newest: labels.newestFirst,
          oldest: labels.oldestFirst,
          name: labels.byName,
          hand: labels.manualOrder,
        },
      }),
    ),
  design: z.enum(DESIGNS).meta(
    field(labels.design, {
      samples: true,
      choices: {
        stacked: labels.stacked,
        slider: labels.stripToScroll,
        slideshow: labels.slideshow,
        grid: labels.grid,
        autogrid: labels.rowsThatFit,
        autocolumns: labels.columnsThatFit,
        carousel: labels.carousel,
        list: labels.listWithWords,
      },
    }),
  ),
  imageAspectRatio: z.literal(['Auto', 1, 0.67, 0.75, 0.8, 1.33, 1.5, 1.78, 2]).meta(
    field(labels.crop, {
      ...forDesigns('stacked', 'slideshow', 'grid', 'carousel', 'list'),
      choices: {
        Auto: labels.asTheyAre,
        '1': labels.square,
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
    field(labels.captions, {
      choices: { below: labels.belowThePicture, over: labels.onThePicture, none: labels.notShown },
      group: 'look',
    }),
  ),
  slidesPerRow: whole(1, MAX_PER_ROW)
    .optional()
    .meta(field(labels.picturesPerRow, forDesigns('grid', 'carousel'))),
  padding: whole(0, MAX_GUTTER).meta(field(labels.spaceBetween, { ...forDesigns('grid'), unit: 'px' })),
  gutter: whole(0, MAX_GUTTER)
    .optional()
    .meta(
      field(labels.spaceBetween, {
        ...forDesigns('stacked', 'slider', 'autogrid', 'autocolumns', 'list'),
        unit: 'px',
      }),
    ),
  rowHeight: whole(ROW_HEIGHTS.least, ROW_HEIGHTS.most).meta(
    field(labels.heightOfARow, { ...forDesigns('autogrid'), unit: 'px' }),
  ),
  columnWidth: whole(80, 800).meta(
    field(labels.minimumColumnWidth, { ...forDesigns('autocolumns'), unit: 'px' }),
  ),
  listImageSize: whole(15, 85).meta(field(labels.pictureWidth, { ...forDesigns('list'), unit: '%' })),
  vSize: whole(4, 20).meta(
    field(labels.height, { ...forDesigns('slider'), hint: labels.at10TheStripIsHalf }),
  ),
  'active-alignment': z.enum(['left', 'center', 'right']).meta(
    field(labels.stopsAtIts, {
      ...forDesigns('slider'),
      choices: { left: labels.left, center: labels.middle, right: labels.right },
    }),
  ),
  transition: z.enum(TRANSITIONS).meta(
    field(labels.goesOnBy, {
      ...forDesigns('slideshow'),
      choices: {
        fade: labels.fading,
        'ken-burns': labels.fadeWithASlowZoom,
        'new-swipe': labels.slideWithSwiping,
        scroll: labels.sliding,
        swipe: labels.slidingFast,
      },
    }),
  ),
  'auto-crop': z.boolean().meta(field(labels.fillTheFrame, forDesigns('slideshow'))),
  loop: z.boolean().meta(field(labels.loop, forDesigns('slideshow', 'slider', 'carousel'))),
  autoplay: z.boolean().meta(field(labels.autoplay, forDesigns('slideshow', 'slider', 'carousel'))),
  'autoplay-duration': z
    .number()
    .min(1)
    .max(60)
    .meta(
      field(labels.showsEachFor, {
        when: { key: 'autoplay', is: [true] },
        group: 'look',
        unit: labels.seconds,
      }),
    ),
  randomize: z
    .boolean()
    .default(false)
    .meta(field(labels.inAnyOrder, { when: { key: 'autoplay', is: [true] }, group: 'look' })),
  pauseOnMouseover: z
    .boolean()
    .default(true)
    .meta(field(labels.pauseOnHover, { when: { key: 'autoplay', is: [true] }, group: 'look' })),
  thumbnails: z.boolean().meta(field(labels.thumbnailsBelow, forDesigns('slideshow'))),
  'thumbnail-strip-height': whole(40, 200).meta(field(labels.theirHeight, { ...forThumbnails, unit: 'px' })),
  'thumbnail-strip-margin': whole(0, MAX_GUTTER).meta(
    field(labels.spaceAboveThem, { ...forThumbnails, unit: 'px' }),
  ),
  'thumbnails-per-row': whole(1, MAX_PER_ROW)
    .optional()
    .meta(field(labels.inARow, { ...forThumbnails, hint: labels.leaveEmptyToFitTheAvailable })),
  'square-thumbs': z.boolean().meta(field(labels.cutSquare, forThumbnails)),
  lazyLoad: z
    .boolean()
    .default(true)
    .meta(
      field(labels.loadPicturesWhenNeeded, {
        ...forDesigns('slideshow', 'slider', 'carousel'),
        hint: labels.whenOffAllPicturesLoadAt,
      }),
    ),
  lightbox: z.boolean().meta(field(labels.openPicturesFullScreenOnClick, { group: 'look' })),
  lightboxTheme: z.enum(['dark', 'light']).meta(
    field(labels.fullScreenBackground, {
      when: { key: 'lightbox', is: [true] },
      group: 'look',
    }),
  ),
  lightboxAutoplay: z
    .boolean()
    .default(false)
    .meta(
      field(labels.autoplayFullScreen, {
        when: { key: 'lightbox', is: [true] },
        group: 'look',
        hint: labels.onePicturePerSecondStopsWhen,
      }),
    ),
  historyHash: z.boolean().meta(
    field(labels.pictureInTheAddress, {
      ...forDesigns('slideshow', 'slider', 'carousel'),
      hint: labels.fullScreenPicturesAlwaysHaveTheir,
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
