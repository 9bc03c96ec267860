/** Changes to a stored file that leave its bytes alone: its name, its words, its focal point, its deletion. */

import { type FocalPoint, MAX_ALT_LENGTH, MAX_CAPTION_LENGTH, type MediaView } from '#domain/media/calls.ts';
import { readFileName } from '#domain/media/file-name.ts';
import { KEEP_DELETED_DAYS } from '#domain/media/media.ts';
import { UPLOAD_MESSAGES } from '#domain/media/messages.ts';
import { renamedTo } from '#domain/media/served-name.ts';
import { DAY_MS } from '#domain/time.ts';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { findMedia } from '../kernel/media/queries.ts';
import { type MediaRecord, viewOf } from '../kernel/media/records.ts';
import { raiseSiteVersion } from '../kernel/sites/queries.ts';
import type { Media } from './open-media.ts';
import { removeDeleted, replaceMedia } from './queries.ts';
import { removeFiles } from './remove-files.ts';

/** How long a deleted file is kept. */
export const KEEP_DELETED_MS = KEEP_DELETED_DAYS * DAY_MS;

export interface MediaAddress {
  readonly siteId: string;
  readonly mediaId: string;
}

export type MediaChanged =
  | { readonly kind: 'changed'; readonly media: MediaView }
  | { readonly kind: 'missing' | 'invalid'; readonly message: string };

type ChangeDeps = Pick<Deps, 'db' | 'now' | 'newId'>;

const MISSING: MediaChanged = {
  kind: 'missing',
  message: 'This file no longer exists. It may have been deleted.',
};

export interface UpdateMedia extends MediaAddress {
  readonly alt?: string | undefined;
  readonly caption?: string | undefined;
  readonly focalPoint?: FocalPoint | undefined;
  /** Of a video; null: none. */
  readonly posterId?: string | null | undefined;
}

export async function updateMedia(deps: ChangeDeps, input: UpdateMedia): Promise<MediaChanged> {
  const { alt, caption, focalPoint, posterId } = input;
  const problem = problemOf(input);
  if (problem) return { kind: 'invalid', message: problem };
  return deps.db.write(async (tx) => {
    const record = await findMedia(tx, input.siteId, input.mediaId);
    if (!record || record.deletedAt !== null) return MISSING;
    if (posterId !== undefined && !(await isPosterOf(tx, record, posterId))) return NO_POSTER;
    return save(tx, deps, {
      ...record,
      alt: alt ?? record.alt,
      caption: caption ?? record.caption,
      focalPoint: focalPoint ?? record.focalPoint,
      posterId: posterId === undefined ? record.posterId : posterId,
    });
  });
}

const NO_POSTER: MediaChanged = {
  kind: 'invalid',
  message: 'Only a picture of this site can be a video’s poster.',
};

async function isPosterOf(tx: Queryable, video: MediaRecord, posterId: string | null): Promise<boolean> {
  if (video.kind !== 'video') return false;
  if (posterId === null) return true;
  const poster = await findMedia(tx, video.siteId, posterId);
  return poster?.kind === 'image' && poster.deletedAt === null;
}

function problemOf({ alt = '', caption = '', focalPoint }: UpdateMedia): string | undefined {
  if (alt.length > MAX_ALT_LENGTH) return `Alternative text can have up to ${MAX_ALT_LENGTH} characters.`;
  if (caption.length > MAX_CAPTION_LENGTH) return `Captions can have up to ${MAX_CAPTION_LENGTH} characters.`;
  const sides = focalPoint ? [focalPoint.x, focalPoint.y] : [];
  return sides.every((side) => side >= 0 && side <= 1)
    ? undefined
    : 'The focal point must be inside the picture, with x and y from 0 to 1.';
}

/** The ending follows the bytes, whatever is typed. Old addresses lead to the new one. */
export async function renameMedia(
  deps: ChangeDeps,
  input: MediaAddress & { readonly filename: string },
): Promise<MediaChanged> {
  const name = readFileName(input.filename);
  if (!name.ok) return { kind: 'invalid', message: name.message };
  const renamed = await change(deps, input, (record) => ({
    ...record,
    ...renamedTo(name.fileName, record.mime),
  }));
  return renamed.kind === 'missing' ? { kind: 'missing', message: UPLOAD_MESSAGES.renameFailed } : renamed;
}

async function change(
  deps: ChangeDeps,
  { siteId, mediaId }: MediaAddress,
  to: (record: MediaRecord) => MediaRecord,
): Promise<MediaChanged> {
  return deps.db.write(async (tx) => {
    const record = await findMedia(tx, siteId, mediaId);
    if (!record || record.deletedAt !== null) return MISSING;
    return save(tx, deps, to(record));
  });
}

async function save(tx: Queryable, deps: ChangeDeps, record: MediaRecord): Promise<MediaChanged> {
  await replaceMedia(tx, record);
  await raiseSiteVersion(tx, record.siteId, deps.now());
  return { kind: 'changed', media: viewOf(record) };
}

/** Takes it off all pages at once; the bytes stay until the job that this queues. */
export async function deleteMedia(deps: ChangeDeps, address: MediaAddress): Promise<MediaChanged> {
  return deps.db.write(async (tx) => {
    const record = await findMedia(tx, address.siteId, address.mediaId);
    if (!record || record.deletedAt !== null) return MISSING;
    const deletedAt = deps.now();
    const payload: PurgeMedia = { siteId: address.siteId, mediaId: address.mediaId, deletedAt };
    await enqueue(tx, deps, {
      type: 'media.purge-file',
      siteId: address.siteId,
      payload,
      runAt: deletedAt + KEEP_DELETED_MS,
    });
    return save(tx, deps, { ...record, deletedAt });
  });
}

export async function restoreMedia(
  deps: ChangeDeps,
  { siteId, mediaId }: MediaAddress,
): Promise<MediaChanged> {
  return deps.db.write(async (tx) => {
    const record = await findMedia(tx, siteId, mediaId);
    if (!record || record.deletedAt === null) {
      return { kind: 'missing', message: 'There is nothing to restore.' };
    }
    return save(tx, deps, { ...record, deletedAt: null });
  });
}

export interface PurgeMedia extends MediaAddress {
  /** Of the deletion that queued the job: a file that came back and went again waits for its own. */
  readonly deletedAt: number;
}

/** Row first, files after: what a crash leaves is a file that nobody can ask for. */
export async function purgeMedia(media: Media, input: PurgeMedia): Promise<void> {
  const record = await media.db.write(async (tx) => {
    const found = await findMedia(tx, input.siteId, input.mediaId);
    if (found?.deletedAt !== input.deletedAt) return undefined;
    return (await removeDeleted(tx, found.id, input.deletedAt)) ? found : undefined;
  });
  if (!record) return;
  await removeFiles(media, record);
  await media.variants.forget(record);
}
