/**
 * The licences of everything that is installed with Vitrine, for the screen that shows them: read from the
 * packages when the owner area is built, in place of the module that holds none.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Licence } from '../src/owner/installation/licence.ts';

const MODULE = '/src/owner/installation/licences.ts';
const TEXT_FILE = /^(licen[cs]e|copying|ofl)/i;

export function licences(): Plugin {
  return {
    name: 'licences',
    load(id) {
      if (!id.endsWith(MODULE)) return undefined;
      const json = JSON.stringify(readLicences(this.environment.config.root));
      return `export const LICENCES = JSON.parse(${JSON.stringify(json)});`;
    },
  };
}

interface LockEntry {
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

/** Packages of the lock file that are there without those for development; others are for other machines. */
function readLicences(root: string): Licence[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockEntry>;
  };
  const folders = Object.entries(lock.packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
    .map(([path]) => join(root, path))
    .filter((folder) => existsSync(join(folder, 'package.json')));
  const byName = new Map(folders.map(readLicence).map((each) => [`${each.name} ${each.version}`, each]));
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function readLicence(folder: string): Licence {
  const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, unknown>;
  const { name, version, license } = about;
  const file = readdirSync(folder).find((each) => TEXT_FILE.test(each));
  return {
    name: String(name),
    version: String(version),
    licence: typeof license === 'string' ? license : 'See its text',
    text: file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim(),
  };
}
