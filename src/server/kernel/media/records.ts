/** A stored file as the media feature knows it, and as pages see it. */

import { createHash } from 'node:crypto';
import type { FocalPoint, MediaView, PictureEdit } from '#domain/media/calls.ts';
import { readJson } from '../../db/json-text.ts';
import { wordsOf } from '../../db/match-words.ts';
import type { MediaTable } from '../../db/schema.ts';
import type { StorageKey } from '../../storage/storage.ts';

export interface MediaRecord
  extends Readonly<Omit<MediaTable, 'words' | 'focalX' | 'focalY' | 'luminance' | 'edit'>> {
  readonly focalPoint: FocalPoint;
  readonly luminance: readonly number[];
  /** Null where it is shown as it came. Width, height, focal point, luminance and colour are those of what is shown. */
  readonly edit: PictureEdit | null;
  /** It is not for everyone. Known where a visitor asks for it. */
  readonly isGated?: boolean;
  /** Only sizes of it are served, and only as long as it is shown: a picture of a visitor. */
  readonly isResizedOnly?: boolean;
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
    createdAt,
    deletedAt: _deleted,
    sourceId: _source,
    edit,
    posterId,
    isGated: _gated,
    isResizedOnly: _resized,
    ...view
  } = record;
  return {
    ...view,
    ...(edit ? { edit } : {}),
    ...(posterId ? { posterId } : {}),
    ...(view.kind === 'video' ? { addedAt: createdAt } : {}),
    hash: addressHash(record),
  };
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

export function toRecord({ words: _words, focalX, focalY, ...row }: MediaTable): MediaRecord {
  return {
    ...row,
    focalPoint: { x: focalX, y: focalY },
    luminance: readJson(row.luminance),
    edit: row.edit && readJson(row.edit),
  };
}

export function toRow({
  focalPoint,
  isGated: _gated,
  isResizedOnly: _resized,
  ...record
}: MediaRecord): MediaTable {
  return {
    ...record,
    words: wordsOf(record.filename, record.alt, record.caption),
    focalX: focalPoint.x,
    focalY: focalPoint.y,
    luminance: JSON.stringify(record.luminance),
    edit: record.edit && JSON.stringify(record.edit),
  };
}
