/** Brings the tables of an older version forward, after a backup of them. The caller makes sure that no other process uses them. */
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type BackupWritten, writeBackup } from '#server/backup/write-backup.ts';
import type { Deps } from '#server/deps.ts';
import { openMediaStorage } from '#server/media/open-media.ts';
import { keysOf } from '#server/transfer-ports.ts';

export interface UpgradeBackup {
  readonly dataDir: string;
  readonly file: string;
  /** Stored files too. Without them it is quick, and a way back where they stay: an upgrade changes no file. */
  readonly hasFiles: boolean;
  readonly onProgress?: (done: string) => void;
}

/** Beside the data, since it is made by itself; named by when and by the last step that follows. */
export function backupFileFor(dataDir: string, missing: readonly string[], now: number): string {
  const at = new Date(now).toISOString().slice(0, 19).replaceAll(':', '-');
  return join(dataDir, 'backups', `before-${missing.at(-1) ?? 'upgrade'}-${at}.tar.gz`);
}

export async function backUpBeforeUpgrade(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { dataDir, file, hasFiles, onProgress }: UpgradeBackup,
): Promise<BackupWritten> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const storage = openMediaStorage(dataDir);
  return writeBackup({ db, now, storage, keysOf }, { file, hasFiles, ...(onProgress ? { onProgress } : {}) });
}
