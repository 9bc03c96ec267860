import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { MAX_ALBUM_TRACKS } from '#domain/content/limits.ts';
import { field } from '#domain/fields/field.ts';
import { linkSchema, mediaRefSchema } from '#domain/links/link.ts';
import { EXAMPLE_MEDIA, EXAMPLE_SOUNDS } from '../kit/example-media.ts';
import * as labels from './labels/en.ts';

const track = z.object({
  title: z.string().min(1).max(200).meta(field(labels.title)),
  artist: z.string().max(200).meta(field(labels.artist)),
  /** A file of the media library, or an address. */
  source: linkSchema.meta(
    field(labels.soundFile, { hint: labels.fromYourMediaOrAnExternal, files: 'audio' }),
  ),
  /** Shown before the file is fetched. */
  seconds: z
    .number()
    .min(0)
    .max(86_400)
    .optional()
    .meta(field(labels.lengthInSeconds, { hint: labels.shownBeforeTheFileLoads, unit: 's' })),
});

const props = z.object({
  title: z.string().max(200).meta(field(labels.title)),
  artist: z.string().max(200).meta(field(labels.artist)),
  cover: mediaRefSchema.optional().meta(field(labels.cover, { files: 'image' })),
  tracks: z
    .array(track)
    .max(MAX_ALBUM_TRACKS, `An album can hold up to ${MAX_ALBUM_TRACKS} tracks. Add a second album for more.`)
    .meta(field(labels.tracks, { entry: labels.track })),
  hasDownload: z.boolean().meta(field(labels.visitorsCanDownloadTheFiles)),
});
export type AudioProps = z.infer<typeof props>;

const defaults: AudioProps = { title: '', artist: '', tracks: [], hasDownload: false };

const PINGS = {
  title: 'Glaze pinging as the kiln cools',
  artist: '',
  source: EXAMPLE_SOUNDS.pings,
  seconds: 24,
};

export const audio = defineBlock<AudioProps>({
  type: 'audio',
  code: 13,
  label: labels.audio,
  description: labels.aRecordingOrAnAlbumTo,
  emptyHint: labels.chooseARecordingOrDropOne,
  category: 'media',
  version: 1,
  props,
  defaults,
  hydrate: 'visible',
  examples: [
    {
      name: 'Album',
      props: {
        title: 'Sounds of the workshop',
        artist: 'Recorded by Joss Halden',
        cover: EXAMPLE_MEDIA.detail,
        tracks: [
          PINGS,
          { title: 'Wheel, one slow turn', artist: '', source: EXAMPLE_SOUNDS.wheel, seconds: 16 },
          {
            title: 'Three bowls, struck',
            artist: 'with Mira Sund',
            source: EXAMPLE_SOUNDS.bowls,
            seconds: 12,
          },
        ],
        hasDownload: true,
      },
    },
    { name: 'One recording', props: { ...defaults, tracks: [PINGS] } },
  ],
  text: ({ title, artist, tracks }) =>
    [title, artist, ...tracks.map((one) => `${one.title} ${one.artist}`)].join(' '),
});
