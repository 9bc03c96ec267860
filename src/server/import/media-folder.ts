/** The folder of files that comes with an export, found by the addresses under which the old site served them. */
import { readdirSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';

export type FileFound =
  | { readonly kind: 'found'; readonly path: string }
  | { readonly kind: 'missing' }
  /** Several files of this name, and none in the folder the address names. */
  | { readonly kind: 'ambiguous'; readonly paths: readonly string[] };

const MISSING: FileFound = { kind: 'missing' };
const MAX_FILES = 500_000;

export class MediaFolder {
  readonly #root: string;
  readonly #byPath = new Map<string, string>();
  readonly #byName = new Map<string, string[]>();

  /** @throws where the folder cannot be read */
  constructor(root: string) {
    this.#root = root;
    const entries = readdirSync(root, { recursive: true, withFileTypes: true });
    for (const entry of entries.slice(0, MAX_FILES)) {
      // Links could lead out of the folder that was named.
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      this.#byPath.set(keyOf(relative(root, path).split(sep).join('/')), path);
      const name = keyOf(entry.name);
      this.#byName.set(name, [...(this.#byName.get(name) ?? []), path]);
    }
  }

  get root(): string {
    return this.#root;
  }

  /** @param url address on the old site: the more of its folders match, the better */
  find(url: string): FileFound {
    const path = pathOf(url);
    if (path === undefined) return MISSING;
    const parts = path.split('/').filter((part) => part !== '');
    for (let from = 0; from < parts.length; from += 1) {
      const found = this.#byPath.get(keyOf(parts.slice(from).join('/')));
      if (found) return { kind: 'found', path: found };
    }
    const named = this.#byName.get(keyOf(basename(path))) ?? [];
    const [only] = named;
    if (only === undefined) return MISSING;
    return named.length === 1 ? { kind: 'found', path: only } : { kind: 'ambiguous', paths: named };
  }
}

function keyOf(path: string): string {
  return path.normalize('NFC').toLowerCase();
}

/** The decoded path of an address, absolute or not. */
function pathOf(url: string): string | undefined {
  if (!URL.canParse(url, 'http://site/')) return undefined;
  const { pathname } = new URL(url, 'http://site/');
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
