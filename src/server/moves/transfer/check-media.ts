/** Whether the originals an export lists are there, within its folder, and the very files that were exported. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MovedRows } from '../../kernel/moves/moved-rows.ts';
import type { MediaEntry, MissingFile } from './format.ts';
import { FILES, FOLDERS } from './layout.ts';
import type { Problems } from './problems.ts';

/** Files of an export as they are looked at. */
export class CheckedFiles {
  /** Those the export says it lacks, and does lack, by their path in it. */
  readonly absent = new Map<string, MissingFile>();
  readonly #folder: string;
  readonly #named: ReadonlyMap<string, MissingFile>;
  readonly #problems: Problems;

  /** @param missing the files that the export says it lacks; they may have been put into it since */
  constructor(folder: string, missing: readonly MissingFile[], problems: Problems) {
    this.#folder = folder;
    this.#named = new Map(missing.map((each) => [each.file, each]));
    this.#problems = problems;
  }

  async check(
    entry: Pick<MediaEntry, 'file' | 'bytes' | 'sha256'>,
    list: string,
    place: string,
  ): Promise<void> {
    const problem = await problemWithBytes(this.#folder, entry);
    const named = this.#named.get(entry.file);
    if (problem && named) this.absent.set(entry.file, named);
    else if (problem) this.#problems.add(list, place, problem);
  }
}

export async function checkMedia(
  files: CheckedFiles,
  media: readonly MediaEntry[],
  problems: Problems,
): Promise<void> {
  for (const [index, entry] of media.entries()) {
    const place = `${index}.file`;
    if (!MEDIA_FILE.test(entry.file) || entry.file === `${FOLDERS.media}..`)
      problems.add(FILES.media, place, `is “${entry.file}”; it has to be a file in ${FOLDERS.media}`);
    else await files.check(entry, FILES.media, place);
  }
}

/** A file directly in the media folder: no way out of the export, whatever wrote the list. */
const MEDIA_FILE = new RegExp(`^${FOLDERS.media}[^/\\\\]+$`);

/** Files of entries stand under their ids. */
export async function checkMovedFiles(
  checked: CheckedFiles,
  { file, files }: MovedRows,
  entries: readonly object[],
): Promise<void> {
  if (!files) return;
  for (const [index, entry] of entries.entries())
    for (const { id, bytes, sha256 } of files.of(entry))
      await checked.check({ file: `${files.folder}${id}`, bytes, sha256 }, file, `line ${index + 1}.files`);
}

async function problemWithBytes(
  folder: string,
  entry: Pick<MediaEntry, 'file' | 'bytes' | 'sha256'>,
): Promise<string | undefined> {
  const path = join(folder, entry.file);
  const found = await lstat(path).catch(() => undefined);
  if (!found?.isFile()) return `is ${entry.file}, which is missing`;
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
