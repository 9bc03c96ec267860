/**
 * The place a site has for files that wait for their submission, and what of it one visitor may fill. It is taken by a
 * row before a file is received, so that files on their way count as well, in every process.
 */
import { signatureOf } from '../../http/signature.ts';
import type { FileAddress } from './file-reference.ts';
import { FILE_LIFE_MS, type FormFilesDeps } from './form-files.ts';
import { deleteFile, insertFile, measureWaiting, type Waiting } from './queries.ts';

interface Place {
  readonly files: number;
  /** In files of the largest size. */
  readonly largest: number;
}

const OF_ALL: Place = { files: 2000, largest: 60 };
/** At the least, and at the most: never so much that nothing is left for others. */
const OF_ONE = { files: 200, largest: 15, mostLargest: 40 };
/** Of what the form holds: files that are chosen again take a place until they are swept away. */
const SHARE_OF_FORM = 1.5;

export type Reserved =
  | { readonly kind: 'reserved'; readonly id: string }
  /** Of the whole site, or of whoever sends. */
  | { readonly kind: 'full' | 'share' };

export interface ToReserve extends FileAddress {
  /** Who sends it, as far as the network tells. */
  readonly address: string;
  /** What its whole form holds at most. */
  readonly formBytes: number;
}

/**
 * @param bytes how many it will be at most
 * @param address who sends it, as far as the network tells: only what stands for it is kept, and only while it waits
 */
export async function reservePlace(deps: FormFilesDeps, file: ToReserve, bytes: number): Promise<Reserved> {
  const { siteId, formId, fieldId } = file;
  const sender = signatureOf(deps.secret, ['form-file-sender', siteId, file.address]);
  const id = deps.newId();
  const now = deps.now();
  const row = {
    id,
    siteId,
    submissionId: null,
    formId,
    fieldId,
    ...{ name: '', kind: '', bytes, hash: '' },
    createdAt: now,
    expiresAt: now + FILE_LIFE_MS,
    sender,
  };
  return deps.db.write(async (tx) => {
    const { ofAll, ofOne } = await measureWaiting(tx, siteId, sender);
    const largestBytes = deps.maxFileMegabytes * 1_000_000;
    const hasRoom = (waiting: Waiting, { files, largest }: Place) =>
      waiting.files < files && waiting.bytes + bytes <= largest * largestBytes;
    if (!hasRoom(ofOne, shareOf(file.formBytes / largestBytes))) return { kind: 'share' };
    if (!hasRoom(ofAll, OF_ALL)) return { kind: 'full' };
    await insertFile(tx, row);
    return { kind: 'reserved', id };
  });
}

/** Whoever fills the form to its brim is not refused, if only it is no larger than a site can bear. */
function shareOf(ofForm: number): Place {
  const { files, largest, mostLargest } = OF_ONE;
  return { files, largest: Math.min(mostLargest, Math.max(largest, SHARE_OF_FORM * ofForm)) };
}

export async function releasePlace({ db }: Pick<FormFilesDeps, 'db'>, id: string): Promise<void> {
  await db.write((tx) => deleteFile(tx, id));
}
