/** Texts that machines fetch again and again: with a tag, so that they are sent once, and compressed. */
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import { accepts, etagOf, matchesEtag } from './negotiate.ts';

/** Less is not worth compressing. */
const MIN_COMPRESSED = 400;

export function answerText(
  context: Context,
  text: string,
  headers: Readonly<Record<string, string>>,
): Response {
  const plain = Buffer.from(text);
  const encoding = encodingFor(context.req.header('accept-encoding'), plain.length);
  // Of the words and how they are packed: the same text in another encoding is another answer.
  const all = { ...headers, etag: etagOf(plain, encoding), vary: 'Accept-Encoding' };
  if (matchesEtag(context.req.header('if-none-match'), all.etag)) return context.body(null, 304, all);
  if (encoding === 'identity') return context.body(text, 200, all);
  const packed = encoding === 'br' ? brotliCompressSync(plain) : gzipSync(plain);
  return context.body(new Uint8Array(packed), 200, { ...all, 'content-encoding': encoding });
}

function encodingFor(accept: string | undefined, length: number): 'br' | 'gzip' | 'identity' {
  if (length < MIN_COMPRESSED) return 'identity';
  return (['br', 'gzip'] as const).find((encoding) => accepts(accept, encoding)) ?? 'identity';
}
