/** Where files of forms lie, and what they are taken in with. */
import { HOUR_MS } from '#domain/time.ts';
import type { Deps } from '../../deps.ts';
import type { Storage, StorageKey } from '../../storage/storage.ts';

export interface FormFilesDeps extends Pick<Deps, 'db' | 'now' | 'newId'> {
  readonly secret: string;
  /** On the disk; nothing of it is served but by a call of the owner area. */
  readonly storage: Storage;
  /** On the same disk, for what is on its way. */
  readonly tempDir: string;
  /** The largest file that the installation takes. */
  readonly maxFileMegabytes: number;
}

/** How long a file waits for its submission. */
export const FILE_LIFE_MS = 3 * HOUR_MS;

export function formFileKey(id: string): StorageKey {
  // Ids begin with the time, so their ends are what spreads them over folders.
  return `private/forms/${id.slice(-2)}/${id}`;
}

/** Stands among the kinds of media in a backup, which takes both. */
export const FORM_FILE = 'form-file';
