/** A temporary folder for tests: in memory where there is plenty, since tests wait for disks more than for anything. */
import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY_FOLDER = '/dev/shm';
const PLENTY_BYTES = 2_000_000_000;

/** What must survive a crash of the machine does not belong here; a killed process loses nothing. */
export function makeScratchFolder(name: string): string {
  return mkdtempSync(join(hasPlenty(MEMORY_FOLDER) ? MEMORY_FOLDER : tmpdir(), `vitrine-${name}-`));
}

function hasPlenty(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > PLENTY_BYTES;
  } catch {
    return false;
  }
}
