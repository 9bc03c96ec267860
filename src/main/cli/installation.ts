/** The installation commands work on: the same settings, data folder and database as the server's. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Logger, pino } from 'pino';
import { readSchemaState, type SchemaState } from '#server/db/schema-state.ts';
import { DATABASE_FILE } from '#server/db/sqlite.ts';
import type { Deps } from '#server/deps.ts';
import { listSites } from '#server/kernel/sites/queries.ts';
import { readSettings, type ServerSettings } from '#server/settings.ts';
import { type DataHeld, holdData } from '../hold-data.ts';
import { openDeps } from '../wire.ts';
import { failed, type Outcome } from './command.ts';
import { dropTables, emptyAgain, type FolderBefore, lookAt } from './new-place.ts';
import { outsideProblem } from './outside-problem.ts';
import type { Cli } from './terminal.ts';
import { UPGRADE } from './upgrade-words.ts';
import { withUpgradedCopy } from './upgraded-copy.ts';

/** Somebody is waiting at a terminal: shorter than a server's start may take. */
const DATABASE_WAIT_MS = 3000;
const RETRY_MS = 50;

export interface OpenOptions {
  /** The command may be the first to use the data folder; others want one that is there. */
  readonly mayCreate?: boolean;
  /**
   * What it does with the tables of an older version. No command but `upgrade` and `restore` changes those.
   * - `refused` (default): nothing
   * - `read`: reads them as they are
   * - `read or copied`: where that fails, reads a copy that is upgraded
   * - `copied`: reads such a copy at once, since it takes what is in them for what this version writes
   * - `any`: looks after tables of every version itself
   */
  readonly olderTables?: 'refused' | 'read' | 'read or copied' | 'copied' | 'any';
}

const OLDER = 'This database is from an older version of Vitrine.';

/** Opens the installation for the time of one command. */
export async function withInstallation(cli: Cli, work: Work, options: OpenOptions = {}): Promise<Outcome> {
  const read = readSettings(cli.env);
  if (!read.ok) return failed(read.problems.join('\n'));
  const { settings } = read;
  if (!options.mayCreate && !settings.databaseUrl && !existsSync(join(settings.dataDir, DATABASE_FILE)))
    return failed(nothingThere(settings));
  const opened = await open(settings, cli, options);
  if ('message' in opened) return failed(opened.message);
  let isDone = false;
  try {
    const outcome = await workOn(opened, work, { cli, settings, options });
    isDone = outcome.kind === 'done';
    return outcome;
  } finally {
    await close(opened, settings, isDone);
  }
}

type Work = (deps: Deps, settings: ServerSettings, state: SchemaState) => Promise<Outcome>;

interface Opened {
  readonly deps: Deps;
  readonly state: SchemaState;
  /** Where this command made the tables. No server starts on them until it has ended. */
  readonly made?: { readonly held: Extract<DataHeld, { kind: 'held' }>; readonly before: FolderBefore };
}

interface Asked {
  readonly cli: Cli;
  readonly settings: ServerSettings;
  readonly options: OpenOptions;
}

async function workOn(
  { deps, state }: Opened,
  work: Work,
  { cli, settings, options: { olderTables = 'refused' } }: Asked,
): Promise<Outcome> {
  if (state.kind === 'current' || olderTables === 'any') return work(deps, settings, state);
  if (state.kind === 'empty') return failed(nothingThere(settings));
  if (state.kind === 'newer') return failed(`${state.message} Nothing was changed.`);
  if (olderTables === 'refused') return failed(`${OLDER} Nothing was changed. ${UPGRADE}`);
  cli.note(`Note: ${OLDER} This command only reads it, without upgrading it.`);
  if (olderTables !== 'copied') {
    try {
      return await work(deps, settings, state);
    } catch (error) {
      if (olderTables === 'read' || outsideProblem(error) !== undefined) throw error;
      deps.log.debug({ err: error }, 'reading older tables as they are');
    }
  }
  cli.progress('Copying the tables');
  return withUpgradedCopy(deps, (copied) => work(copied, settings, { kind: 'current' }));
}

/** What was done is done, whatever happens while it closes. */
async function close({ deps, made }: Opened, settings: ServerSettings, isDone: boolean): Promise<void> {
  const warn = (error: unknown) => deps.log.warn({ err: error }, 'closing the database');
  const isUndone = made && !isDone && (await dropTables(deps.db, made.held, settings).catch(warn)) === true;
  await deps.db.close().catch(warn);
  await made?.held.release();
  if (isUndone) await emptyAgain(made.before).catch(warn);
}

function nothingThere({ databaseUrl, dataDir }: ServerSettings): string {
  return databaseUrl
    ? 'There is no Vitrine data in this PostgreSQL database. Start the server once (npm start), or set DATABASE_URL to the one that holds it.'
    : `There is no Vitrine data in ${dataDir}. Start the server once (npm start), or set DATA_DIR to the folder that holds it.`;
}

/** Standard output belongs to the command's answer. */
function logFor({ env }: Cli): Logger {
  return pino({ level: env['LOG_LEVEL'] ?? 'error', base: null }, pino.destination(2));
}

/** Opens the tables as they are; where there are none yet, and the command may make them, it does. */
async function openAsTheyAre(
  settings: ServerSettings,
  log: Logger,
  { mayCreate }: OpenOptions,
): Promise<Opened> {
  const how = { waitForMs: DATABASE_WAIT_MS };
  const before = mayCreate ? await lookAt(settings.dataDir) : undefined;
  const until = Date.now() + DATABASE_WAIT_MS;
  for (;;) {
    const deps = await openDeps(settings, log, { ...how, isLeftAsItIs: true });
    try {
      const state = await readSchemaState(deps.db.read);
      if (state.kind !== 'empty' || !before) return { deps, state };
    } catch (error) {
      await deps.db.close();
      throw error;
    }
    await deps.db.close();
    const held = await holdData(settings, 0);
    if (held.kind === 'held') return makeTables(settings, log, held, before);
    // A server, or another command, is making them just now.
    if (Date.now() > until) throw new Error(held.message);
    await sleep(RETRY_MS);
  }
}

async function makeTables(
  settings: ServerSettings,
  log: Logger,
  held: Extract<DataHeld, { kind: 'held' }>,
  before: FolderBefore,
): Promise<Opened> {
  try {
    const deps = await openDeps(settings, log, { waitForMs: DATABASE_WAIT_MS });
    return { deps, state: { kind: 'current' }, made: { held, before } };
  } catch (error) {
    await held.release();
    if (!settings.databaseUrl) await emptyAgain(before);
    throw error;
  }
}

/** Takes the steps that are missing. The caller holds the data. */
export async function bringForward(settings: ServerSettings, cli: Cli): Promise<void> {
  const deps = await openDeps(settings, logFor(cli), { waitForMs: DATABASE_WAIT_MS });
  await deps.db.close();
}

async function open(
  settings: ServerSettings,
  cli: Cli,
  options: OpenOptions,
): Promise<Opened | { readonly message: string }> {
  try {
    return await openAsTheyAre(settings, logFor(cli), options);
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    return { message: `The database could not be opened: ${reason}` };
  }
}

export type SiteFound =
  | { readonly kind: 'found'; readonly id: string }
  | Extract<Outcome, { kind: 'failed' }>;

/** The site of an identifier, or which ones there are. */
export async function findSite(deps: Pick<Deps, 'db'>, identifier: string): Promise<SiteFound> {
  const sites = await listSites(deps.db.read);
  const site = sites.find((each) => each.identifier === identifier);
  if (site) return { kind: 'found', id: site.id };
  const known = sites.map((each) => each.identifier);
  const list = known.length > 0 ? `Sites: ${known.join(', ')}.` : 'There are no sites yet.';
  return { kind: 'failed', message: `There is no site “${identifier}”. ${list}` };
}

const FILE_PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: 'its folder does not exist',
  ENOTDIR: 'its folder is a file',
  EEXIST: 'its folder is a file',
  EISDIR: 'it is a folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
};

/** Why a file cannot be written, in a sentence; undefined for errors that are not about files. */
export function fileProblem(error: unknown, file: string): string | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = FILE_PROBLEMS[code];
  return reason && `${file} cannot be written: ${reason}.`;
}
