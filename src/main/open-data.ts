/** Opens the data for a server, or says in one sentence why that cannot be and what to do about it. */
import { join } from 'node:path';
import type { Logger } from 'pino';
import { lockDataFolder } from '#server/db/data-lock.ts';
import { NewerDatabaseError } from '#server/db/migrate.ts';
import { DATABASE_FILE } from '#server/db/sqlite.ts';
import { DatabaseUnavailableError } from '#server/db/unavailable.ts';
import type { Deps } from '#server/deps.ts';
import type { ServerSettings } from '#server/settings.ts';
import { isDiskFull } from './cli/outside-problem.ts';
import { openDeps } from './wire.ts';

export type DataOpened =
  | { readonly kind: 'opened'; readonly deps: Deps; close(): Promise<void> }
  | { readonly kind: 'failed'; readonly message: string };

/** With the embedded database, one server at a time; on PostgreSQL any number share it. */
export async function openData(settings: ServerSettings, log: Logger): Promise<DataOpened> {
  try {
    const lock = settings.databaseUrl
      ? undefined
      : lockDataFolder(settings.dataDir, { pid: process.pid, port: settings.port });
    if (lock?.kind === 'taken') return { kind: 'failed', message: lock.message };
    const deps = await openDeps(settings, log);
    const close = async () => {
      await deps.db.close();
      lock?.release();
    };
    return { kind: 'opened', deps, close };
  } catch (error) {
    const message = explain(error, settings);
    if (message === undefined) throw error;
    return { kind: 'failed', message };
  }
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
