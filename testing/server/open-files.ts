/** Which files this process holds open. */
import { readdirSync, readlinkSync } from 'node:fs';
import { sep } from 'node:path';

const DESCRIPTORS = '/proc/self/fd';

/** Paths below the folder; undefined where the system does not tell. */
export function openFilesBelow(folder: string): string[] | undefined {
  if (process.platform !== 'linux') return undefined;
  const below = folder.endsWith(sep) ? folder : folder + sep;
  return readdirSync(DESCRIPTORS).flatMap((descriptor) => {
    try {
      const path = readlinkSync(`${DESCRIPTORS}/${descriptor}`);
      return path.startsWith(below) || path === folder ? [path] : [];
    } catch {
      // Closed meanwhile, as the one that lists them is.
      return [];
    }
  });
}
