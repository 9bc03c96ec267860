/**
 * Reads data of an older version as this version would: from a copy that is upgraded, in a folder that goes again. The
 * data itself is only read. A copy of PostgreSQL is an embedded database too, as backups are the same for both.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listAppliedMigrations } from '#server/backup/queries.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { writeBackup } from '#server/backup/write-backup.ts';
import { openDatabase } from '#server/db/database.ts';
import type { Deps } from '#server/deps.ts';
import { openMediaStorage } from '#server/media/open-media.ts';
import { keysOf } from '#server/transfer-ports.ts';

/** @param work gets the copy in the place of the data; stored files are where they were */
export async function withUpgradedCopy<T>(deps: Deps, work: (copied: Deps) => Promise<T>): Promise<T> {
  // Only this user can look into it.
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-copy-'));
  try {
    const file = join(folder, 'tables.tar.gz');
    const storage = openMediaStorage(folder);
    await writeBackup({ db: deps.db, now: deps.now, storage, keysOf }, { file, hasFiles: false });
    const migrateTo = (await listAppliedMigrations(deps.db.read)).at(-1);
    const db = await openDatabase({ dataDir: folder, migrateTo });
    try {
      const copy = { db, storage, tempDir: join(folder, 'incoming') };
      const copied = await restoreBackup(copy, { file, confirm: async () => true });
      if (copied.kind !== 'restored') throw new Error('the copy of the tables could not be read');
      return await work({ ...deps, db });
    } finally {
      await db.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
