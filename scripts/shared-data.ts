/**
 * Outside test data (hostile strings, URL cases, exports) lies beside the project in `../shared/data` and is
 * not part of it, so that whoever clones the project without it can still run the tests: those skip, and say so.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(process.cwd(), '../shared/data');

/** Whether the data folder is there. For `test.skipIf(!hasSharedData())`; prints the reason once. */
export function hasSharedData(): boolean {
  const isThere = existsSync(folder);
  if (!isThere && !hasTold) console.warn(`Tests on outside data are skipped: ${folder} is not there.`);
  hasTold ||= !isThere;
  return isThere;
}
let hasTold = false;

export function sharedDataPath(name: string): string {
  return path.join(folder, name);
}

/** The lines of a text file, without empty ones; none where the folder is absent. */
export function sharedLines(name: string): string[] {
  if (!hasSharedData()) return [];
  return readFileSync(sharedDataPath(name), 'utf8').split(/\r?\n/).filter(Boolean);
}

/** A JSON file; undefined where the folder is absent. */
export function sharedJson<T>(name: string): T | undefined {
  return hasSharedData() ? (JSON.parse(readFileSync(sharedDataPath(name), 'utf8')) as T) : undefined;
}

/** The files of a folder, by name; none where it is absent. */
export function sharedFiles(name: string): { readonly name: string; readonly bytes: Uint8Array }[] {
  if (!hasSharedData()) return [];
  return readdirSync(sharedDataPath(name), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => ({
      name: entry.name,
      bytes: new Uint8Array(readFileSync(path.join(sharedDataPath(name), entry.name))),
    }));
}
