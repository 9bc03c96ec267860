/**
 * Whether a request that bears a session comes from the owner area itself. A browser sends the cookie along
 * with requests other sites make it send, at least from sites below the same domain; these are refused.
 */
import type { Context } from 'hono';
import { CALL_HEADER } from '#domain/accounts/contract.ts';

const READS = new Set(['GET', 'HEAD']);
/** `none` is an address typed or opened from a bookmark. */
const OWN_READS = new Set(['same-origin', 'none']);

/** Reading may come from the address bar; changing takes the owner area's origin and its header. */
export function isFromOwnerArea(context: Context, ownerOrigin: string): boolean {
  const origin = context.req.header('origin');
  const fetchSite = context.req.header('sec-fetch-site');
  if (origin !== undefined && origin !== ownerOrigin) return false;
  if (READS.has(context.req.method)) return fetchSite === undefined || OWN_READS.has(fetchSite);
  if (fetchSite !== undefined && fetchSite !== 'same-origin') return false;
  const isOwn = origin === ownerOrigin || fetchSite === 'same-origin';
  return isOwn && context.req.header(CALL_HEADER) === '1';
}

export function refuseCrossSite(context: Context): Response {
  return context.json(
    {
      error: {
        kind: 'cross-site',
        message: 'This call did not come from the owner area. Reload the page and try again.',
      },
    },
    403,
  );
}
