import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { EMPTY_RICH_TEXT, paragraphs, plainText, richTextSchema } from '#domain/content/rich-text.ts';
import { field } from '#domain/fields/field.ts';
import { linkSchema, mediaRefSchema } from '#domain/links/link.ts';
import { EXAMPLE_FILM, EXAMPLE_MEDIA } from '../kit/example-media.ts';

const props = z.object({
  source: linkSchema.optional().meta(
    field('Video', {
      hint: 'A file from your media, or a YouTube or Vimeo address.',
      files: 'video',
    }),
  ),
  /** Where the address says nothing to us: as the service gives it out to paste. Its frame is used, nothing else. */
  embed: z
    .string()
    .max(5000)
    .meta(field('Embed code from another service', { control: 'code' })),
  title: z
    .string()
    .max(200)
    .meta(field('Title', { hint: 'Read by screen readers after “Play”.' })),
  poster: mediaRefSchema
    .optional()
    .meta(field('Picture', { hint: 'Shown until the video plays.', files: 'image' })),
  /** WebVTT. */
  captions: mediaRefSchema
    .optional()
    .meta(field('Subtitles', { hint: 'A .vtt file, for a video from your media.' })),
  caption: richTextSchema.meta(field('Caption')),
  playsItself: z.boolean().meta(
    field('Autoplay muted in a loop', {
      hint: 'For videos from your media. Visitors can stop it. Visitors who prefer less motion start it themselves.',
    }),
  ),
  ratio: z.enum(['auto', '16:9', '4:3', '1:1', '9:16', '21:9']).meta(
    field('Shape', {
      choices: { auto: 'As most videos', '1:1': 'Square', '9:16': 'Upright' },
      group: 'look',
    }),
  ),
  mode: z.enum(['none', 'fit', 'fill']).meta(
    field('The video in it', {
      choices: { none: 'In its own size', fit: 'Whole', fill: 'Filling it' },
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
  label: 'Video',
  description: 'Your own video, or one from YouTube, Vimeo or elsewhere.',
  emptyHint: 'Choose a video, or paste its address in the panel.',
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
  text: ({ title, caption }) => `${title} ${plainText(caption)}`.trim(),
});
