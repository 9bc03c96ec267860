/** Pictures that visitors send, for features that show them. */
import { rm, stat } from 'node:fs/promises';
import { sniffType } from '#domain/media/file-type.ts';
import type { Queryable } from '../db/schema.ts';
import type { Actor } from '../deps.ts';
import type { MakeOffers } from '../feature.ts';
import type { MediaRecord } from '../kernel/media/records.ts';
import { hashFile } from '../storage/hash-file.ts';
import { type FetchPicture, pictureFetcher } from './fetch-picture.ts';
import type { Media } from './open-media.ts';
import { PICTURE_MIMES } from './picture-tasks.ts';
import { readHead, tempFile } from './prepare-file.ts';
import { forgetFailed } from './queries-fetched.ts';
import { servePreview } from './serve-preview.ts';

export interface RemadePicture {
  /** A temporary file. */
  readonly path: string;
  readonly bytes: number;
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly color: string;
}

export interface VisitorPictures {
  /**
   * Decodes a picture in the picture worker and encodes it as WebP, upright and with nothing but its pixels.
   * @returns undefined for what is no picture that pages can show
   */
  remake(path: string, maxWidth: number): Promise<RemadePicture | undefined>;
  /** For owners, whether visitors see it or not. */
  preview(record: MediaRecord, width: number): Promise<Response | undefined>;
  /** Removes all sizes of a picture that is gone. */
  forget(id: string): Promise<void>;
}

/** Pictures of other sites. */
export interface Fetching {
  readonly fetchPicture: FetchPicture;
  /** They are asked for again. */
  readonly forgetFailed: (tx: Queryable, siteId: string) => Promise<void>;
}

declare module '../feature.ts' {
  interface Common {
    readonly visitorPictures: VisitorPictures;
    readonly fetching: Fetching;
    /** A picture of a visitor that everyone may see, by its id. */
    readonly findVisitorPicture: (
      db: Queryable,
      siteId: string,
      id: string,
    ) => Promise<MediaRecord | undefined>;
  }
}

/** What other sites give may not act here. */
const FETCHER: Actor = { name: 'Import', mayInjectCode: false };

export const offers: MakeOffers<'visitorPictures' | 'fetching'> = (kernel, common) => ({
  fetching: {
    fetchPicture: pictureFetcher(common.media, kernel, FETCHER),
    forgetFailed,
  },
  visitorPictures: {
    remake: (path, maxWidth) => remake(common.media, path, maxWidth),
    preview: (record, width) =>
      servePreview(common.media, record, { width, cacheControl: 'private, no-cache' }),
    forget: (id) => common.media.variants.forget({ id }),
  },
});

async function remake(media: Media, file: string, width: number): Promise<RemadePicture | undefined> {
  const mime = sniffType(await readHead(file))?.mime ?? '';
  if (!PICTURE_MIMES.some((each) => each === mime)) return undefined;
  const seen = await media.pictures.run({ kind: 'inspect', file, mime }, 'upload');
  if (seen.kind === 'failed') return undefined;
  const target = tempFile(media);
  const made = await media.pictures.run({ kind: 'variant', file, target, width, format: 'webp' }, 'upload');
  if (made.kind === 'failed') {
    await rm(target, { force: true });
    return undefined;
  }
  const { size } = await stat(target);
  return {
    path: target,
    bytes: size,
    hash: await hashFile(target),
    ...made.result,
    color: seen.result.color,
  };
}
