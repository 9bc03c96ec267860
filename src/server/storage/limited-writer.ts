/** Writes a file chunk by chunk, and no further than its limit. */
import type { FileHandle } from 'node:fs/promises';

export class TooLargeError extends Error {
  override readonly name = 'TooLargeError';
}

export class LimitedWriter {
  readonly #handle: FileHandle;
  #left: number;

  constructor(handle: FileHandle, maxBytes: number) {
    this.#handle = handle;
    this.#left = maxBytes;
  }

  /** @throws TooLargeError as soon as it would be more than the limit */
  async write(bytes: Uint8Array): Promise<void> {
    this.#left -= bytes.length;
    if (this.#left < 0) throw new TooLargeError();
    await this.#handle.writeFile(bytes);
  }

  async close(): Promise<void> {
    await this.#handle.close();
  }
}
