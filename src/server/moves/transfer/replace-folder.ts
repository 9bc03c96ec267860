/** Fills a folder beside the wanted one and puts it in its place when all is there: never half a folder. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

export interface ReplaceFolder {
  readonly folder: string;
  readonly isForced: boolean;
  /** A file by which a folder made by the same command is known: no other folder is ever replaced. */
  readonly ownFile: string;
}

export interface FolderRefused {
  readonly kind: 'refused';
  readonly message: string;
}

/** @param fill what it answers with `kind: 'exported'` is put in place; anything else leaves all as it was */
export async function replaceFolder<T extends { readonly kind: string }>(
  { folder, isForced, ownFile }: ReplaceFolder,
  fill: (folder: string) => Promise<T>,
): Promise<T | FolderRefused> {
  const refused = await refusal(folder, isForced, ownFile);
  if (refused) return { kind: 'refused', message: refused };
  await mkdir(dirname(folder), { recursive: true });
  const temporary = join(dirname(folder), `.${basename(folder)}-${randomBytes(4).toString('hex')}`);
  await mkdir(temporary);
  try {
    const filled = await fill(temporary);
    if (filled.kind === 'exported') await swap(temporary, folder);
    return filled;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

async function refusal(folder: string, isForced: boolean, ownFile: string): Promise<string | undefined> {
  const entries = await listing(folder);
  if (entries === 'file') return `${folder} is a file. Give a folder.`;
  if (entries.length === 0) return undefined;
  if (!isForced) return `${folder} is not empty. Give another folder, or replace its contents with --force.`;
  if (entries.includes(ownFile)) return undefined;
  return `${folder} is not an export (it has no ${ownFile}), so --force does not replace it. Name another folder.`;
}

async function listing(folder: string): Promise<string[] | 'file'> {
  try {
    return await readdir(folder);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') return [];
    if (code === 'ENOTDIR') return 'file';
    throw error;
  }
}

/** What begins with a dot (a repository, its settings) is not the export's and stays. */
async function swap(temporary: string, folder: string): Promise<void> {
  if (!existsSync(folder)) {
    await rename(temporary, folder);
    return;
  }
  const former = `${temporary}-former`;
  await rename(folder, former);
  await rename(temporary, folder);
  for (const entry of await readdir(former)) {
    if (entry.startsWith('.')) await rename(join(former, entry), join(folder, entry));
  }
  await rm(former, { recursive: true, force: true });
}
