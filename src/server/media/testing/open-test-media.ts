/** Media of its own for a test: a folder that goes away, a pool that ends, and pictures to upload. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Create } from 'sharp';
import type { Deps } from '../../deps.ts';
import { type Media, openMedia } from '../open-media.ts';
import type { PicturePoolOptions } from '../picture-pool.ts';

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
