/**
 * Items of an export, put aside in a temporary file: the first reading checks the whole export, and items are
 * then taken out in the order in which they can be written, without being held in memory.
 */
import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WxrItem } from '#domain/import/wxr.ts';

/** Where an item lies in the spool. */
export interface SpooledAt {
  readonly offset: number;
  readonly length: number;
}

export class ItemSpool {
  readonly #folder = mkdtempSync(join(tmpdir(), 'vitrine-import-'));
  readonly #file: number;
  #end = 0;

  constructor() {
    this.#file = openSync(join(this.#folder, 'items'), 'w+', 0o600);
    this.#removeFolder();
  }

  add(item: WxrItem): SpooledAt {
    const bytes = Buffer.from(JSON.stringify(item));
    const at = { offset: this.#end, length: bytes.length };
    for (let done = 0; done < bytes.length; ) {
      done += writeSync(this.#file, bytes, done, bytes.length - done, at.offset + done);
    }
    this.#end += bytes.length;
    return at;
  }

  take({ offset, length }: SpooledAt): WxrItem {
    const bytes = Buffer.allocUnsafe(length);
    for (let done = 0; done < length; ) {
      const read = readSync(this.#file, bytes, done, length - done, offset + done);
      if (read === 0) throw new Error('the spool of an import is shorter than it was');
      done += read;
    }
    return JSON.parse(bytes.toString()) as WxrItem;
  }

  remove(): void {
    closeSync(this.#file);
    this.#removeFolder();
  }

  /** At once, while the file is open: a process that is killed then leaves nothing. Not every system allows it. */
  #removeFolder(): void {
    try {
      rmSync(this.#folder, { recursive: true, force: true });
    } catch {
      // It is removed when the file is closed.
    }
  }
}
