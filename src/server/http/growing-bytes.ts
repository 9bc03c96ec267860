/** Chunks copied one behind the other. A list of them would not do: a chunk may be one byte, and as an object it takes hundreds. */
import { releaseBytes } from './release-bytes.ts';

export class GrowingBytes {
  #bytes = Buffer.alloc(0);
  #length = 0;

  add(chunk: Uint8Array): void {
    const length = this.#length + chunk.length;
    if (length > this.#bytes.length) {
      const larger = Buffer.allocUnsafe(Math.max(length, 2 * this.#bytes.length));
      larger.set(this.#bytes.subarray(0, this.#length));
      releaseBytes(this.#bytes);
      this.#bytes = larger;
    }
    this.#bytes.set(chunk, this.#length);
    this.#length = length;
  }

  /** All of them; good until the next is added. */
  whole(): Buffer<ArrayBuffer> {
    return this.#bytes.subarray(0, this.#length);
  }
}
