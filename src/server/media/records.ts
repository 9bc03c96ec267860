/** A stored file as the media feature knows it, and as pages see it. */
import type { FileType } from '#domain/media/file-type.ts';
import type { FocalPoint, MediaView } from '#domain/media/media.ts';
import type { StorageKey } from '../storage/storage.ts';

export interface MediaRecord {
  readonly id: string;
  readonly siteId: string;
  readonly kind: FileType['kind'];
  readonly filename: string;
  readonly mime: string;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
  readonly focalPoint: FocalPoint;
  readonly alt: string;
  readonly caption: string;
  readonly luminance: readonly number[];
  readonly color: string;
  /** SHA-256 of the original, hex. */
  readonly hash: string;
  readonly createdAt: number;
  readonly deletedAt: number | null;
  readonly sourceId: string | null;
}

/** Characters of the hash that addresses carry. */
export const ADDRESS_HASH_LENGTH = 10;

export function viewOf(record: MediaRecord): MediaView {
  const { siteId: _site, createdAt: _created, deletedAt: _deleted, sourceId: _source, ...view } = record;
  return { ...view, hash: record.hash.slice(0, ADDRESS_HASH_LENGTH) };
}

type Stored = Pick<MediaRecord, 'id' | 'hash' | 'kind'>;

/** The bytes as they were uploaded: kept for the owner, never sent to a visitor as they are. */
export function originalKey({ id, hash }: Pick<Stored, 'id' | 'hash'>): StorageKey {
  // Ids begin with the time, so their ends are what spreads them over folders.
  return `${id.slice(-2)}/${id}/${hash}.original`;
}

/** The bytes visitors get. What can carry a place, a name or a script has a cleaned copy. */
export function servedKey(media: Stored): StorageKey {
  return hasCleanCopy(media) ? originalKey(media).replace(/original$/, 'served') : originalKey(media);
}

export function hasCleanCopy({ kind }: Pick<Stored, 'kind'>): boolean {
  return kind === 'image' || kind === 'svg' || kind === 'video';
}
