/** Another file in the place of one that is there: every page that shows it shows the new one. */
import type { Actor } from '../deps.ts';
import { findMedia } from '../kernel/media/queries.ts';
import type { MediaRecord } from '../kernel/media/records.ts';
import type { MediaAddress } from './change-media.ts';
import type { Media } from './open-media.ts';
import { checkFile, refuse } from './prepare-file.ts';
import { type MediaUploaded, type UploadMedia, uploadMedia } from './upload-media.ts';

export interface ReplaceMediaFile extends MediaAddress, Pick<UploadMedia, 'alsoWrite'> {
  readonly filename: string;
  readonly bytes: { readonly path: string };
}

export type MediaFileReplaced = MediaUploaded | { readonly kind: 'missing'; readonly message: string };

export async function replaceMediaFile(
  media: Media,
  actor: Actor,
  { mediaId, ...input }: ReplaceMediaFile,
): Promise<MediaFileReplaced> {
  const { siteId, filename, bytes } = input;
  const record = await findMedia(media.db.read, siteId, mediaId);
  if (!record || record.deletedAt !== null)
    return { kind: 'missing', message: 'This file no longer exists. It may have been deleted.' };
  const file = await checkFile(filename, bytes.path);
  if ('kind' in file) return file;
  if (!canStandFor(record, file.type.kind)) {
    return refuse(
      'type',
      `This file must be ${WORDS[record.kind]}. Choose one, or upload this file as a new one.`,
    );
  }
  return uploadMedia(media, actor, { ...input, id: mediaId });
}

const WORDS: Readonly<Record<MediaRecord['kind'], string>> = {
  image: 'a picture',
  svg: 'a picture',
  audio: 'an audio file',
  video: 'a video',
  file: 'a document',
};

/** A photograph and a drawing may take each other's place; a picture and a sound may not. */
function canStandFor(record: MediaRecord, kind: MediaRecord['kind']): boolean {
  return WORDS[record.kind] === WORDS[kind];
}
