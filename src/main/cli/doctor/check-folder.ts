/** The data folder: there, writable, roomy, and closed to other users. */
import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { formatBytes } from '../numbers.ts';
import { type Finding, good, note, problem } from './findings.ts';

const LITTLE_BYTES = 1_000_000_000;
const TOO_LITTLE_BYTES = 100_000_000;

export function checkFolder(dataDir: string): Finding[] {
  if (!existsSync(dataDir)) {
    return [
      problem(
        'Data folder',
        `${dataDir} does not exist.`,
        'Start the server once (npm start), or set DATA_DIR to the folder that holds your data.',
      ),
    ];
  }
  return [checkRights(dataDir), checkRoom(dataDir), ...checkSecret(dataDir)];
}

function checkRights(dataDir: string): Finding {
  try {
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    return good('Data folder', `${dataDir} is readable and writable.`);
  } catch {
    return problem(
      'Data folder',
      `This user cannot read and write ${dataDir}.`,
      'Run Vitrine as the user who owns the folder, or give this user permission (chown).',
    );
  }
}

function checkRoom(dataDir: string): Finding {
  const free = freeBytes(dataDir);
  if (free === undefined) return note('Disk', 'The free space could not be read.', 'Check it with “df”.');
  const said = `${formatBytes(free)} free.`;
  if (free >= LITTLE_BYTES) return good('Disk', said);
  const remedy = 'Free some space. When the disk is full, nothing can be saved.';
  return free < TOO_LITTLE_BYTES ? problem('Disk', said, remedy) : note('Disk', said, remedy);
}

/** Undefined where the file system does not say. */
function freeBytes(dataDir: string): number | undefined {
  try {
    const { bavail, bsize } = statfsSync(dataDir);
    return bavail * bsize;
  } catch {
    return undefined;
  }
}

function checkSecret(dataDir: string): Finding[] {
  const file = join(dataDir, 'secret');
  const isOpen = process.platform !== 'win32' && existsSync(file) && (statSync(file).mode & 0o077) !== 0;
  return isOpen
    ? [
        problem(
          'Secret',
          `${file} can be read by other users of this machine.`,
          `Restrict access: chmod 600 ${file}`,
        ),
      ]
    : [];
}
