import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MediaView } from '#domain/media/calls.ts';
import { imageUrl, mediaUrl } from '#domain/media/media.ts';
import { createMediaSite, type MediaSite, plainPicture } from '#testing/server/media-site.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { uploadMedia } from './upload-media.ts';

const hostile = join(process.cwd(), '../shared/data/hostile');
const isThere = existsSync(hostile);
if (!isThere) console.info(`The hostile files are not at ${hostile}: tests with them are skipped.`);

const CATALOGUE = [
  'File processing failed',
  'The file does not appear to be a supported file type',
  'The file {name} is too large',
];
const isInCatalogue = (message: string) =>
  CATALOGUE.includes(message) || / has too many pixels\. The limit is \d+ megapixels,/.test(message);
const MODERN = 'image/avif,image/webp,*/*';
/** Time for one file: to be refused or to be served in three widths. */
const LIMIT_MS = 15_000;

describeOnBothEngines('hostile files', (on) => {
  // What happens to a file does not depend on the database.
  const test_ = test.skipIf(on.engine === 'postgres' || !isThere);
  let site: MediaSite;
  beforeAll(async () => {
    site = await createMediaSite(on.deps);
  });
  afterAll(() => site.remove());

  const upload = (filename: string, bytes: Uint8Array) =>
    uploadMedia(site.media, { name: 'Ada', mayInjectCode: false }, { siteId: site.siteId, filename, bytes });
  async function showsWell(media: MediaView): Promise<void> {
    const urls = [mediaUrl(media)];
    if (media.kind === 'image') urls.push(imageUrl(media, 500), imageUrl(media, 300, { ratio: 1 }));
    for (const url of urls) {
      const answer = await site.visit(url, { headers: { accept: MODERN } });
      expect([url, answer.status]).toEqual([url, 200]);
      await answer.arrayBuffer();
    }
  }

  /** As each kind of browser sees it, and as it is downloaded. */
  async function thumbnailsOf(media: MediaView): Promise<Buffer[]> {
    const thumbnails: Buffer[] = [];
    for (const [url, accept] of [
      [imageUrl(media, 300), MODERN],
      [imageUrl(media, 300), 'image/webp'],
      [imageUrl(media, 300), '*/*'],
      [mediaUrl(media), '*/*'],
    ] as const) {
      const answer = await site.visit(url, { headers: { accept } });
      const upright = sharp(Buffer.from(await answer.arrayBuffer())).autoOrient();
      thumbnails.push(await upright.resize(32, 32, { fit: 'fill' }).removeAlpha().raw().toBuffer());
    }
    return thumbnails;
  }

  const names = isThere ? readdirSync(join(hostile, 'images')).filter((name) => name !== 'exif') : [];
  for (const name of names) {
    test_(`OWNR-12 OWNR-13 ${name} is served or refused, in time`, { timeout: LIMIT_MS }, async () => {
      const result = await upload(name, readFileSync(join(hostile, 'images', name)));
      if (result.kind === 'refused') expect(isInCatalogue(result.message), result.message).toBe(true);
      else await showsWell(result.media);
    });
  }

  test_('the server and its workers stay small', async () => {
    for (const pid of site.media.pictures.pids()) {
      const peak = Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
      expect(peak).toBeLessThan(700_000);
    }
    expect((await upload('after.jpg', await plainPicture(20, 20))).kind).toBe('stored');
  });

  async function expectUpright(shape: string): Promise<void> {
    const thumbnails: Buffer[] = [];
    for (let orientation = 1; orientation <= 8; orientation += 1) {
      const bytes = readFileSync(join(hostile, `images/exif/${shape}_${orientation}.jpg`));
      const result = await upload(`${shape}_${orientation}.jpg`, bytes);
      if (result.kind !== 'stored') throw new Error(result.message);
      expect(result.media.width > result.media.height).toBe(shape === 'Landscape');
      thumbnails.push(...(await thumbnailsOf(result.media)));
    }
    const [first] = thumbnails;
    for (const each of thumbnails) expect(meanDifference(first!, each)).toBeLessThan(6);
  }

  test_('landscapes in all eight orientations stand upright in every form', () => expectUpright('Landscape'));
  test_('portraits in all eight orientations stand upright in every form', () => expectUpright('Portrait'));

  test_('place, camera and names are in nothing that is served', async () => {
    const secret = 'Ada Lovelace was here';
    const gps = {
      IFD0: { Artist: secret, Make: secret },
      IFD3: { GPSLatitude: '60/1 23/1 33/1', GPSLongitude: '5/1 19/1 20/1', GPSProcessingMethod: secret },
    };
    for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
      const bytes = await sharp(await plainPicture(900, 600))
        .toFormat(format)
        .withExif(gps)
        .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><!--${secret}--></x:xmpmeta>`)
        .toBuffer();
      expect(bytes.includes(secret)).toBe(true);
      // After the end of the picture: what phones append to theirs.
      const result = await upload(`place.${format}`, Buffer.concat([bytes, Buffer.from(secret)]));
      if (result.kind !== 'stored') throw new Error(`${format}: ${result.message}`);
      for (const query of ['', '?format=500w', '?format=2500w', '?format=100w&crop=100']) {
        for (const accept of [MODERN, '*/*']) {
          const answer = await site.visit(mediaUrl(result.media) + query, { headers: { accept } });
          expect(answer.status).toBe(200);
          const served = Buffer.from(await answer.arrayBuffer());
          expect([format, query, served.includes(secret)]).toEqual([format, query, false]);
          const { exif, xmp, iptc } = await sharp(served).metadata();
          expect([format, query, exif, xmp, iptc]).toEqual([format, query, undefined, undefined, undefined]);
        }
      }
    }
  });
});

function meanDifference(one: Buffer, other: Buffer): number {
  let sum = 0;
  for (const [index, value] of one.entries()) sum += Math.abs(value - (other[index] ?? 0));
  return sum / one.length;
}
