/** A site of its own for the measurement: pages of many pictures, cut out of the photographs beside the checkout. */
import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import sharp from 'sharp';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import { idMaker } from '#domain/id.ts';
import type { MediaView } from '#domain/media/calls.ts';
import { createDocument } from '#server/content/create-document.ts';
import { publishDocument } from '#server/content/publish-document.ts';
import { openDatabase } from '#server/db/database.ts';
import { insertMedia } from '#server/kernel/media/queries.ts';
import { type MediaRecord, originalKey, servedKey, viewOf } from '#server/kernel/media/records.ts';
import { createSite } from '#server/sites/create-site.ts';
import { openLocalStorage } from '#server/storage/local-storage.ts';
import { hasSharedData, sharedFiles } from '../../scripts/shared-data.ts';
import { defaults } from '../../src/blocks/gallery/props.ts';
import { progress } from '../result.ts';

const PICTURES = 500;
/** Of one crop, in pixels. */
const SIZE = { width: 1500, height: 1000 };
/** Smallest photographs that are cut up. */
const LEAST_WIDTH = 700;

/** @returns the pictures as pages know them; the site has `/pictures` and `/slideshow` */
export async function seedPictureSite(dataDir: string): Promise<readonly MediaView[]> {
  if (!hasSharedData()) throw new Error('the photographs to be cut up are not there');
  const db = await openDatabase({ dataDir });
  try {
    const deps = { db, now: Date.now, newId: idMaker(Date.now, randomBytes) };
    const site = await createSite(deps, { identifier: 'bench', title: 'Pictures' });
    if (site.kind !== 'created') throw new Error(site.message);
    const { siteId } = site;
    const records = await storeCrops(dataDir, siteId);
    await db.write(async (tx) => {
      for (const record of records) await insertMedia(tx, record);
    });
    const publish = async (slug: string, count: number, props: Record<string, unknown>) => {
      const items = Array.from({ length: count }, (_, index) => ({
        id: `p${index}`,
        image: { ref: 'media', id: records[index]?.id },
        caption: '',
      }));
      const gallery = blockOf(deps.newId(), 'gallery', {
        ...defaults,
        items,
        captions: 'none',
        ...props,
      });
      const created = await createDocument(
        deps,
        { name: 'Bench', mayInjectCode: false },
        {
          siteId,
          kind: 'page',
          slug,
          body: bodyOf('Pictures', deps.newId(), [gallery]),
        },
      );
      if (created.kind !== 'created') throw new Error(JSON.stringify(created));
      const published = await publishDocument(deps, { siteId, documentId: created.document.id });
      if (published.kind !== 'published') throw new Error(JSON.stringify(published));
    };
    await publish('pictures', PICTURES, { imageAspectRatio: 'Auto' });
    await publish('slideshow', 12, { design: 'slideshow', transition: 'swipe', autoplay: true });
    return records.map(viewOf);
  } finally {
    await db.close();
  }
}

async function storeCrops(dataDir: string, siteId: string): Promise<MediaRecord[]> {
  const storage = openLocalStorage(join(dataDir, 'media'));
  const photos = [];
  for (const { name, bytes } of sharedFiles('photos')) {
    if (!name.endsWith('.webp')) continue;
    const { width = 0, height = 0 } = await sharp(bytes).metadata();
    if (width >= LEAST_WIDTH && height >= (LEAST_WIDTH * 2) / 3) photos.push({ bytes, width, height });
  }
  const records: MediaRecord[] = [];
  for (let index = 0; index < PICTURES; index += 1) {
    const photo = photos[index % photos.length];
    if (!photo) throw new Error('there is no photograph large enough');
    const bytes = await cut(photo, Math.floor(index / photos.length));
    const record = recordOf(siteId, index, bytes);
    await storage.put(originalKey(record), bytes);
    await storage.put(servedKey(record), bytes);
    records.push(record);
    if ((index + 1) % 100 === 0) progress(`${index + 1} of ${PICTURES} pictures cut`);
  }
  return records;
}

/** Another part each round: of four in five of the photograph, along its diagonal. */
function cut(photo: { bytes: Uint8Array; width: number; height: number }, round: number): Promise<Buffer> {
  const width = Math.floor(Math.min(photo.width, photo.height * 1.5) * 0.8);
  const height = Math.floor(width / 1.5);
  const part = (round % 16) / 15;
  const left = Math.floor((photo.width - width) * part);
  const top = Math.floor((photo.height - height) * part);
  return sharp(photo.bytes)
    .extract({ left, top, width, height })
    .resize(SIZE.width, SIZE.height)
    .jpeg({ quality: 82 })
    .toBuffer();
}

function recordOf(siteId: string, index: number, bytes: Buffer): MediaRecord {
  return {
    siteId,
    id: `picture${String(index).padStart(17, '0')}`,
    kind: 'image',
    filename: `picture-${index}.jpg`,
    mime: 'image/jpeg',
    bytes: bytes.length,
    hash: createHash('sha256').update(bytes).digest('hex'),
    ...SIZE,
    focalPoint: { x: 0.5, y: 0.5 },
    alt: `Picture ${index + 1}`,
    caption: '',
    luminance: [],
    color: '#808080',
    createdAt: Date.now(),
    deletedAt: null,
    edit: null,
    posterId: null,
    sourceId: null,
  };
}
