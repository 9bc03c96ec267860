/** Turns, straightens and crops a picture: its file stays, and what visitors get is made from it anew. */
import type { FocalPoint, MediaView, PictureEdit } from '#domain/media/calls.ts';
import { UPLOAD_MESSAGES } from '#domain/media/messages.ts';
import {
  carryFocalPoint,
  isUnedited,
  isWithinFrame,
  type Size,
  UNEDITED,
} from '#domain/media/picture-edit.ts';
import { pick } from '#domain/pick.ts';
import type { Queryable } from '../db/schema.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { findMedia } from '../kernel/media/queries.ts';
import { type MediaRecord, originalKey, viewOf } from '../kernel/media/records.ts';
import { raiseSiteVersion } from '../kernel/sites/queries.ts';
import type { MediaAddress } from './change-media.ts';
import type { Media } from './open-media.ts';
import type { InspectedPicture } from './picture-tasks.ts';
import { replaceMedia } from './queries.ts';
import type { UploadMedia } from './upload-media.ts';
import type { WarmVariants } from './warm-variants.ts';

export interface EditPicture extends MediaAddress, Pick<UploadMedia, 'alsoWrite'> {
  readonly edit: PictureEdit;
  /** Where none is given it stays on what it is on. */
  readonly focalPoint?: FocalPoint | undefined;
}

export type PictureEdited =
  | { readonly kind: 'edited'; readonly media: MediaView }
  | { readonly kind: 'missing' | 'invalid' | 'failed'; readonly message: string };

const MISSING: PictureEdited = {
  kind: 'missing',
  message: 'This picture no longer exists. It may have been deleted.',
};
const FAILED: PictureEdited = { kind: 'failed', message: UPLOAD_MESSAGES.processingFailed };

export async function editPicture(media: Media, input: EditPicture): Promise<PictureEdited> {
  const record = await findMedia(media.db.read, input.siteId, input.mediaId);
  if (!record || record.deletedAt !== null) return MISSING;
  const problem = problemOf(record, input.edit);
  if (problem) return { kind: 'invalid', message: problem };
  const file = await inspect(media, record, UNEDITED);
  if (!file) return FAILED;
  if (file.frames > 1) return { kind: 'invalid', message: 'You can’t rotate or crop an animated picture.' };
  const seen = isUnedited(input.edit) ? file : await inspect(media, record, input.edit);
  if (!seen) return FAILED;
  return media.db.write((tx) => store(tx, media, input, { hash: record.hash, file, seen }));
}

function problemOf({ kind }: MediaRecord, { crop }: PictureEdit): string | undefined {
  if (kind !== 'image') return 'You can only rotate and crop photos and other pixel images.';
  return isWithinFrame(crop) ? undefined : 'The crop must be inside the picture.';
}

async function inspect(
  media: Media,
  record: MediaRecord,
  edit: PictureEdit,
): Promise<InspectedPicture | undefined> {
  const outcome = await media.storage.withFile(originalKey(record), (file) =>
    media.pictures.run(
      { kind: 'inspect', file, mime: record.mime, ...(isUnedited(edit) ? {} : { edit }) },
      'upload',
    ),
  );
  return outcome?.kind === 'done' ? outcome.result : undefined;
}

interface Seen {
  /** Of the file that was looked at: it may have been replaced meanwhile. */
  readonly hash: string;
  readonly file: Size;
  readonly seen: InspectedPicture;
}

async function store(
  tx: Queryable,
  media: Media,
  input: EditPicture,
  { hash, file, seen }: Seen,
): Promise<PictureEdited> {
  const before = await findMedia(tx, input.siteId, input.mediaId);
  if (before?.hash !== hash || before.deletedAt !== null) return MISSING;
  const { edit } = input;
  const carried = carryFocalPoint(before.focalPoint, file, { from: before.edit ?? UNEDITED, to: edit });
  const record: MediaRecord = {
    ...before,
    edit: isUnedited(edit) ? null : edit,
    ...pick(seen, 'width', 'height', 'luminance', 'color'),
    focalPoint: input.focalPoint ?? carried,
  };
  await replaceMedia(tx, record);
  await raiseSiteVersion(tx, input.siteId, media.now());
  const payload: WarmVariants = { siteId: input.siteId, mediaId: record.id };
  await enqueue(tx, media, { type: 'media.warm-variants', siteId: input.siteId, payload });
  await input.alsoWrite?.(tx, viewOf(record));
  return { kind: 'edited', media: viewOf(record) };
}
