/** A copy of the project in which generators are tried out, with the packages of this one. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const bin = path.join(root, 'node_modules', '.bin');
/** All that people write. */
const WRITTEN = ['src', 'testing', 'scripts', 'e2e', 'bench', 'docs'];

export interface ProjectCopy {
  execute(command: string, ...args: string[]): { readonly code: number | null; readonly output: string };
  read(file: string): string;
  /** Files that are new or changed. */
  changedFiles(): string[];
  /** Lines of a file that are not in the original. */
  newLinesOf(file: string): string[];
  remove(): void;
}

export function copyProject(name: string): ProjectCopy {
  const copy = mkdtempSync(path.join(tmpdir(), `vitrine-${name}-`));
  const left = new Set(['node_modules', '.git', 'dist', 'data']);
  cpSync(root, copy, {
    recursive: true,
    // What has been compiled is up to date in the copy too.
    preserveTimestamps: true,
    filter: (source) => source === root || !left.has(path.relative(root, source)),
  });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  const read = (file: string, folder = copy) => readFileSync(path.join(folder, file), 'utf8');
  return {
    read,
    execute(command, ...args) {
      const env = {
        ...process.env,
        PATH: `${bin}${path.delimiter}${process.env['PATH'] ?? ''}`,
        NO_COLOR: '1',
      };
      const result = spawnSync(command, args, { cwd: copy, encoding: 'utf8', env });
      return { code: result.status, output: result.stdout + result.stderr };
    },
    changedFiles: () =>
      WRITTEN.flatMap((folder) => filesBelow(copy, folder)).filter(
        (file) => !bytesOf(root, file)?.equals(readFileSync(path.join(copy, file))),
      ),
    newLinesOf(file) {
      const old = new Set(read(file, root).split('\n'));
      return read(file)
        .split('\n')
        .filter((line) => !old.has(line));
    },
    remove: () => rmSync(copy, { recursive: true, force: true }),
  };
}

function filesBelow(copy: string, folder: string): string[] {
  return readdirSync(path.join(copy, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(copy, path.join(entry.parentPath, entry.name)));
}

function bytesOf(folder: string, file: string): Buffer | undefined {
  try {
    return readFileSync(path.join(folder, file));
  } catch {
    return undefined;
  }
}
