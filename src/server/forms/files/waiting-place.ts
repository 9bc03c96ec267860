/**
 * The place a site has for files that wait for their submission, and what of it one visitor may fill. It is taken by a
 * row before a file is received, so that files on their way count as well, in every process.
 */
import { createHmac } from 'node:crypto';
import type { FileAddress } from './file-reference.ts';
import { FILE_LIFE_MS, type FormFilesDeps } from './form-files.ts';
import { deleteFile, insertFile, measureWaiting, type Waiting } from './queries-files.ts';

interface Place {
  readonly files: number;
  /** In files of the largest size. */
  readonly largest: number;
}

const OF_ALL: Place = { files: 2000, largest: 60 };
/** A form may ask for more of the largest; who fills that many within three hours is told, and sends without. */
const OF_ONE: Place = { files: 200, largest: 15 };

export type Reserved =
  | { readonly kind: 'reserved'; readonly id: string }
  /** Of the whole site, or of whoever sends. */
  | { readonly kind: 'full' | 'share' };

/**
 * @param bytes how many it will be at most
 * @param address who sends it, as far as the network tells: only what stands for it is kept, and only while it waits
 */
export async function reservePlace(
  deps: FormFilesDeps,
  file: FileAddress & { readonly address: string },
  bytes: number,
): Promise<Reserved> {
  const { siteId, formId, fieldId } = file;
  const sender = createHmac('sha256', deps.secret)
    .update(['form-file-sender', siteId, file.address].join('\n'))
    .digest('base64url');
  const id = deps.newId();
  const now = deps.now();
  const row = {
    id,
    site_id: siteId,
    submission_id: null,
    form_id: formId,
    field_id: fieldId,
    ...{ name: '', kind: '', bytes, hash: '' },
    created_at: now,
    expires_at: now + FILE_LIFE_MS,
    sender,
  };
  return deps.db.write(async (tx) => {
    const { ofAll, ofOne } = await measureWaiting(tx, siteId, sender);
    const hasRoom = (waiting: Waiting, { files, largest }: Place) =>
      waiting.files < files && waiting.bytes + bytes <= largest * deps.maxFileMegabytes * 1_000_000;
    if (!hasRoom(ofOne, OF_ONE)) return { kind: 'share' };
    if (!hasRoom(ofAll, OF_ALL)) return { kind: 'full' };
    await insertFile(tx, row);
    return { kind: 'reserved', id };
  });
}

export async function releasePlace({ db }: Pick<FormFilesDeps, 'db'>, id: string): Promise<void> {
  await db.write((tx) => deleteFile(tx, id));
}
