/**
 * Stores the demo's pictures, recordings and film under the ids its pages name. What an upload finds out by
 * decoding was measured when the pictures were made and stands with them, so that the first start
 * needs no worker; a test compares it with what an upload would store.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { hasCleanCopy, type MediaRecord, originalKey, servedKey } from '#server/kernel/media/records.ts';
import type { MediaDeps } from '#server/media/open-media.ts';
import type { StorageSource } from '#server/storage/storage.ts';
import { demoFilm } from './film.ts';
import { listPictures } from './pictures.ts';
import { demoSounds } from './sounds.ts';

/** What is left to do for a stored file: its row, once there is a site. */
export type StoredFile = Omit<MediaRecord, 'siteId'>;

interface DemoFile {
  readonly record: StoredFile;
  readonly source: StorageSource;
}

type StoreDeps = Pick<MediaDeps, 'now' | 'storage'>;

/** @param folder holds the photographs: `demo/media` of the checkout */
export async function storeFiles(deps: StoreDeps, folder: string): Promise<StoredFile[]> {
  const files = [...pictureFiles(deps, folder), ...soundFiles(deps), ...(await filmFiles(deps, folder))];
  await Promise.all(files.map((file) => storeFile(deps, file)));
  return files.map(({ record }) => record);
}

async function storeFile({ storage }: StoreDeps, { record, source }: DemoFile): Promise<void> {
  await storage.put(originalKey(record), source);
  // The photographs carry no metadata: what visitors get is the file itself.
  if (hasCleanCopy(record)) await storage.put(servedKey(record), source);
}

function pictureFiles(deps: StoreDeps, folder: string): DemoFile[] {
  return listPictures().map((picture) => ({
    record: { ...common(deps), ...picture },
    source: { path: join(folder, picture.filename) },
  }));
}

function soundFiles(deps: StoreDeps): DemoFile[] {
  return demoSounds().map(({ id, filename, mime, bytes }) => ({
    record: {
      ...common(deps),
      id,
      filename,
      mime,
      kind: 'audio',
      bytes: bytes.length,
      hash: createHash('sha256').update(bytes).digest('hex'),
    },
    source: bytes,
  }));
}

async function filmFiles(deps: StoreDeps, folder: string): Promise<DemoFile[]> {
  return (await demoFilm(folder)).map(({ ref: _ref, bytes, ...file }) => ({
    record: {
      ...common(deps),
      ...file,
      bytes: bytes.length,
      hash: createHash('sha256').update(bytes).digest('hex'),
    },
    source: bytes,
  }));
}

function common(deps: StoreDeps) {
  return {
    width: 0,
    height: 0,
    focalPoint: { x: 0.5, y: 0.5 },
    alt: '',
    caption: '',
    luminance: [],
    color: '',
    createdAt: deps.now(),
    deletedAt: null,
    edit: null,
    posterId: null,
    sourceId: null,
  };
}
