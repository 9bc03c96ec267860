/**
 * Files that can be made again, in a folder of bounded size: what has not been asked for the longest goes
 * first. The order survives a restart through the files' times.
 */
import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { HOUR_MS } from '#domain/time.ts';
import { assertKey } from '../storage/storage.ts';

/** Noting every use would be a write for every picture shown. */
const TOUCH_MS = HOUR_MS;

interface Entry {
  readonly bytes: number;
  readonly touchedAt: number;
}

export class DiskCache {
  readonly #folder: string;
  readonly #maxBytes: number;
  readonly #now: () => number;
  /** In the order of use, oldest first. */
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;
  #loading: Promise<void> | undefined;

  constructor(folder: string, maxBytes: number, now: () => number) {
    this.#folder = folder;
    this.#maxBytes = maxBytes;
    this.#now = now;
  }

  get bytes(): number {
    return this.#bytes;
  }

  async read(key: string): Promise<Buffer | undefined> {
    await this.#load();
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    try {
      const bytes = await readFile(this.#fileOf(key));
      await this.#touch(key, entry);
      return bytes;
    } catch {
      // Somebody cleared the folder: it holds nothing that cannot be made again.
      this.#forget(key);
      return undefined;
    }
  }

  async has(key: string): Promise<boolean> {
    await this.#load();
    return this.#entries.has(key);
  }

  /** Takes over a finished file of the same disk. */
  async add(key: string, file: string): Promise<void> {
    await this.#load();
    const target = this.#fileOf(key);
    await mkdir(dirname(target), { recursive: true });
    const { size } = await stat(file);
    await rename(file, target);
    this.#remember(key, size, this.#now());
    await this.#evict(key);
  }

  /** Removes everything below a prefix that ends in `/`. */
  async removeAll(prefix: string): Promise<void> {
    await this.#load();
    for (const key of [...this.#entries.keys()]) if (key.startsWith(prefix)) this.#forget(key);
    await rm(this.#fileOf(prefix.slice(0, -1)), { recursive: true, force: true });
  }

  async #touch(key: string, entry: Entry): Promise<void> {
    const now = this.#now();
    const isDue = now - entry.touchedAt > TOUCH_MS;
    this.#remember(key, entry.bytes, isDue ? now : entry.touchedAt);
    if (isDue) await utimes(this.#fileOf(key), now / 1000, now / 1000);
  }

  #remember(key: string, bytes: number, touchedAt: number): void {
    this.#forget(key);
    this.#entries.set(key, { bytes, touchedAt });
    this.#bytes += bytes;
  }

  #forget(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }

  async #evict(newest: string): Promise<void> {
    for (const key of [...this.#entries.keys()]) {
      if (this.#bytes <= this.#maxBytes || key === newest) return;
      this.#forget(key);
      await rm(this.#fileOf(key), { force: true });
    }
  }

  #fileOf(key: string): string {
    assertKey(key);
    return join(this.#folder, ...key.split('/'));
  }

  /** What the folder held when this process first looked. */
  #load(): Promise<void> {
    this.#loading ??= this.#scan();
    return this.#loading;
  }

  async #scan(): Promise<void> {
    const found: { key: string; bytes: number; usedAt: number }[] = [];
    const entries = await readdir(this.#folder, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      const facts = await stat(file).catch(() => undefined);
      const key = relative(this.#folder, file).split(sep).join('/');
      if (facts) found.push({ key, bytes: facts.size, usedAt: facts.mtimeMs });
    }
    found.sort((one, other) => one.usedAt - other.usedAt);
    for (const { key, bytes, usedAt } of found) this.#remember(key, bytes, usedAt);
  }
}
