/** Whether every stored file is there, and is what was sent. */
import { listStoredFiles, listTables, type StoredFile } from '#server/backup/queries.ts';
import type { Deps } from '#server/deps.ts';
import { hashFile } from '#server/storage/hash-file.ts';
import type { Storage } from '#server/storage/storage.ts';
import { keysOf } from '#server/transfer-ports.ts';
import { type Finding, few, good, problem } from './findings.ts';

const RESTORE = 'Restore the last backup (npx vitrine restore FILE), or upload them again.';

type Fault = 'missing' | 'changed' | 'unreadable';

/**
 * Says all that is wrong: what is missing hides nothing that has changed.
 * @param isDeep reads every file, so that a changed byte is found, not only a changed length
 */
export async function checkFiles(
  { db }: Pick<Deps, 'db'>,
  storage: Storage,
  isDeep = false,
): Promise<Finding[]> {
  const files = await listStoredFiles(db.read, await listTables(db.read, db.engine));
  const faulty: Record<Fault, string[]> = { missing: [], changed: [], unreadable: [] };
  for (const file of files) {
    const fault = await faultOf(storage, file, isDeep);
    if (fault) faulty[fault].push(`“${file.name}” (${file.id})`);
  }
  const { missing, changed, unreadable } = faulty;
  const findings = [
    ...(missing.length === 0
      ? []
      : [problem('Media', `Files are missing from the media folder: ${few(missing)}.`, RESTORE)]),
    ...(changed.length === 0
      ? []
      : [
          problem('Media', `Files have changed on disk: ${few(changed)}.`, `${RESTORE} Then check the disk.`),
        ]),
    ...(unreadable.length === 0
      ? []
      : [
          problem(
            'Media',
            `Files cannot be read: ${few(unreadable)}.`,
            'Give the user that runs Vitrine permission to read them (chown). If it has permission, check the disk.',
          ),
        ]),
  ];
  const compared = isDeep ? ' and match what was uploaded' : '';
  return findings.length > 0
    ? findings
    : [
        good(
          'Media',
          `All files are there${compared} (${files.length} ${files.length === 1 ? 'upload' : 'uploads'}).`,
        ),
      ];
}

async function faultOf(storage: Storage, file: StoredFile, isDeep: boolean): Promise<Fault | undefined> {
  const keys = keysOf(file);
  const [original = ''] = keys;
  try {
    const sizes = await Promise.all(keys.map((key) => storage.size(key)));
    if (sizes.includes(undefined)) return 'missing';
    if (sizes[0] !== file.bytes) return 'changed';
    if (!isDeep || file.hash === '') return undefined;
    return (await storage.withFile(original, hashFile)) === file.hash ? undefined : 'changed';
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) return 'unreadable';
    throw error;
  }
}
