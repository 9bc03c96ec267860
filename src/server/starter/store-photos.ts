/** Gives a new site its first pictures: photographs that come with Vitrine, from then on the site's own. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { insertMedia } from '../kernel/media/queries.ts';
import { type MediaRecord, originalKey, servedKey } from '../kernel/media/records.ts';
import type { Storage } from '../storage/storage.ts';
import { creditLine } from './credits.ts';
import { type PhotoName, photoFacts } from './photos.ts';

/** Where the photographs lie, and where a site's files go. */
export interface PhotoSource extends Pick<Deps, 'log'> {
  readonly storage: Storage;
  readonly folder: string;
}

/** @returns undefined where no folder is known: sites are made without pictures then */
export function photosOf({
  photosFolder: folder,
  media: { storage, log },
}: {
  readonly photosFolder?: string;
  readonly media: Omit<PhotoSource, 'folder'>;
}): PhotoSource | undefined {
  return folder === undefined ? undefined : { folder, storage, log };
}

/**
 * What an upload would measure is known of them, so that this takes no worker; their widths are made when somebody
 * asks. A site is made without pictures where the folder has been removed.
 */
export async function storePhotos(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  source: PhotoSource | undefined,
  { siteId, names }: { readonly siteId: string; readonly names: readonly PhotoName[] },
): Promise<ReadonlyMap<PhotoName, string>> {
  if (!source) return new Map();
  if (!existsSync(source.folder)) {
    source.log.warn({ folder: source.folder }, 'the photographs for new sites are not there');
    return new Map();
  }
  // The newest come first in the list of files: so does the first picture of the home page.
  const records = new Map([...names].reverse().map((name) => [name, recordOf(deps, siteId, name)]));
  await Promise.all([...records.values()].map((record) => storeFile(source, record)));
  for (const record of records.values()) await insertMedia(tx, record);
  return new Map([...records].map(([name, { id }]) => [name, id]));
}

/** The photographs carry no metadata: what visitors get is the file itself. */
async function storeFile({ storage, folder }: PhotoSource, record: MediaRecord): Promise<void> {
  const path = join(folder, record.filename);
  await Promise.all([originalKey(record), servedKey(record)].map((key) => storage.put(key, { path })));
}

function recordOf(deps: Pick<Deps, 'now' | 'newId'>, siteId: string, name: PhotoName): MediaRecord {
  return {
    ...photoFacts(name),
    id: deps.newId(),
    siteId,
    caption: creditLine(name),
    createdAt: deps.now(),
    deletedAt: null,
    edit: null,
    posterId: null,
    sourceId: null,
  };
}
