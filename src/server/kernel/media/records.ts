/** A stored file as the media feature knows it, and as pages see it. */

import { createHash } from 'node:crypto';
import type { FocalPoint, MediaView, PictureEdit } from '#domain/media/calls.ts';
import type { FileType } from '#domain/media/file-type.ts';
import { readJson } from '../../db/json-text.ts';
import type { MediaTable } from '../../db/schema.ts';
import type { StorageKey } from '../../storage/storage.ts';

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
  /** Null where it is shown as it came. Width, height, focal point, luminance and colour are those of what is shown. */
  readonly edit: PictureEdit | null;
  /** SHA-256 of the original, hex. */
  readonly hash: string;
  readonly createdAt: number;
  readonly deletedAt: number | null;
  readonly sourceId: string | null;
  /** Of a video: the picture that stands for it until it plays. */
  readonly posterId: string | null;
}

/** Characters of the hash that addresses carry. */
const ADDRESS_HASH_LENGTH = 10;

/** What of an address changes with what it shows: another file, or another edit of it. */
export function addressHash({ hash, edit }: Pick<MediaRecord, 'hash' | 'edit'>): string {
  const { rotate, straighten, crop } = edit ?? {};
  const shown = edit ? [hash, rotate, straighten, crop?.x, crop?.y, crop?.width, crop?.height] : [];
  const whole = edit ? createHash('sha256').update(shown.join(' ')).digest('hex') : hash;
  return whole.slice(0, ADDRESS_HASH_LENGTH);
}

export function viewOf(record: MediaRecord): MediaView {
  const {
    siteId: _site,
    createdAt: _created,
    deletedAt: _deleted,
    sourceId: _source,
    edit,
    posterId,
    ...view
  } = record;
  return { ...view, ...(edit ? { edit } : {}), ...(posterId ? { posterId } : {}), hash: addressHash(record) };
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

export function toRecord(row: MediaTable): MediaRecord {
  return {
    id: row.id,
    siteId: row.siteId,
    kind: row.kind as MediaRecord['kind'],
    filename: row.filename,
    mime: row.mime,
    bytes: row.bytes,
    width: row.width,
    height: row.height,
    focalPoint: { x: row.focalX, y: row.focalY },
    alt: row.alt,
    caption: row.caption,
    luminance: readJson(row.luminance),
    color: row.color,
    edit: row.edit === null ? null : readJson(row.edit),
    hash: row.hash,
    createdAt: row.createdAt,
    deletedAt: row.deletedAt,
    sourceId: row.sourceId,
    posterId: row.posterId,
  };
}

export function toRow(record: MediaRecord): MediaTable {
  return {
    id: record.id,
    siteId: record.siteId,
    kind: record.kind,
    filename: record.filename,
    mime: record.mime,
    bytes: record.bytes,
    width: record.width,
    height: record.height,
    focalX: record.focalPoint.x,
    focalY: record.focalPoint.y,
    alt: record.alt,
    caption: record.caption,
    luminance: JSON.stringify(record.luminance),
    color: record.color,
    edit: record.edit && JSON.stringify(record.edit),
    hash: record.hash,
    createdAt: record.createdAt,
    deletedAt: record.deletedAt,
    sourceId: record.sourceId,
    posterId: record.posterId,
  };
}
