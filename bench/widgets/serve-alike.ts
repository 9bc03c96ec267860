/**
 * One server for ours and the peers, so that none waits for anything the others do not: what the product answers is
 * asked once and then kept, scripts and pages are sent as gzip.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

interface Kept {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

export interface AlikeServer {
  readonly origin: string;
  stop(): Promise<void>;
}

const PASSED_ON = ['content-type', 'content-security-policy', 'location'] as const;

/**
 * @param pages HTML and scripts by path
 * @param product origin of the running product
 */
export async function serveAlike(
  pages: ReadonlyMap<string, string>,
  product: (path: string) => string,
): Promise<AlikeServer> {
  const kept = new Map<string, Promise<Kept>>();
  const answer = (path: string): Promise<Kept> => {
    const own = pages.get(path);
    if (own === undefined) return askProduct(product(path));
    const type = path.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8';
    return Promise.resolve(pack({ status: 200, headers: { 'content-type': type }, body: Buffer.from(own) }));
  };
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (request.method !== 'GET') {
      response.writeHead(204).end();
      return;
    }
    let found = kept.get(path);
    if (!found) {
      found = answer(path);
      kept.set(path, found);
    }
    found.then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.writeHead(502).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function askProduct(url: string): Promise<Kept> {
  const response = await fetch(url, { redirect: 'manual', headers: { accept: 'image/webp,*/*' } });
  const headers: Record<string, string> = {};
  for (const name of PASSED_ON) {
    const value = response.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  return pack({ status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) });
}

function pack({ status, headers, body }: Kept): Kept {
  const isText = /^text|javascript|json|svg/.test(headers['content-type'] ?? '');
  // Kept for ever, as the product says of its files: what is measured is the first visit, in a browser without a cache.
  if (!isText) return { status, headers, body };
  return { status, headers: { ...headers, 'content-encoding': 'gzip' }, body: gzipSync(body) };
}
