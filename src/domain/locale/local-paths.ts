/**
 * The addresses of pages in one language. Each page may have a last part for it (`a-propos` for `about`); what is below
 * follows. Paths are plain, without escapes, and without the language's prefix.
 */

export interface LocalPaths {
  /** The address in the language of a path as it is stored. */
  localOf(path: string): string;
  /** The path as it is stored of an address in the language. */
  storedOf(path: string): string;
}

/** A document with the last parts of its address by language. */
export interface LocallyNamed {
  readonly path: string;
  readonly slug: string;
  readonly slugs: Readonly<Record<string, string>>;
}

/** @returns undefined where the language has the addresses of the main one */
export function localPathsOf(documents: readonly LocallyNamed[], language: string): LocalPaths | undefined {
  const local = new PathMap();
  const stored = new PathMap();
  // What is above comes first, since it is part of what is below.
  for (const { path, slug, slugs } of [...documents].sort((a, b) => depthOf(a.path) - depthOf(b.path))) {
    const own = slugs[language];
    const parts = own === undefined ? undefined : splitAt(path, slug);
    if (own === undefined || !parts) continue;
    const to = local.follow(parts.above) + parts.before + own + parts.after;
    // Where two would have one address, the second keeps its own.
    if (to === path || stored.has(to)) continue;
    local.set(path, to);
    stored.set(to, path);
  }
  if (local.isEmpty) return undefined;
  return { localOf: (path) => local.follow(path), storedOf: (path) => stored.follow(path) };
}

/** Where a slug is in a path. The address of a post may have a date after it, or in the same part. */
function splitAt(path: string, slug: string): Record<'above' | 'before' | 'after', string> | undefined {
  if (slug === '') return undefined;
  const whole = `${path}/`.lastIndexOf(`/${slug}/`);
  const at = whole === -1 ? path.lastIndexOf(slug) : whole + 1;
  if (at < 1) return undefined;
  const end = path.lastIndexOf('/', at - 1);
  return { above: path.slice(0, end), before: path.slice(end, at), after: path.slice(at + slug.length) };
}

function depthOf(path: string): number {
  return path.split('/').length;
}

/** From paths to others. What is below one of them goes along. */
class PathMap {
  readonly #paths = new Map<string, string>();
  /** Of the deepest path: nothing is looked for below it, however long an address a visitor sends. */
  #depth = 0;

  get isEmpty(): boolean {
    return this.#paths.size === 0;
  }

  has(path: string): boolean {
    return this.#paths.has(path);
  }

  set(path: string, to: string): void {
    this.#paths.set(path, to);
    this.#depth = Math.max(this.#depth, depthOf(path) - 1);
  }

  follow(path: string): string {
    for (let end = this.#endOf(path); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const to = this.#paths.get(path.slice(0, end));
      if (to !== undefined) return to + path.slice(end);
    }
    return path;
  }

  /** Where the part of a path ends that is as deep as the deepest. */
  #endOf(path: string): number {
    let end = 0;
    for (let step = 0; step < this.#depth && end !== -1; step += 1) end = path.indexOf('/', end + 1);
    return end === -1 ? path.length : end;
  }
}
