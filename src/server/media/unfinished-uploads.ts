/**
 * Files that come in parts. What has come lies in one file, whose length is how much that is: a connection that breaks,
 * or a server that ends, costs only what was on its way.
 */
import { mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isId } from '#domain/id.ts';
import { readFileName } from '#domain/media/file-name.ts';
import { checkFileSize } from '#domain/media/file-size.ts';
import { MAX_UPLOAD_BYTES } from '#domain/media/upload-limits.ts';
import { CutOffError } from '../http/read-body.ts';
import { TooLargeError } from '../storage/limited-writer.ts';
import type { MediaDeps } from './open-media.ts';
import { type Refusal, refuse } from './prepare-file.ts';

export interface UploadAddress {
  readonly siteId: string;
  readonly uploadId: string;
}

export interface UnfinishedUpload {
  readonly id: string;
  /** Bytes that are stored. */
  readonly offset: number;
}

type Folder = Pick<MediaDeps, 'tempDir'>;

export type UploadBegun = { readonly kind: 'begun'; readonly upload: UnfinishedUpload } | Refusal;

export async function beginUpload(
  deps: Pick<MediaDeps, 'tempDir' | 'newId'>,
  input: { readonly siteId: string; readonly filename: string; readonly bytes: number },
): Promise<UploadBegun> {
  const name = readFileName(input.filename);
  if (!name.ok) return refuse('name', name.message);
  const size = checkFileSize(name.fileName, input.bytes, MAX_UPLOAD_BYTES);
  if (!size.ok) return refuse('size', size.message);
  const id = deps.newId();
  await mkdir(deps.tempDir, { recursive: true });
  const file = await open(pathOf(deps, { siteId: input.siteId, uploadId: id }), 'wx', 0o600);
  await file.close();
  return { kind: 'begun', upload: { id, offset: 0 } };
}

/** Undefined where there is none: never begun, finished, cancelled or forgotten. */
export async function findUpload(
  deps: Folder,
  address: UploadAddress,
): Promise<UnfinishedUpload | undefined> {
  if (!isId(address.uploadId)) return undefined;
  const found = await stat(pathOf(deps, address)).catch(undefinedIfMissing);
  return found && { id: address.uploadId, offset: found.size };
}

/** The file with what has come so far. */
export function pathOf({ tempDir }: Folder, { siteId, uploadId }: UploadAddress): string {
  return join(tempDir, `${siteId}-${uploadId}.part`);
}

export type PartAppended =
  | { readonly kind: 'stored' | 'incomplete' | 'conflict'; readonly upload: UnfinishedUpload }
  | { readonly kind: 'missing' | 'too-large' };

export interface Part extends UploadAddress {
  /** Where it begins. */
  readonly offset: number;
  readonly body: AsyncIterable<Uint8Array>;
}

/**
 * On the disk before it is answered. Two parts at the same time, such as one whose connection hangs and the one that was
 * sent anew, write the same bytes to the same places.
 */
export async function appendPart(deps: Folder, part: Part): Promise<PartAppended> {
  const before = await findUpload(deps, part);
  if (!before) return { kind: 'missing' };
  if (before.offset !== part.offset) return { kind: 'conflict', upload: before };
  const written = await writePart(pathOf(deps, part), part).catch(kindOfFailure);
  if (written === 'too-large') return { kind: written };
  const upload = (await findUpload(deps, part)) ?? before;
  return { kind: written, upload };
}

async function writePart(path: string, { offset, body }: Part): Promise<'stored'> {
  const file = await open(path, 'r+');
  try {
    let at = offset;
    for await (const bytes of body) {
      if (at + bytes.length > MAX_UPLOAD_BYTES) throw new TooLargeError();
      for (let from = 0; from < bytes.length; ) {
        const { bytesWritten } = await file.write(bytes, from, bytes.length - from, at);
        from += bytesWritten;
        at += bytesWritten;
      }
    }
    return 'stored';
  } finally {
    await file.sync().finally(() => file.close());
  }
}

function kindOfFailure(error: unknown): 'incomplete' | 'too-large' {
  if (error instanceof TooLargeError) return 'too-large';
  if (error instanceof CutOffError) return 'incomplete';
  throw error;
}

export async function forgetUpload(deps: Folder, address: UploadAddress): Promise<void> {
  await rm(pathOf(deps, address), { force: true });
}

function undefinedIfMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
