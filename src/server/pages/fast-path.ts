/**
 * Answers published pages that are in the cache straight from the socket's request, before a Request object
 * is made or a route is matched. It knows nothing the routes do not: what it cannot answer it leaves to them.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { BoundedMap } from '#domain/bounded-map.ts';
import type { Caller } from '../http/client-address.ts';
import { chooseEncoding, type Encoding } from '../http/compress.ts';
import { matchesEtag } from '../http/negotiate.ts';
import type { SiteEntry } from '../http/site-environment.ts';
import { type CachedResponse, cacheKey, type EncodedBody, type PageCache } from './page-cache.ts';
import { normalizeTarget } from './page-target.ts';
import type { SiteRegistry } from './site-registry.ts';
import type { VariedPages } from './varied-pages.ts';

export interface FastPathDeps {
  readonly cache: PageCache;
  readonly registry: SiteRegistry;
  readonly varied: VariedPages;
}

/** Addresses seen lately: parsing an address costs more than all the rest. */
const MAX_TARGETS = 5000;
/** Longer ones are parsed each time, so that made-up addresses cannot fill the memory. */
const MAX_KEPT_TARGET = 500;

/** @returns whether the request has been answered */
export type FastPath = (request: IncomingMessage, response: ServerResponse) => boolean;

export function createFastPath({ cache, registry, varied }: FastPathDeps): FastPath {
  const targetOf = createTargetCache();
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const site = registry.peek(request.headers.host ?? '');
    const target = site && targetOf(request.url ?? '/');
    if (!target) return false;
    const entry = findKept({ cache, registry, varied }, request, { site, target });
    return entry !== undefined && sendReady(request, response, entry);
  };
}

function findKept(
  { cache, registry, varied }: FastPathDeps,
  request: IncomingMessage,
  { site, target }: { readonly site: SiteEntry; readonly target: string },
): CachedResponse | undefined {
  const page = cacheKey(site.id, site.version, target);
  const key = varied.keyOf(page, callerOf(request), site);
  if (key === undefined) return undefined;
  const entry = registry.isOut ? cache.getEvenOld(key) : cache.get(key);
  // Where it is not known what varies, no one gets what may not be theirs.
  return entry?.isVaried && !varied.of(page) ? undefined : entry;
}

function callerOf(incoming: IncomingMessage): Caller {
  return {
    req: { header: (name) => [incoming.headers[name]].flat()[0] },
    env: { incoming },
  };
}

/** A body that is still to be compressed is waited for by the routes. */
function sendReady(request: IncomingMessage, response: ServerResponse, entry: CachedResponse): boolean {
  const body = entry.bodies.get(encodingFor(request, entry));
  if (body) send(request, response, entry, body);
  return body !== undefined;
}

function encodingFor(request: IncomingMessage, entry: CachedResponse): Encoding {
  return chooseEncoding(request.headers['accept-encoding'], entry.bodies.get('identity')?.bytes.length ?? 0);
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  entry: CachedResponse,
  body: EncodedBody,
): void {
  if (entry.status === 200 && matchesEtag(request.headers['if-none-match'], body.etag)) {
    const cacheControl = entry.headers['cache-control'] ?? '';
    response.writeHead(304, { etag: body.etag, vary: 'Accept-Encoding', 'cache-control': cacheControl });
    response.end();
    return;
  }
  response.writeHead(entry.status, body.rawHeaders);
  response.end(request.method === 'HEAD' ? undefined : body.bytes);
}

/** The page an address asks for, as its part of the cache key; empty for what is no plain page. */
function createTargetCache(): (url: string) => string {
  const targets = new BoundedMap<string, string>(MAX_TARGETS);
  return (url) =>
    targets.get(url) ?? (url.length > MAX_KEPT_TARGET ? readTarget(url) : targets.keep(url, readTarget(url)));
}

function readTarget(url: string): string {
  const target = normalizeTarget(url);
  return target.kind === 'page' && !url.includes('format=') ? target.key : '';
}
