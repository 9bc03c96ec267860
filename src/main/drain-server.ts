/** Ends a web server without cutting off anybody who is being served. */
import type { RequestListener, Server } from 'node:http';

const LOOK_MS = 50;

/** Answers as `listener` does, and once `isStopping` ends each connection with its answer. */
export function closingListener(listener: RequestListener, isStopping: () => boolean): RequestListener {
  return (request, response) => {
    if (isStopping()) response.setHeader('connection', 'close');
    return listener(request, response);
  };
}

/**
 * Takes no new connections, waits for the requests under way, and resolves when all connections are closed: at
 * the latest after `withinMs`, when those that are left are cut.
 */
export async function drainServer(server: Server, withinMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection that is kept alive becomes idle with its last answer, and nobody closes it then.
  const looking = setInterval(() => server.closeIdleConnections(), LOOK_MS);
  const cutting = setTimeout(() => server.closeAllConnections(), withinMs);
  server.closeIdleConnections();
  await closed;
  clearInterval(looking);
  clearTimeout(cutting);
}
