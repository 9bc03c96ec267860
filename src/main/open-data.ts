/** Opens the data for a server, or says in one sentence why that cannot be and what to do about it. */
import { join } from 'node:path';
import type { Logger } from 'pino';
import { NewerDatabaseError } from '#server/db/migrate.ts';
import { readSchemaState } from '#server/db/schema-state.ts';
import { DATABASE_FILE } from '#server/db/sqlite.ts';
import { DatabaseUnavailableError } from '#server/db/unavailable.ts';
import type { Deps } from '#server/deps.ts';
import type { ServerSettings } from '#server/settings.ts';
import { isDiskFull } from './cli/outside-problem.ts';
import { type DataHeld, findObstacle, holdData } from './hold-data.ts';
import { backUpBeforeUpgrade, backupFileFor } from './upgrade-data.ts';
import { openDeps } from './wire.ts';

export type DataOpened =
  | { readonly kind: 'opened'; readonly deps: Deps; close(): Promise<void> }
  | { readonly kind: 'failed'; readonly message: string };

/**
 * With the embedded database, one server at a time; on PostgreSQL any number of one version share it.
 * @param say gets the steps of an upgrade, in lines for people
 */
export async function openData(
  settings: ServerSettings,
  log: Logger,
  say: (line: string) => void = () => undefined,
): Promise<DataOpened> {
  let held: DataHeld | undefined;
  try {
    held = await holdData(settings, settings.port);
    if (held.kind === 'taken') return { kind: 'failed', message: held.message };
    const { release } = held;
    const opened = await openCurrent(settings, log, held, say);
    if ('message' in opened) {
      await release();
      return { kind: 'failed', message: opened.message };
    }
    const close = async () => {
      await opened.db.close();
      await release();
    };
    return { kind: 'opened', deps: opened, close };
  } catch (error) {
    if (held?.kind === 'held') await held.release();
    const message = explain(error, settings);
    if (message === undefined) throw error;
    return { kind: 'failed', message };
  }
}

/** Makes the tables, or brings them forward: after a backup, and while no other version works on them. */
async function openCurrent(
  settings: ServerSettings,
  log: Logger,
  held: DataHeld,
  say: (line: string) => void,
): Promise<Deps | { readonly message: string }> {
  const deps = await openDeps(settings, log, { isLeftAsItIs: true });
  try {
    const state = await readSchemaState(deps.db.read);
    if (state.kind === 'current') return deps;
    const obstacle = state.kind === 'older' ? await findObstacle(held, 'another version') : undefined;
    if (state.kind === 'newer' || obstacle !== undefined) {
      await deps.db.close();
      return { message: state.kind === 'newer' ? state.message : `${obstacle} Nothing was changed.` };
    }
    if (state.kind === 'older') {
      const file = backupFileFor(settings.dataDir, state.missing, deps.now());
      await backUpBeforeUpgrade(deps, { dataDir: settings.dataDir, file, hasFiles: false });
      say(`Upgrading the data of an older version (${state.missing.join(', ')}).`);
      say(`  Its tables as they were   ${file}`);
    }
  } catch (error) {
    await deps.db.close();
    throw error;
  }
  await deps.db.close();
  return openDeps(settings, log);
}

/** Does what a first start does with the data; what nobody can help but its owner is said in one sentence. */
export async function inPlainWords<T>(
  settings: ServerSettings,
  work: () => Promise<T>,
): Promise<
  { readonly kind: 'done'; readonly value: T } | { readonly kind: 'failed'; readonly message: string }
> {
  try {
    return { kind: 'done', value: await work() };
  } catch (error) {
    const message = explain(error, settings);
    if (message === undefined) throw error;
    return { kind: 'failed', message };
  }
}

const SQLITE_CORRUPT = 11;
const SQLITE_CANNOT_OPEN = 14;
const SQLITE_NOT_A_DATABASE = 26;
/** PostgreSQL's classes for refused sign-ins and for a database that is not there. */
const REFUSED = /^(28|3D)/;
const FOLDER_CODES = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENAMETOOLONG']);

function explain(error: unknown, settings: ServerSettings): string | undefined {
  if (error instanceof DatabaseUnavailableError || error instanceof NewerDatabaseError) return error.message;
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  const folder = settings.dataDir;
  if (isDiskFull(error))
    return `The disk that holds the data folder ${folder} is full. Free some space, then start Vitrine again.`;
  if (FOLDER_CODES.has(code) || sqliteCode(error) === SQLITE_CANNOT_OPEN) {
    return `Vitrine cannot write to its data folder ${folder} (${error.message}): give it the permission, or set DATA_DIR to a folder it may write to.`;
  }
  if ([SQLITE_CORRUPT, SQLITE_NOT_A_DATABASE].includes(sqliteCode(error))) {
    return `The database ${join(folder, DATABASE_FILE)} is damaged: move it away and restore your last backup.`;
  }
  if (REFUSED.test(code)) return `PostgreSQL refused the connection (${error.message}): check DATABASE_URL.`;
  return undefined;
}

function sqliteCode(error: Error): number {
  return 'errcode' in error ? Number(error.errcode) & 0xff : 0;
}
