/** The installation commands work on: the same settings, data folder and database as the server's. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import { readSchemaState, type SchemaState } from '#server/db/schema-state.ts';
import { DATABASE_FILE } from '#server/db/sqlite.ts';
import type { Deps } from '#server/deps.ts';
import { listSites } from '#server/kernel/sites/queries.ts';
import { readSettings, type ServerSettings } from '#server/settings.ts';
import { openDeps } from '../wire.ts';
import { failed, type Outcome } from './command.ts';
import { outsideProblem } from './outside-problem.ts';
import type { Cli } from './terminal.ts';

/** Whoever typed a command is waiting: shorter than a server's start may take. */
const DATABASE_WAIT_MS = 3000;

export interface OpenOptions {
  /** The command may be the first to use the data folder; others want one that is there. */
  readonly mayCreate?: boolean;
  /**
   * Which age of the tables it works on. `current` (default): no other. `older`: it only reads, and tries that on
   * older ones as they are. `any`: it looks after that itself. No command but `upgrade` and `restore` changes tables.
   */
  readonly tables?: 'current' | 'older' | 'any';
}

/** What to do where the tables are older than the program. */
export const UPGRADE =
  'Stop the server, then run “npx vitrine upgrade”: it makes a backup first. A server of this version does the same when it starts.';

/** Opens the installation for the time of one command. */
export async function withInstallation(
  cli: Cli,
  work: (deps: Deps, settings: ServerSettings, state: SchemaState) => Promise<Outcome>,
  options: OpenOptions = {},
): Promise<Outcome> {
  const read = readSettings(cli.env);
  if (!read.ok) return failed(read.problems.join('\n'));
  const { settings } = read;
  if (!options.mayCreate && !settings.databaseUrl && !existsSync(join(settings.dataDir, DATABASE_FILE)))
    return failed(nothingThere(settings));
  const opened = await open(settings, cli, options);
  if ('message' in opened) return failed(opened.message);
  const { deps } = opened;
  try {
    return await workOn(opened, () => work(deps, settings, opened.state), { cli, settings, options });
  } finally {
    // What was done is done, whatever happens while it closes.
    await deps.db.close().catch((error: unknown) => deps.log.warn({ err: error }, 'closing the database'));
  }
}

interface Opened {
  readonly deps: Deps;
  readonly state: SchemaState;
}

interface Asked {
  readonly cli: Cli;
  readonly settings: ServerSettings;
  readonly options: OpenOptions;
}

async function workOn(
  { state }: Opened,
  work: () => Promise<Outcome>,
  { cli, settings, options: { tables = 'current' } }: Asked,
): Promise<Outcome> {
  if (state.kind === 'current' || tables === 'any') return work();
  if (state.kind === 'empty') return failed(nothingThere(settings));
  if (state.kind === 'newer') return failed(`${state.message} Nothing was changed.`);
  const older = `This database is of an older version of Vitrine (steps to take: ${state.missing.length}).`;
  if (tables === 'current') return failed(`${older} Nothing was changed. ${UPGRADE}`);
  cli.note(`Note: ${older} It is opened without upgrading it.`);
  try {
    return await work();
  } catch (error) {
    if (outsideProblem(error) !== undefined) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    return failed(`An older database cannot be opened without upgrading it (${reason}). ${UPGRADE}`);
  }
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
  const deps = await openDeps(settings, log, { ...how, isLeftAsItIs: true });
  try {
    const state = await readSchemaState(deps.db.read);
    if (state.kind !== 'empty' || !mayCreate) return { deps, state };
  } catch (error) {
    await deps.db.close();
    throw error;
  }
  await deps.db.close();
  return { deps: await openDeps(settings, log, how), state: { kind: 'current' } };
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
  const list = known.length > 0 ? `There are: ${known.join(', ')}.` : 'There are no sites yet.';
  return { kind: 'failed', message: `There is no site “${identifier}”. ${list}` };
}

const FILE_PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: 'its folder is not there',
  ENOTDIR: 'its folder is a file',
  EEXIST: 'its folder is a file',
  EISDIR: 'it is a folder',
  EACCES: 'the permission is missing',
  EPERM: 'the permission is missing',
  EROFS: 'the disk can only be read',
  ENOSPC: 'the disk is full',
};

/** Why a file cannot be written, in a sentence; undefined for errors that are not about files. */
export function fileProblem(error: unknown, file: string): string | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = FILE_PROBLEMS[code];
  return reason && `${file} cannot be written: ${reason}.`;
}
