import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { EMPTY_RICH_TEXT, paragraphs, plainText, richTextSchema } from '#domain/content/rich-text.ts';
import { field } from '#domain/fields/field.ts';
import { linkSchema, mediaRefSchema } from '#domain/links/link.ts';
import { EXAMPLE_FILM, EXAMPLE_MEDIA } from '../kit/example-media.ts';
import * as labels from './labels/en.ts';

const props = z.object({
  source: linkSchema.optional().meta(
    field(labels.video, {
      hint: labels.aFileFromYourMediaOr,
      files: 'video',
    }),
  ),
  /** Where the address says nothing to us: as the service gives it out to paste. Its frame is used, nothing else. */
  embed: z
    .string()
    .max(5000)
    .meta(field(labels.embedCodeFromAnotherService, { control: 'code' })),
  title: z
    .string()
    .max(200)
    .meta(field(labels.title, { hint: labels.readByScreenReadersAfterPlay })),
  poster: mediaRefSchema
    .optional()
    .meta(field(labels.picture, { hint: labels.shownUntilTheVideoPlays, files: 'image' })),
  /** WebVTT. */
  captions: mediaRefSchema.optional().meta(field(labels.subtitles, { hint: labels.aVttFileForAVideo })),
  caption: richTextSchema.meta(field(labels.caption)),
  playsItself: z.boolean().meta(
    field(labels.autoplayMutedInALoop, {
      hint: labels.forVideosFromYourMediaVisitors,
    }),
  ),
  ratio: z.enum(['auto', '16:9', '4:3', '1:1', '9:16', '21:9']).meta(
    field(labels.shape, {
      choices: { auto: labels.asMostVideos, '1:1': labels.square, '9:16': labels.upright },
      group: 'look',
    }),
  ),
  mode: z.enum(['none', 'fit', 'fill']).meta(
    field(labels.theVideoInIt, {
      choices: { none: labels.inItsOwnSize, fit: labels.whole, fill: labels.fillingIt },
      group: 'look',
    }),
  ),
});
export type VideoProps = z.infer<typeof props>;

const defaults: VideoProps = {
  embed: '',
  title: '',
  caption: EMPTY_RICH_TEXT,
  playsItself: false,
  ratio: 'auto',
  mode: 'fit',
};

export const video = defineBlock<VideoProps>({
  type: 'video',
  code: 3,
  label: labels.video,
  description: labels.yourOwnVideoOrOneFrom,
  emptyHint: labels.chooseAVideoOrPasteIts,
  category: 'media',
  version: 1,
  hydrate: 'visible',
  props,
  defaults,
  examples: [
    {
      name: 'From YouTube, with a picture of your own',
      props: {
        ...defaults,
        source: { url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' },
        title: 'Throwing a bowl, from lump to lip',
        poster: EXAMPLE_MEDIA.landscape,
        caption: paragraphs('YouTube is contacted only when someone presses Play.'),
      },
    },
    {
      name: 'A film of your own, with captions',
      props: {
        ...defaults,
        source: EXAMPLE_FILM.film,
        title: 'Up the hollow way',
        poster: EXAMPLE_MEDIA.path,
        captions: EXAMPLE_FILM.captions,
      },
    },
    {
      name: 'From Vimeo, wide, filling its frame',
      props: {
        ...defaults,
        source: { url: 'https://vimeo.com/76979871' },
        title: 'The kiln, opened',
        poster: EXAMPLE_MEDIA.detail,
        ratio: '21:9',
        mode: 'fill',
      },
    },
    {
      name: 'Upright',
      props: {
        ...defaults,
        source: { url: 'https://www.youtube.com/watch?v=LXb3EKWsInQ' },
        title: 'A walk to the pools',
        poster: EXAMPLE_MEDIA.pools,
        ratio: '9:16',
        mode: 'fill',
      },
    },
    {
      name: 'Square, in its own size, without a picture',
      props: {
        ...defaults,
        source: { url: 'https://vimeo.com/1084537' },
        title: 'Glazing, without a word',
        ratio: '1:1',
        mode: 'none',
      },
    },
    {
      name: 'From elsewhere by its embed code',
      props: {
        ...defaults,
        embed:
          '<iframe src="https://fast.wistia.net/embed/iframe/j38ihh83m5" width="960" height="540"></iframe>',
        title: 'A winter of clay',
      },
    },
    {
      name: 'An embed that holds no video',
      props: { ...defaults, embed: '<p>Our film</p>', title: 'Our film' },
    },
  ],
  videos: ({ source, title, poster, caption }) =>
    source && 'ref' in source && source.ref === 'media'
      ? [{ fileId: source.id, posterId: poster?.id, title, caption: plainText(caption) }]
      : [],
  text: ({ title, caption }) => `${title} ${plainText(caption)}`.trim(),
});
