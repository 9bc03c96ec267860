/** Reading many tables as they were at one moment, while others write. */
import type { Database } from './engine.ts';
import type { Queryable } from './schema.ts';

export interface Snapshot {
  /** All its queries see the same moment. */
  readonly db: Queryable;
  close(): Promise<void>;
}

/**
 * On the embedded engine this process's other reads wait until the snapshot is closed: use nothing but its
 * handle meanwhile, and use it in a process of its own, such as the command line.
 */
export async function openSnapshot(database: Database): Promise<Snapshot> {
  const transaction = database.read.startTransaction();
  const db = await (database.engine === 'sqlite'
    ? transaction
    : transaction.setIsolationLevel('repeatable read').setAccessMode('read only')
  ).execute();
  return {
    db,
    async close() {
      // What has been read stays read when the connection breaks now.
      await db
        .rollback()
        .execute()
        .catch(() => undefined);
    },
  };
}

/** The same for the time of one function. */
export async function readSnapshot<T>(
  database: Database,
  work: (snapshot: Queryable) => Promise<T>,
): Promise<T> {
  const snapshot = await openSnapshot(database);
  try {
    return await work(snapshot.db);
  } finally {
    await snapshot.close();
  }
}
