/**
 * A file as a stream that holds nothing until it is read. One that nobody reads leaves no file open, and one that is
 * forgotten halfway is closed with its memory: Node ends the process over a `FileHandle` that is collected open.
 */
import { close, open, read } from 'node:fs';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import type { ByteRange } from './storage.ts';

const openFile = promisify(open);
const readBytes = promisify(read);
const closeFile = promisify(close);

const forgotten = new FinalizationRegistry((descriptor: number) => close(descriptor));

export class FileStream extends Readable {
  readonly #path: string;
  readonly #end: number;
  #at: number;
  #descriptor: number | undefined;
  #reading: Promise<void> = Promise.resolve();

  /** @param range in bytes, all of the file by default; an error to open it is the stream's */
  constructor(path: string, range: ByteRange = { start: 0, end: Number.POSITIVE_INFINITY }) {
    super({ highWaterMark: 1 << 16 });
    this.#path = path;
    this.#at = range.start;
    this.#end = range.end;
  }

  override _read(size: number): void {
    this.#reading = this.#next(size).then(
      (bytes) => {
        if (!this.destroyed) this.push(bytes);
      },
      (error: Error) => {
        this.destroy(error);
      },
    );
  }

  /** Waits for what is being read: a descriptor closed under it could be another file's by then. */
  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    void this.#reading.then(() => this.#close()).then(() => done(error), done);
  }

  /** Null at the end. */
  async #next(size: number): Promise<Buffer | null> {
    const length = Math.min(size, this.#end - this.#at + 1);
    if (length <= 0) return null;
    const { bytesRead, buffer } = await readBytes(
      await this.#open(),
      Buffer.allocUnsafe(length),
      0,
      length,
      this.#at,
    );
    this.#at += bytesRead;
    return bytesRead === 0 ? null : buffer.subarray(0, bytesRead);
  }

  async #open(): Promise<number> {
    if (this.#descriptor !== undefined) return this.#descriptor;
    this.#descriptor = await openFile(this.#path, 'r');
    forgotten.register(this, this.#descriptor, this);
    return this.#descriptor;
  }

  async #close(): Promise<void> {
    if (this.#descriptor === undefined) return;
    forgotten.unregister(this);
    await closeFile(this.#descriptor);
  }
}
