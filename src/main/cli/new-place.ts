/** A command that is the first to use a place, and is refused, leaves nothing there. */
import { readdir, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { dropAll, listTables } from '#server/backup/queries.ts';
import type { Database } from '#server/db/engine.ts';
import type { ServerSettings } from '#server/settings.ts';
import type { DataHeld } from '../hold-data.ts';
import { hasAnything } from './queries.ts';

/** What a data folder held before. */
export interface FolderBefore {
  readonly dataDir: string;
  /** Undefined where there was no folder. */
  readonly names: ReadonlySet<string> | undefined;
  /** Folders above it that were not there either, from the inside out. */
  readonly above: readonly string[];
}

export async function lookAt(dataDir: string): Promise<FolderBefore> {
  const names = await namesIn(dataDir);
  const above: string[] = [];
  if (!names)
    for (let each = dirname(dataDir); !(await namesIn(each)); each = dirname(each)) above.push(each);
  return { dataDir, names: names && new Set(names), above };
}

/**
 * Takes away the tables that a command has made. Where somebody else has begun to use them they stay.
 * @returns whether they may go; those of the embedded database go with its file
 */
export async function dropTables(
  db: Database,
  held: Extract<DataHeld, { kind: 'held' }>,
  { databaseUrl }: Pick<ServerSettings, 'databaseUrl'>,
): Promise<boolean> {
  if (await hasAnything(db.read)) return false;
  if (!databaseUrl) return true;
  if ((await held.findOthers('any')).length > 0) return false;
  await db.write(async (tx) => dropAll(tx, await listTables(tx, db.engine)));
  return true;
}

/** Once nothing in the folder is open. */
export async function emptyAgain({ dataDir, names, above }: FolderBefore): Promise<void> {
  const added = ((await namesIn(dataDir)) ?? []).filter((name) => !names?.has(name));
  for (const name of added) await rm(join(dataDir, name), { recursive: true, force: true });
  // A folder that has something in it by now stays.
  for (const folder of names ? [] : [dataDir, ...above]) await rmdir(folder).catch(() => undefined);
}

async function namesIn(folder: string): Promise<string[] | undefined> {
  return readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  });
}
