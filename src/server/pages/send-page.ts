/** Pages on their way out: their headers, and the body in the encoding that is asked for. */
import type { Context } from 'hono';
import { chooseEncoding, compress } from '../http/compress.ts';
import { matchesEtag } from '../http/negotiate.ts';
import { HSTS, SECURITY_HEADERS } from '../http/security-headers.ts';
import { type CachedResponse, encodeBody, type PageCache } from './page-cache.ts';
import type { Served } from './serve-page.ts';

export function pageHeaders(
  { isSecure }: { readonly isSecure: boolean },
  served: Extract<Served, { kind: 'page' }>,
  isSplit = false,
): Record<string, string> {
  return {
    ...served.headers,
    ...SECURITY_HEADERS,
    ...(isSecure ? { 'strict-transport-security': HSTS } : {}),
    'cache-control': served.isCacheable
      ? `${isSplit ? 'private' : 'public'}, max-age=0, must-revalidate`
      : 'private, no-store',
  };
}

/** A page made just now: compressed quickly, since it may not be asked for again. */
export async function answerNew(context: Context, made: CachedResponse, bytes: Buffer): Promise<Response> {
  const encoding = chooseEncoding(context.req.header('accept-encoding'), bytes.length);
  const packed = await compress(bytes, encoding, 'quick');
  return send(context, made.status, encodeBody(made, packed, encoding));
}

export async function sendKept(
  deps: { readonly cache: PageCache },
  context: Context,
  key: string,
  kept: CachedResponse,
): Promise<Response> {
  const length = kept.bodies.get('identity')?.bytes.length ?? 0;
  const encoding = chooseEncoding(context.req.header('accept-encoding'), length);
  return send(context, kept.status, await deps.cache.body(key, kept, encoding));
}

function send(
  context: Context,
  status: number,
  body: { bytes: Buffer; etag: string; rawHeaders: string[] },
): Response {
  const headers = new Headers();
  for (let index = 0; index < body.rawHeaders.length; index += 2)
    headers.set(body.rawHeaders[index] ?? '', body.rawHeaders[index + 1] ?? '');
  if (status === 200 && matchesEtag(context.req.header('if-none-match'), body.etag)) {
    headers.delete('content-length');
    return new Response(null, { status: 304, headers });
  }
  return new Response(context.req.method === 'HEAD' ? null : new Uint8Array(body.bytes), { status, headers });
}
