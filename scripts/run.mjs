#!/usr/bin/env node
// The one entry behind every npm script. It runs on any Node from 20: it installs what is missing, then
// carries on with the Node that the project pins (the npm package `node`), whatever the machine has.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keepRunning } from './keep-running.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
const [task = 'start', ...rest] = process.argv.slice(2);

/** Which part of the dependencies is installed, and for which lock file. */
const stampFile = join(root, 'node_modules', '.vitrine-install.json');
const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');

function installed() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    return { lock: '', dev: false };
  }
}

function install(needsDev) {
  const have = installed();
  if (have.lock === lock && (have.dev || !needsDev) && existsSync(join(bin, 'node'))) return;
  // Standard output belongs to the task: `npx vitrine schema > file` may be the very first thing somebody runs.
  console.error(needsDev ? 'Installing dependencies…' : 'Installing what Vitrine needs to run…');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // Not `npm ci`: it refuses a lock file that lacks binaries for other platforms, which a registry that does
  // not carry them leaves out. `npm install --no-save` takes the locked versions and writes nothing.
  const result = spawnSync(
    npm,
    [
      'install',
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      ...(needsDev ? [] : ['--omit=dev']),
    ],
    {
      cwd: root,
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
    },
  );
  if (result.status !== 0) {
    console.error(
      'The dependencies could not be installed (npm install failed, see above). Check the network and try again.',
    );
    process.exit(1);
  }
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  // Another file, not other words in the old one: copies of a checkout may share their files by hard links.
  rmSync(stampFile, { force: true });
  writeFileSync(stampFile, JSON.stringify({ lock, dev: needsDev }));
}

/** Lets `npx vitrine` find the command at once: npm links only the programs of dependencies, not a checkout's own. */
function linkCommand() {
  const link = join(bin, 'vitrine');
  if (process.platform === 'win32' || existsSync(link)) return;
  try {
    rmSync(link, { force: true });
    symlinkSync(join('..', '..', 'scripts', 'vitrine.mjs'), link);
  } catch {
    // A folder that cannot be written to: npx then finds the command the slow way.
  }
}

/** Node's flags for the server, and its environment: see docs/decisions/018. The Dockerfile repeats them. */
const server = JSON.parse(readFileSync(join(root, 'scripts', 'server-flags.json'), 'utf8'));

const TASKS = {
  start: { dev: false, file: 'scripts/start.mjs', flags: server.flags, env: server.env, isKept: true },
  dev: { dev: true, file: 'scripts/dev.mjs' },
  test: { dev: true, file: 'scripts/test.mjs' },
  check: { dev: true, file: 'scripts/check.mjs' },
  bench: { dev: true, file: 'scripts/bench.mjs' },
  'new-block': { dev: true, file: 'scripts/new-block.mjs' },
  'new-feature': { dev: true, file: 'scripts/new-feature.mjs' },
  // Imports and exports make much that is soon gone; a small nursery keeps them in half the memory.
  cli: { dev: false, file: 'scripts/cli.mjs', flags: ['--max-semi-space-size=8'] },
};

const START_WORDS = `Starts Vitrine, and prints where to set up the first site. It is told by the environment where it is to run:

  PORT=8080 DATA_DIR=/var/lib/vitrine npm start

PORT      port to listen on (4321)
DATA_DIR  folder of the database, the files and the secret (./data)

docs/operations.md lists all settings. “npx vitrine” has the commands for backups, imports and accounts.`;

const chosen = TASKS[task];
if (!chosen) {
  console.error(`Unknown task “${task}”. There are: ${Object.keys(TASKS).join(', ')}.`);
  process.exit(2);
}
if (task === 'start' && rest.length > 0) {
  const isAsked = rest.every((word) => word === '--help' || word === '-h');
  if (!isAsked) console.error(`“npm start” takes no arguments, and was given ${rest.join(' ')}.`);
  (isAsked ? console.log : console.error)(START_WORDS);
  process.exit(isAsked ? 0 : 2);
}
install(chosen.dev);
linkCommand();
if (chosen.isKept) process.exit(await keepRunning(startTask));
const child = startTask();
// Whoever stops this process means the task: it gets the signal and decides when it is done.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => {
  console.error(`Could not run ${chosen.file}: ${error.message}`);
  process.exit(1);
});
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));

function startTask() {
  return spawn(join(bin, 'node'), [...(chosen.flags ?? []), join(root, chosen.file), ...rest], {
    cwd: task === 'cli' ? process.cwd() : root,
    stdio: 'inherit',
    env: { ...chosen.env, ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` },
  });
}
