/** A stream as the body of an answer. */
import type { Readable } from 'node:stream';
import { ReadableStream as NodeStream } from 'node:stream/web';

/** Reads nothing ahead: a body nobody takes, as of an answer to HEAD, leaves no file open. Ended early, it ends the stream. */
export function streamBody(stream: Readable): ReadableStream<Uint8Array> {
  return NodeStream.from<Uint8Array>(stream) as ReadableStream<Uint8Array>;
}
