/**
 * How long the body of a request may take. A minute is enough for whatever anybody may send; who sends files, and was
 * asked who they are or is filling in a form that takes files, may go on for as long as their connection moves.
 */
import { IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { Context } from 'hono';

const BODY_MS = 60_000;
/** What those who may go on have to send in that time: even the slowest lines carry some hundred bytes a second. */
const LEAST_BYTES = 30_000;

/** How long the connection of a refused body stays open, for its sender to read why. */
const CLOSES_AFTER_MS = 3000;

const SLOW = 'The upload took too long. Try again, over a faster connection if you can.';

const unhurried = new WeakSet<IncomingMessage>();

/** From here on the body of this request may take longer, up to the limit of the server. */
export function allowSlowBody(context: Context): void {
  const { incoming } = (context.env ?? {}) as { incoming?: unknown };
  if (incoming instanceof IncomingMessage) unhurried.add(incoming);
}

/** @param bodyMs how long a body may take, and within which one that may take longer has to move on */
export function limitBodyTime(listener: RequestListener, bodyMs = BODY_MS): RequestListener {
  return (request, response) => {
    if (hasBody(request)) watch(request, response, bodyMs);
    return listener(request, response);
  };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function watch(request: IncomingMessage, response: ServerResponse, bodyMs: number): void {
  const { socket } = request;
  let seen = socket.bytesRead;
  const timer = setInterval(() => {
    if (request.complete) return clearInterval(timer);
    const came = socket.bytesRead - seen;
    seen = socket.bytesRead;
    if (unhurried.has(request) && came >= LEAST_BYTES) return;
    clearInterval(timer);
    refuse(request, response);
  }, bodyMs);
  timer.unref();
  const stop = () => clearInterval(timer);
  request.once('close', stop);
  // A body that its answer leaves unread does not end by itself: its connection does.
  response.once('close', () => {
    if (request.complete || socket.destroyed) stop();
    else socket.once('close', stop);
  });
}

function refuse({ socket }: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) return void socket.destroy();
  response.writeHead(408, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' });
  // Not at once: closing over bytes on their way would reset the connection, and the answer would be lost.
  response.end(SLOW, () => setTimeout(() => socket.destroy(), CLOSES_AFTER_MS).unref());
}
