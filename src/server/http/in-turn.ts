/**
 * One request of a connection at a time. A client may send many without waiting for an answer, and Node hands over all
 * that one packet holds at once: a thousand of them would be answered before anyone else has a turn.
 */
import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies send the next request after the answer; the few programs that do not send a handful ahead. */
const MAX_WAITING = 100;

/** Answers as `listener` does, each request when the one before it on its connection has its answer. */
export function inTurn(listener: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (request, response) => {
    // Node gives a response its socket when those before it have been sent.
    if (response.socket) return listener(request, response);
    const { socket } = request;
    const before = waiting.get(socket) ?? 0;
    if (before >= MAX_WAITING) return void socket.destroy();
    waiting.set(socket, before + 1);
    response.once('socket', () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      setImmediate(listener, request, response);
    });
  };
}
