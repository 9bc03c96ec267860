/** The calls about albums of a photo service, from which pictures are brought in. */
import { z } from 'zod';
import { call, type Shape } from '../calls/call.ts';

/** Albums of a service that are offered at once, and pictures of an album that are (GALL-83). */
export const MAX_ALBUMS = 20;
export const MAX_PICTURES = 50;

const SERVICE = '/api/sites/:site/photo-service';
const may = 'config.media';
const errors = { 'not-an-album-site': 400, unavailable: 503 } as const;

const address = z.url().max(2000).meta({
  description:
    'Of any page of a Piwigo site. Where it is the page of an album, that album and those in it are meant.',
});

const album = z.object({
  id: z.string(),
  name: z.string(),
  pictures: z.int().meta({ description: 'In it, not in albums within it.' }),
});
export type Album = Shape<typeof album>;

const picture = z.object({ id: z.string(), filename: z.string() });
export type AlbumPicture = Shape<typeof picture>;

export const findAlbums = call('POST', `${SERVICE}/albums`, {
  may,
  summary: `Lists a photo service’s public albums with pictures, up to ${MAX_ALBUMS}.`,
  description: 'Supports public Piwigo albums. No account is used.',
  body: z.strictObject({ address }),
  answer: z.object({ albums: z.array(album), hasMore: z.boolean() }),
  errors,
});

export const readAlbum = call('POST', `${SERVICE}/pictures`, {
  may,
  summary: `Lists an album’s pictures, up to ${MAX_PICTURES}, in the service’s order.`,
  body: z.strictObject({
    address,
    album: z.string().max(40),
    page: z
      .int()
      .min(0)
      .default(0)
      .meta({ description: `From 0: pictures ${MAX_PICTURES} by ${MAX_PICTURES}.` }),
  }),
  answer: z.object({ pictures: z.array(picture), total: z.int() }),
  errors,
});

export const bringPicture = call('POST', `${SERVICE}/picture`, {
  may,
  summary: 'Imports a picture of an album with its caption into a folder.',
  description: 'Importing the same picture again keeps one copy, in the latest folder.',
  body: z.strictObject({ address, picture: z.string().max(40), folder: z.string() }),
  answer: z.object({ id: z.string().meta({ description: 'Of the media file.' }) }),
  errors: { ...errors, missing: 404, 'not-a-picture': 422 },
  leaves: 'media.uploaded',
});
