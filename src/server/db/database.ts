/** Opens the database the settings name. */
import type { Database, DatabaseOptions } from './engine.ts';

/** Opens the database the options name, and brings it up to date unless it is to be left as it is. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  // Each engine's driver is loaded only where it is used: it is memory and start-up time.
  if (options.url) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(options.url, options);
  }
  const { openSqlite } = await import('./sqlite.ts');
  return openSqlite(options);
}
