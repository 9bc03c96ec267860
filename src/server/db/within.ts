/** Commands that open a transaction of their own, run inside of one that is under way. */
import type { Database } from './engine.ts';
import type { Queryable } from './schema.ts';

/** The database as commands take it, with every write inside the given transaction. */
export function within(db: Database, tx: Queryable): Database {
  return { ...db, read: tx, write: (command) => command(tx) };
}
