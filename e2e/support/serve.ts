/** A small web server for browser tests, on a free port of this machine only. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Handler = (
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
) => string | Uint8Array | undefined;

export interface TestServer {
  readonly origin: string;
  /** Path and query of every request so far. */
  readonly requests: string[];
  close(): Promise<void>;
}

const TYPES: readonly [ending: string, type: string][] = [
  ['.js', 'text/javascript'],
  ['.css', 'text/css'],
  ['.json', 'application/json'],
  ['.svg', 'image/svg+xml'],
];

/** `handle` answers a body, or undefined for "not found" (unless it ended the response itself). */
export async function serve(handle: Handler): Promise<TestServer> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    requests.push(url.pathname + url.search);
    const type = TYPES.find(([ending]) => url.pathname.endsWith(ending))?.[1] ?? 'text/html';
    response.setHeader('content-type', `${type}; charset=utf-8`);
    const body = handle(url, request, response);
    if (response.writableEnded || response.headersSent) return;
    if (body === undefined) response.statusCode = 404;
    response.end(body ?? 'Not found');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
