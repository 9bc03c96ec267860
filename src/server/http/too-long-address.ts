/** Addresses that are too long to be looked at, by whatever answers them. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { SECURITY_HEADERS } from './security-headers.ts';

/** Bytes, as they are sent. The longest path of a page takes some 600. */
const MAX_PATH_BYTES = 2048;
const MAX_QUERY_BYTES = 8192;

const SAY = 'This address is too long. Check that you copied it correctly.';

/** @returns whether the request has been answered, with 414, for the length of its address */
export function refuseTooLong(request: IncomingMessage, response: ServerResponse): boolean {
  const { url = '' } = request;
  const query = url.indexOf('?');
  const pathLength = query < 0 ? url.length : query;
  if (pathLength <= MAX_PATH_BYTES && url.length - pathLength <= MAX_QUERY_BYTES) return false;
  response.writeHead(414, {
    ...SECURITY_HEADERS,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(request.method === 'HEAD' ? undefined : SAY);
  return true;
}
