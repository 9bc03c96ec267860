/**
 * Answers published pages that are in the cache straight from the socket's request, before a Request object
 * is made or a route is matched. It knows nothing the routes do not: what it cannot answer it leaves to them.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { cacheKey, chooseEncoding, matchesEtag, type PageCache } from './page-cache.ts';
import { normalizeTarget } from './page-target.ts';
import type { SiteRegistry } from './site-registry.ts';

export interface FastPathDeps {
  readonly cache: PageCache;
  readonly registry: SiteRegistry;
}

/** Keys of addresses seen lately: parsing an address costs more than all the rest. */
const MAX_KEYS = 5000;

/** @returns whether the request has been answered */
export function createFastPath({
  cache,
  registry,
}: FastPathDeps): (request: IncomingMessage, response: ServerResponse) => boolean {
  const keys = new Map<string, string>();
  const keyOf = (url: string): string => {
    const known = keys.get(url);
    if (known !== undefined) return known;
    const target = normalizeTarget(url);
    const key = target.kind === 'page' && !url.includes('format=') ? target.key : '';
    if (keys.size >= MAX_KEYS) keys.delete(keys.keys().next().value ?? '');
    keys.set(url, key);
    return key;
  };
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const site = registry.peek(request.headers.host ?? '');
    if (!site) return false;
    const target = keyOf(request.url ?? '/');
    if (target === '') return false;
    const key = cacheKey(site.id, site.version, target);
    const entry = cache.get(key);
    if (!entry) return false;
    const length = entry.bodies.get('identity')?.bytes.length ?? 0;
    const encoding = chooseEncoding(request.headers['accept-encoding'], length);
    const body = cache.body(key, entry, encoding);
    if (entry.status === 200 && matchesEtag(request.headers['if-none-match'], body.etag)) {
      response.writeHead(304, {
        etag: body.etag,
        vary: 'Accept-Encoding',
        'cache-control': entry.headers['cache-control'] ?? '',
      });
      response.end();
      return true;
    }
    response.writeHead(entry.status, body.rawHeaders);
    if (request.method === 'HEAD') response.end();
    else response.end(body.bytes);
    return true;
  };
}
