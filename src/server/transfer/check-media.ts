/** Whether the originals an export lists are there, within its folder, and the very files that were exported. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MovedRows } from '../kernel/moves/moved-rows.ts';
import type { MediaEntry } from './format.ts';
import { FILES, FOLDERS } from './layout.ts';
import type { Problems } from './problems.ts';

export async function checkMedia(
  folder: string,
  media: readonly MediaEntry[],
  problems: Problems,
): Promise<void> {
  for (const [index, entry] of media.entries()) {
    const problem = await problemWith(folder, entry);
    if (problem) problems.add(FILES.media, `${index}.file`, problem);
  }
}

/** A file directly in the media folder: no way out of the export, whatever wrote the list. */
const MEDIA_FILE = new RegExp(`^${FOLDERS.media}[^/\\\\]+$`);

async function problemWith(folder: string, entry: MediaEntry): Promise<string | undefined> {
  if (!MEDIA_FILE.test(entry.file) || entry.file === `${FOLDERS.media}..`)
    return `is “${entry.file}”; it has to be a file in ${FOLDERS.media}`;
  return problemWithBytes(folder, entry);
}

/** Files of entries stand under their ids. */
export async function checkMovedFiles(
  folder: string,
  { file, files }: MovedRows,
  entries: readonly object[],
  problems: Problems,
): Promise<void> {
  if (!files) return;
  for (const [index, entry] of entries.entries())
    for (const { id, bytes, sha256 } of files.of(entry)) {
      const problem = await problemWithBytes(folder, { file: `${files.folder}${id}`, bytes, sha256 });
      if (problem) problems.add(file, `line ${index + 1}.files`, problem);
    }
}

async function problemWithBytes(
  folder: string,
  entry: Pick<MediaEntry, 'file' | 'bytes' | 'sha256'>,
): Promise<string | undefined> {
  const path = join(folder, entry.file);
  const found = await lstat(path).catch(() => undefined);
  if (!found?.isFile()) return `is ${entry.file}, which is not there`;
  if (found.size !== entry.bytes)
    return `is ${entry.file}, which has ${found.size} bytes instead of ${entry.bytes}`;
  return (await hashOf(path)) === entry.sha256
    ? undefined
    : `is ${entry.file}, whose bytes are not those that were exported (the SHA-256 differs)`;
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
