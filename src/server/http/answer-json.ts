/**
 * JSON for the owner area, smaller on its way: a list of products or documents is often forty kilobytes, of which a
 * sixth is left. Compressing what lies beside a secret could give the secret away by its length (BREACH), to a page that
 * makes the owner's browser ask again and again with guesses in the address. No such page gets an answer: a request that
 * bears a session has to come from the owner area (`isFromOwnerArea`), and no browser sends an access token by itself.
 * Besides, secrets are only in answers to calls that make one, which take a header that other pages cannot set. Open calls
 * are sent as they are, since nothing asks where those come from.
 */
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { chooseEncoding, compress } from './compress.ts';

/** Shorter ones fit into the first packets anyway. */
const MIN_BYTES = 1000;
/** Under way at the same time. Beyond that the processor has more to do than the network, and memory would fill. */
const MAX_AT_ONCE = 16;

let underWay = 0;

export async function answerJson(
  context: Context,
  value: unknown,
  status: ContentfulStatusCode,
  more: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const text = JSON.stringify(value);
  const headers = { ...more, 'content-type': 'application/json' };
  if (text.length < MIN_BYTES) return context.body(text, status, headers);
  const encoding = chooseEncoding(context.req.header('accept-encoding'));
  const vary = { vary: 'Accept-Encoding' };
  if (encoding === 'identity' || underWay >= MAX_AT_ONCE)
    return context.body(text, status, { ...headers, ...vary });
  underWay += 1;
  try {
    const packed = new Uint8Array(await compress(Buffer.from(text), encoding, 'quick'));
    return context.body(packed, status, { ...headers, ...vary, 'content-encoding': encoding });
  } finally {
    underWay -= 1;
  }
}
