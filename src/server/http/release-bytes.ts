/**
 * Chunks of bodies give their memory back as soon as they have been used. The collector looks at how many objects there
 * are, and a chunk is one small object with much memory outside: tens of megabytes would pile up before it comes by.
 */

/** @param bytes nobody needs any more; left alone where they are part of something larger */
export function releaseBytes({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}

/** The same bytes, of which slices are copies: those of a Buffer would lose their memory with it. */
export function plainBytes({ buffer, byteOffset, byteLength }: Uint8Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}
