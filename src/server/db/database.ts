/** Opens the database the settings name. */
import type { Database } from './engine.ts';

export interface DatabaseOptions {
  /** PostgreSQL connection string; without one the embedded database is used. */
  readonly url?: string | undefined;
  /** Folder of the embedded database's file. */
  readonly dataDir: string;
  /** Stop after this migration; for tests of older states. */
  readonly migrateTo?: string | undefined;
}

/** Opens the database the options name and brings it up to date. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  // Each engine's driver is loaded only where it is used: it is memory and start-up time.
  if (options.url) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(options.url, options.migrateTo);
  }
  const { openSqlite } = await import('./sqlite.ts');
  return openSqlite(options.dataDir, options.migrateTo);
}
