/** How much room the data folder takes, by what is in it. */
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FolderSizes } from '#domain/installation/calls.ts';

const PARTS = ['media', 'cache', 'moves'] as const;

export async function measureFolder(dataDir: string): Promise<FolderSizes> {
  const sizes = { database: 0, media: 0, cache: 0, moves: 0, total: 0 };
  for (const name of await readdir(dataDir).catch(() => [])) {
    const bytes = await sizeOf(join(dataDir, name));
    sizes.total += bytes;
    const part = PARTS.find((each) => each === name);
    if (part) sizes[part] = bytes;
    else if (/^vitrine\.db/.test(name)) sizes.database += bytes;
  }
  return sizes;
}

/** What disappears meanwhile counts nothing. */
async function sizeOf(path: string): Promise<number> {
  const facts = await lstat(path).catch(() => undefined);
  if (!facts?.isDirectory()) return facts?.size ?? 0;
  let bytes = 0;
  for (const name of await readdir(path).catch(() => [])) bytes += await sizeOf(join(path, name));
  return bytes;
}
