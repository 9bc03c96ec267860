/** Media of its own for a test: a folder that goes away, a pool that ends, and pictures to upload. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Create } from 'sharp';
import type { MediaView } from '#domain/media/calls.ts';
import type { Deps } from '#server/deps.ts';
import { type Media, openMedia } from '#server/media/open-media.ts';
import type { PicturePoolOptions } from '#server/media/picture-pool.ts';
import { type UploadMedia, uploadMedia } from '#server/media/upload-media.ts';
import { createTestSite, type TestSite } from './fixture.ts';
import { testApp } from './test-app.ts';

export interface TestMedia {
  readonly media: Media;
  readonly folder: string;
  remove(): void;
}

export function openTestMedia(deps: Deps, options: Partial<PicturePoolOptions> = {}): TestMedia {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-media-'));
  const media = openMedia(deps, folder, options);
  return {
    media,
    folder,
    remove() {
      media.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface MediaSite extends TestSite {
  readonly folder: string;
  /** Takes a file in as the command does; throws where it is refused. */
  upload(input: Partial<UploadMedia> & Pick<UploadMedia, 'bytes'>): Promise<MediaView>;
  remove(): void;
}

/** A site of a whole app whose files lie in a folder of their own. */
export async function createMediaSite(deps: Deps): Promise<MediaSite> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-media-'));
  const site = await createTestSite(deps, { app: await testApp(deps, { DATA_DIR: folder }) });
  return {
    ...site,
    folder,
    async upload(input) {
      const actor = { name: 'Ada', mayInjectCode: false };
      const stored = await uploadMedia(site.media, actor, {
        siteId: site.siteId,
        filename: 'bowl.jpg',
        ...input,
      });
      if (stored.kind === 'refused') throw new Error(stored.message);
      return stored.media;
    },
    remove() {
      site.media.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A picture whose left half is one colour and whose right half another. */
export async function twoHalves(width: number, height: number, left: string, right: string): Promise<Buffer> {
  const half = await plainPicture(Math.round(width / 2), height, left, 'png');
  return sharp({ create: { width, height, channels: 3, background: right } })
    .composite([{ input: half, left: 0, top: 0 }])
    .png()
    .toBuffer();
}

/** A picture of one colour. */
export function plainPicture(
  width: number,
  height: number,
  background: Create['background'] = '#336699',
  format: 'png' | 'jpeg' | 'webp' | 'avif' | 'gif' = 'jpeg',
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}
