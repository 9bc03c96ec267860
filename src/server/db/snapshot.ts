/** Reading many tables as they were at one moment, while others write. */
import type { Database } from './engine.ts';
import type { Queryable } from './schema.ts';

/**
 * Runs queries that all see the same moment. On the embedded engine this process's other reads wait meanwhile:
 * `work` uses nothing but the handle it is given, and belongs into a process of its own, such as the command line.
 */
export function readSnapshot<T>(db: Database, work: (snapshot: Queryable) => Promise<T>): Promise<T> {
  const transaction = db.read.transaction();
  if (db.engine === 'sqlite') return transaction.execute(work);
  return transaction.setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
}
