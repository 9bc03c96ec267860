/** From bytes somebody sent to a file that can be stored: what it is, how large, and a copy safe to serve. */
import { randomBytes } from 'node:crypto';
import { open, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fillIn } from '#domain/locale/fill.ts';
import { readFileName } from '#domain/media/file-name.ts';
import { checkFileSize } from '#domain/media/file-size.ts';
import { type FileType, SNIFF_BYTES, sniffType } from '#domain/media/file-type.ts';
import { FILE_MESSAGES, PICTURE_MESSAGES, UPLOAD_MESSAGES } from '#domain/media/messages.ts';
import { servedName } from '#domain/media/served-name.ts';
import { unreadPicture } from '#domain/media/unread-picture.ts';
import { MAX_FILE_BYTES } from '#domain/media/upload-limits.ts';
import type { MediaRecord } from '../kernel/media/records.ts';
import { hashFile } from '../storage/hash-file.ts';
import type { MediaDeps } from './open-media.ts';
import type { TaskFailure } from './picture-pool.ts';
import { MAX_INPUT_PIXELS, PICTURE_MIMES } from './picture-tasks.ts';
import { stripMovie } from './strip-movie.ts';

/** In memory, or in a file of this machine, which is left as it is. */
export type UploadSource = Uint8Array | { readonly path: string };

type FileFacts = Pick<
  MediaRecord,
  'kind' | 'filename' | 'mime' | 'bytes' | 'width' | 'height' | 'luminance' | 'color' | 'hash'
>;

export interface PreparedFile {
  readonly facts: FileFacts;
  /** The bytes as they came. */
  readonly originalPath: string;
  /** What visitors get where that differs; a temporary file. */
  readonly cleanPath: string | undefined;
}

export type Refusal = { readonly kind: 'refused'; readonly reason: RefusalReason; readonly message: string };
export type RefusalReason = 'name' | 'size' | 'type' | 'processing';

export function refuse(reason: RefusalReason, message: string): Refusal {
  return { kind: 'refused', reason, message };
}

export interface IncomingFile {
  readonly path: string;
  readonly name: string;
  readonly type: FileType;
  readonly bytes: number;
  readonly hash: string;
}

/** Gives the source as a file for as long as `use` runs; temporary files are removed afterwards. */
export async function withSourceFile<T>(
  deps: Pick<MediaDeps, 'tempDir'>,
  source: UploadSource,
  use: (path: string) => Promise<T>,
): Promise<T> {
  if (!(source instanceof Uint8Array)) return use(source.path);
  const path = tempFile(deps);
  try {
    await writeFile(path, source, { flag: 'wx', mode: 0o600 });
    return await use(path);
  } finally {
    await rm(path, { force: true });
  }
}

export function tempFile({ tempDir }: Pick<MediaDeps, 'tempDir'>): string {
  return join(tempDir, randomBytes(12).toString('hex'));
}

/** Name, type by its bytes, and size: everything that can be said without decoding. */
export async function checkFile(fileName: string, path: string): Promise<IncomingFile | Refusal> {
  const name = readFileName(fileName);
  if (!name.ok) return refuse('name', name.message);
  const { size } = await stat(path);
  const head = await readHead(path);
  const type = sniffType(head);
  if (!type || !isAccepted(type))
    return refuse('type', unreadPicture(name.fileName, head) ?? FILE_MESSAGES.unsupportedType);
  const sizeCheck = checkFileSize(name.fileName, size, MAX_FILE_BYTES[type.kind]);
  if (!sizeCheck.ok) return refuse('size', sizeCheck.message);
  return { path, name: name.fileName, type, bytes: size, hash: await hashFile(path) };
}

/**
 * Pictures that no page can show are not taken: their places could not be removed from what is served.
 */
function isAccepted(type: FileType): boolean {
  if (type.kind === 'image') return PICTURE_MIMES.some((mime) => mime === type.mime);
  return type.mime !== 'image/heic';
}

export async function readHead(path: string): Promise<Uint8Array> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(new Uint8Array(SNIFF_BYTES), 0, SNIFF_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Reads the file in the picture worker where it is a picture, and makes the copy that is served. */
export async function prepareFile(deps: MediaDeps, file: IncomingFile): Promise<PreparedFile | Refusal> {
  switch (file.type.kind) {
    case 'image':
      return preparePicture(deps, file);
    case 'svg':
      return prepareSvg(deps, file);
    case 'video':
      return prepared(file, {}, await stripMovie(file.path, tempFile(deps)));
    default:
      return prepared(file, {});
  }
}

function prepared(file: IncomingFile, seen: Partial<FileFacts>, cleanPath?: string): PreparedFile {
  const facts: FileFacts = {
    kind: file.type.kind,
    ...servedName(file.name, file.type),
    bytes: file.bytes,
    hash: file.hash,
    width: 0,
    height: 0,
    luminance: [],
    color: '',
    ...seen,
  };
  return { facts, originalPath: file.path, cleanPath };
}

async function preparePicture(deps: MediaDeps, file: IncomingFile): Promise<PreparedFile | Refusal> {
  const { mime } = file.type;
  const picture = await deps.pictures.run({ kind: 'inspect', file: file.path, mime }, 'upload');
  if (picture.kind === 'failed') return refuseUnprocessed(picture, file);
  const { width, height, luminance, color } = picture.result;
  const target = tempFile(deps);
  const cleaned = await deps.pictures.run({ kind: 'clean', file: file.path, target, mime }, 'upload');
  if (cleaned.kind === 'failed') {
    await rm(target, { force: true });
    return refuseUnprocessed(cleaned, file);
  }
  return prepared(file, { width, height, luminance, color }, target);
}

async function prepareSvg(deps: MediaDeps, file: IncomingFile): Promise<PreparedFile | Refusal> {
  const target = tempFile(deps);
  const sanitized = await deps.pictures.run({ kind: 'sanitize', file: file.path, target }, 'upload');
  if (sanitized.kind === 'done') return prepared(file, sanitized.result, target);
  await rm(target, { force: true });
  return refuseUnprocessed(sanitized, file);
}

function refuseUnprocessed(
  { failure, detail }: { readonly failure: TaskFailure; readonly detail: string },
  { name }: Pick<IncomingFile, 'name'>,
): Refusal {
  if (detail.includes('exceeds pixel limit')) {
    const most = Math.floor(MAX_INPUT_PIXELS / 1_000_000);
    return refuse('processing', fillIn(PICTURE_MESSAGES.tooManyPixels, { fileName: name, most }));
  }
  const isCancelled = failure === 'closed';
  return refuse(
    'processing',
    isCancelled ? UPLOAD_MESSAGES.processingCancelled : UPLOAD_MESSAGES.processingFailed,
  );
}
