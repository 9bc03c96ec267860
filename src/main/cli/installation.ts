/** The installation commands work on: the same settings, data folder and database as the server's. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { DATABASE_FILE } from '#server/db/sqlite.ts';
import type { Deps } from '#server/deps.ts';
import { listSites } from '#server/kernel/sites/queries.ts';
import { readSettings, type ServerSettings } from '#server/settings.ts';
import { openDeps } from '../wire.ts';
import { failed, type Outcome } from './command.ts';
import type { Cli } from './terminal.ts';

/** Whoever typed a command is waiting: shorter than a server's start may take. */
const DATABASE_WAIT_MS = 3000;

export interface OpenOptions {
  /** The command may be the first to use the data folder; others want one that is there. */
  readonly mayCreate?: boolean;
}

/** Opens the installation for the time of one command. */
export async function withInstallation(
  cli: Cli,
  work: (deps: Deps, settings: ServerSettings) => Promise<Outcome>,
  options: OpenOptions = {},
): Promise<Outcome> {
  const read = readSettings(cli.env);
  if (!read.ok) return failed(read.problems.join('\n'));
  const { settings } = read;
  if (!options.mayCreate && !settings.databaseUrl && !existsSync(join(settings.dataDir, DATABASE_FILE))) {
    return failed(
      `There is no Vitrine data in ${settings.dataDir}. Start the server once (npm start), or set DATA_DIR to the folder that holds it.`,
    );
  }
  const opened = await open(settings, cli);
  if ('message' in opened) return failed(opened.message);
  try {
    return await work(opened, settings);
  } finally {
    await opened.db.close();
  }
}

async function open(settings: ServerSettings, cli: Cli): Promise<Deps | { readonly message: string }> {
  // Standard output belongs to the command's answer.
  const log = pino({ level: cli.env['LOG_LEVEL'] ?? 'error', base: null }, pino.destination(2));
  try {
    return await openDeps(settings, log, DATABASE_WAIT_MS);
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
