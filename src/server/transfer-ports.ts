/** What moving whole sites asks of other features, for the command line and for tests. */

import { checkIdentifier } from '#domain/settings/site-identifier.ts';
import { checkBody } from './content/check-body.ts';
import { adoptDocumentIn } from './content/publish-document.ts';
import { movedLessons } from './courses/moved-rows.ts';
import type { MediaTable } from './db/schema.ts';
import type { Deps } from './deps.ts';
import { everySetting } from './every-setting.ts';
import { FORM_FILE, formFileKey } from './forms/files/form-files.ts';
import { movedFormRows } from './forms/moved-rows.ts';
import { type MediaRecord, originalKey, servedKey } from './kernel/media/records.ts';
import type { MovedRows } from './kernel/moves/moved-rows.ts';
import { adoptFile } from './media/adopt-file.ts';
import type { Media } from './media/open-media.ts';
import { removeFiles } from './media/remove-files.ts';
import type { ExportDeps } from './moves/transfer/export-site.ts';
import type { ImportPorts } from './moves/transfer/ports.ts';
import type { StorageKey } from './storage/storage.ts';
import { movedReviewPhotos } from './store/aftercare/reviews/moved-photos.ts';
import { reviewPhotoKey } from './store/aftercare/reviews/queries-photos.ts';
import { movedProductFiles } from './store/orders/moved-files.ts';
import { productFileKey } from './store/orders/queries-downloads.ts';

const found = Object.values(
  import.meta.glob<{ readonly moved?: readonly MovedRows[] }>('./**/moved-rows.ts', { eager: true }),
).flatMap(({ moved = [] }) => moved);

/** In the order in which an import writes them: what is named stands before what names it. */
function movedRows(media: Media): readonly MovedRows[] {
  return [
    ...everySetting.map(({ moved }) => moved),
    ...found,
    movedLessons,
    ...movedFormRows(media),
    movedProductFiles(media),
    movedReviewPhotos(media),
  ];
}

export function exportPorts(media: Media): Omit<ExportDeps, 'db'> {
  return {
    openOriginal: (row) => media.storage.stream(originalKey(row)),
    moved: movedRows(media),
  };
}

const REVIEW_PHOTO = 'review-photo';

/** Every file that is stored for a medium, or for what came by a form. */
export function keysOf(media: {
  readonly id: string;
  readonly hash: string;
  readonly kind: string;
}): StorageKey[] {
  if (media.kind === 'product-file') return [productFileKey(media.id)];
  if (media.kind === REVIEW_PHOTO) return [reviewPhotoKey(media.id)];
  if (media.kind === FORM_FILE) return [formFileKey(media.id)];
  const stored = { ...media, kind: media.kind as MediaRecord['kind'] };
  return [...new Set([originalKey(stored), servedKey(stored)])];
}

/** Removes every file that is stored for a medium, made widths included. */
export async function removeStored(media: Media, row: MediaTable): Promise<void> {
  await removeFiles(media, row);
  await media.variants.forget(row);
}

export function importPorts(deps: Pick<Deps, 'now' | 'newId'>, media: Media): ImportPorts {
  return {
    checkIdentifier,
    checkBody,
    takeInFile: (row, path) => adoptFile(media, row, path),
    dropFile: (row) => removeFiles(media, row),
    moved: movedRows(media),
    adoptDocument: (tx, document) => adoptDocumentIn(tx, deps, document),
  };
}
