/** What media commands are given: where files live, who reads pictures, and room for files under way. */
import { join } from 'node:path';
import type { Deps } from '../deps.ts';
import { openLocalStorage } from '../storage/local-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { DiskCache } from './disk-cache.ts';
import { KeyedQueue } from './keyed-queue.ts';
import { createPicturePool, type PicturePool, type PicturePoolOptions } from './picture-pool.ts';
import { removeStale } from './remove-stale.ts';
import { Variants, type VariantsOptions } from './variants.ts';
import { pictureWorkerFile } from './worker-file.ts';

export interface MediaDeps extends Pick<Deps, 'db' | 'now' | 'newId' | 'log'> {
  readonly storage: Storage;
  readonly pictures: PicturePool;
  /** Folder for files that are being taken in; on the disk of the storage, so that they can be moved. */
  readonly tempDir: string;
  /** Uploads of one source wait for each other: what one puts away another might just have replaced. */
  readonly uploads: KeyedQueue;
}

export interface Media extends MediaDeps {
  readonly variants: Variants;
  close(): void;
}

/** Room for widths and crops; the least used are removed beyond it, and made again when asked for. */
const MAX_CACHE_BYTES = 2_000_000_000;

/** The stored files alone, to be read: nothing else of the data folder is touched. */
export function openMediaStorage(dataDir: string): Storage {
  return openLocalStorage(join(dataDir, 'media'));
}

/** Starts nothing yet: workers begin with the first picture, folders with the first file. */
export function openMedia(
  deps: Pick<Deps, 'db' | 'now' | 'newId' | 'log'>,
  dataDir: string,
  { waitMs, ...options }: Partial<PicturePoolOptions> & Pick<VariantsOptions, 'waitMs'> = {},
): Media {
  const folder = join(dataDir, 'media');
  const tempDir = join(folder, 'incoming');
  removeStale(tempDir, deps.now());
  removeStale(join(dataDir, 'cache', 'making'), deps.now());
  const pictures = createPicturePool({ workerFile: pictureWorkerFile(), log: deps.log, ...options });
  const { db, now, newId, log } = deps;
  const storage = openMediaStorage(dataDir);
  const cacheFolder = join(dataDir, 'cache', 'pictures');
  const variants = new Variants(
    { storage, pictures, now, log },
    {
      cache: new DiskCache(cacheFolder, MAX_CACHE_BYTES, now),
      tempDir: join(dataDir, 'cache', 'making'),
      ...(waitMs === undefined ? {} : { waitMs }),
    },
  );
  return {
    db,
    now,
    newId,
    log,
    storage,
    variants,
    pictures,
    tempDir,
    uploads: new KeyedQueue(),
    close: () => pictures.close(),
  };
}
