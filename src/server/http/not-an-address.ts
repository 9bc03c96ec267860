/** The answer to what stands where an address should and can be none, on every host. */
import { SECURITY_HEADERS } from './security-headers.ts';

const SAY = 'This is not a valid address. Check it for typos.';

export function notAnAddress(): Response {
  return new Response(SAY, {
    status: 400,
    headers: {
      ...SECURITY_HEADERS,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    },
  });
}
