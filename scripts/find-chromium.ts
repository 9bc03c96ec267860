// Finds a Chrome or Chromium for the browser tests, installs Debian's where that is allowed, or says what to do. One that
// cannot have a window comes first: without the browser's own interface, tests take half the time.
import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const WINDOWS_ROOTS = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];
const WINDOWS_PLACES = ['Google\\Chrome\\Application\\chrome.exe', 'Chromium\\Application\\chrome.exe'];

/** @returns the path of the program */
export function findChromium(env = process.env): string | undefined {
  if (env['CHROMIUM_PATH']) return isProgram(env['CHROMIUM_PATH']) ? env['CHROMIUM_PATH'] : undefined;
  const onPath = (env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => COMMANDS.map((name) => join(folder, name)));
  const onWindows = WINDOWS_ROOTS.flatMap((root) =>
    WINDOWS_PLACES.map((place) => join(env[root] ?? '', place)),
  );
  return [...PLACES, ...onPath, ...(process.platform === 'win32' ? onWindows : [])].find(isProgram);
}

function isProgram(file: string) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The same, installing Debian's where this process may. */
export function ensureChromium(env = process.env): { path: string } | { problem: string } {
  if (env['CHROMIUM_PATH'] && !isProgram(env['CHROMIUM_PATH']))
    return { problem: `CHROMIUM_PATH is ${env['CHROMIUM_PATH']}, but there is no program that can be run.` };
  const path = findChromium(env) ?? installFromDebian();
  return path ? { path } : { problem: howToInstall() };
}

/** What to do where there is none. */
export function howToInstall() {
  return `The browser tests need Chrome or Chromium. ${advice()}`;
}

function isDebian() {
  return process.platform === 'linux' && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');
}

function installFromDebian() {
  if (!isDebian() || process.getuid?.() !== 0) return undefined;
  console.log('Installing Chromium for the browser tests…');
  const options: SpawnSyncOptions = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], options);
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const { status } = spawnSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', name],
      options,
    );
    if (status === 0) return findChromium();
  }
  return undefined;
}

function advice() {
  if (isDebian()) return 'Install it with: sudo apt-get install chromium';
  if (process.platform === 'darwin') return 'Install it with: brew install --cask chromium';
  if (process.platform === 'win32') return 'Install it with: winget install Google.Chrome';
  return 'Install one, or name the program in CHROMIUM_PATH.';
}
