/** Takes in a file whose parts have all come. */

import type { Actor } from '../deps.ts';
import { findMedia } from '../kernel/media/queries.ts';
import { viewOf } from '../kernel/media/records.ts';
import type { Media } from './open-media.ts';
import { type MediaFileReplaced, replaceMediaFile } from './replace-media-file.ts';
import { findUpload, forgetUpload, pathOf, type UploadAddress } from './unfinished-uploads.ts';
import { type UploadMedia, uploadMedia } from './upload-media.ts';

export interface FinishUpload extends UploadAddress, Pick<UploadMedia, 'filename' | 'alsoWrite'> {
  /** What all parts together come to. */
  readonly bytes: number;
  readonly replaces: string | undefined;
}

export type UploadFinished =
  | MediaFileReplaced
  | { readonly kind: 'gone' }
  /** Not all of it has come, or more than all. */
  | { readonly kind: 'conflict' };

/** Whoever did not hear the answer may ask again: the file bears the upload's id, and is there once. */
export function finishUpload(media: Media, actor: Actor, input: FinishUpload): Promise<UploadFinished> {
  return media.uploads.run(`finish ${input.uploadId}`, () => finish(media, actor, input));
}

async function finish(media: Media, actor: Actor, input: FinishUpload): Promise<UploadFinished> {
  const upload = await findUpload(media, input);
  if (!upload) return findFinished(media, input);
  if (upload.offset !== input.bytes) return { kind: 'conflict' };
  const finished = await takeIn(media, actor, input);
  if (!canSucceedLater(finished)) await forgetUpload(media, input);
  return finished;
}

/** A picture takes too long on a machine that is busy: it can be tried again without being sent again. */
function canSucceedLater(finished: MediaFileReplaced): boolean {
  return finished.kind === 'refused' && finished.reason === 'processing';
}

function takeIn(media: Media, actor: Actor, input: FinishUpload): Promise<MediaFileReplaced> {
  const { siteId, uploadId, filename, replaces } = input;
  const file = {
    siteId,
    filename,
    bytes: { path: pathOf(media, input) },
    ...(input.alsoWrite && { alsoWrite: input.alsoWrite }),
  };
  return replaces === undefined
    ? uploadMedia(media, actor, { ...file, id: uploadId })
    : replaceMediaFile(media, actor, { ...file, mediaId: replaces });
}

async function findFinished(media: Media, { siteId, uploadId }: UploadAddress): Promise<UploadFinished> {
  const record = await findMedia(media.db.read, siteId, uploadId);
  return record && record.deletedAt === null ? { kind: 'stored', media: viewOf(record) } : { kind: 'gone' };
}
