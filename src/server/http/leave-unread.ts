/**
 * What becomes of bodies that an answer leaves unread. By itself Node would take in all of it, however much that is,
 * to keep the connection for the next request. Here the connection ends with the answer, and little more is read.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { releaseBytes } from './release-bytes.ts';

/** Bodies that say they are no longer than this are read to their end: their connection is worth more. */
const SMALL_BYTES = 64_000;
/** Of others so much more is read: whoever looks for an answer only when all is sent gets there. */
const SPARE_BYTES = 2_000_000;
/** So long the connection stays open: closing it over bytes on their way would reset it and take the answer along. */
const SPARE_MS = 2000;

/** Answers as `listener` does, and ends the connection with answers that came before the end of a large body. */
export function leaveUnread(listener: RequestListener): RequestListener {
  return (request, response) => {
    if (mayBeLarge(request)) closeUnlessRead(request, response);
    return listener(request, response);
  };
}

function mayBeLarge({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > SMALL_BYTES;
}

function closeUnlessRead(request: IncomingMessage, response: ServerResponse): void {
  const { shouldKeepAlive } = response;
  response.shouldKeepAlive = false;
  request.once('end', () => {
    response.shouldKeepAlive = shouldKeepAlive;
  });
  // Before Node's own, which would begin to read the rest.
  response.prependOnceListener('finish', () => {
    if (!request.complete) readLittleMore(request);
  });
}

function readLittleMore(request: IncomingMessage): void {
  const { socket } = request;
  let left = SPARE_BYTES;
  const close = () => socket.destroy();
  const timer = setTimeout(close, SPARE_MS);
  socket.once('close', () => clearTimeout(timer));
  // By this Node closes as soon as the answer is written. It says that nothing follows, and no more.
  socket.destroySoon = () => socket.end();
  request.on('data', (bytes: Buffer) => {
    left -= bytes.length;
    releaseBytes(bytes);
    if (left < 0) request.pause();
  });
  request.once('end', close);
  request.resume();
}
