/**
 * Copies of PDFs with the names of their buyers: made when one is downloaded, and kept for some minutes, since a
 * download that goes on asks for more of the same. Nothing of them stays in the storage.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { BoundedMap } from '#domain/bounded-map.ts';
import { MINUTE_MS } from '#domain/time.ts';
import type { ByteRange, Storage } from '../../../storage/storage.ts';
import { productFileKey } from '../queries-downloads.ts';
import { runStamp, type StampOutcome } from './run-stamp.ts';

const KEPT_MS = 10 * MINUTE_MS;
const MOST_KEPT = 20;
/** A PDF that could not be stamped is not tried again at once: each try takes a turn from others. */
const FAILED_MS = MINUTE_MS;
const MOST_FAILED = 1000;

interface StampedFile {
  readonly bytes: number;
  read(range: ByteRange | undefined): Promise<Readable>;
}

export type StampedResult =
  | { readonly kind: 'stamped'; readonly file: StampedFile }
  | Exclude<StampOutcome, { kind: 'stamped' }>
  | { readonly kind: 'missing' };

interface Kept {
  readonly path: string;
  readonly outcome: Promise<StampOutcome | undefined>;
}

export class StampedFiles {
  readonly #storage: Storage;
  readonly #tempDir: string;
  readonly #kept = new Map<string, Kept>();
  /** Until when, by files. */
  readonly #failed = new BoundedMap<string, number>(MOST_FAILED);

  constructor({ storage, tempDir }: { readonly storage: Storage; readonly tempDir: string }) {
    this.#storage = storage;
    this.#tempDir = tempDir;
  }

  /** @param fileId of the product */
  async get(fileId: string, line: string): Promise<StampedResult> {
    if ((this.#failed.get(fileId) ?? 0) > performance.now()) return { kind: 'unreadable' };
    const key = `${fileId} ${line}`;
    const kept = this.#kept.get(key) ?? this.#make(key, fileId, line);
    const outcome = await kept.outcome;
    if (outcome?.kind !== 'stamped') {
      if (outcome && outcome.kind !== 'busy') this.#failed.keep(fileId, performance.now() + FAILED_MS);
      await this.#drop(key, kept);
      return outcome ?? { kind: 'missing' };
    }
    const { size } = await stat(kept.path);
    return {
      kind: 'stamped',
      file: {
        bytes: size,
        // Opened at once: what is dropped meanwhile is still read to its end.
        read: async (range) => (await open(kept.path)).createReadStream(range),
      },
    };
  }

  #make(key: string, fileId: string, line: string): Kept {
    const path = join(this.#tempDir, `stamped-${randomBytes(12).toString('hex')}`);
    const kept = { path, outcome: this.#stamp(fileId, path, line) };
    this.#kept.set(key, kept);
    setTimeout(() => void this.#drop(key, kept).catch(() => undefined), KEPT_MS).unref();
    const [oldest] = this.#kept;
    if (this.#kept.size > MOST_KEPT && oldest) void this.#drop(...oldest).catch(() => undefined);
    return kept;
  }

  async #stamp(fileId: string, target: string, line: string): Promise<StampOutcome | undefined> {
    await mkdir(this.#tempDir, { recursive: true });
    return this.#storage.withFile(productFileKey(fileId), (file) => runStamp({ file, target, line }));
  }

  async #drop(key: string, kept: Kept): Promise<void> {
    if (this.#kept.get(key) === kept) this.#kept.delete(key);
    await kept.outcome.catch(() => undefined);
    await rm(kept.path, { force: true });
  }
}
