/**
 * Answers made smaller for the way. The work is done in Node's thread pool: on the thread that answers requests, one
 * large text would make every visitor of the installation wait.
 */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { accepts } from './negotiate.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Quick: for an answer that is sent once. Good: for one that is kept and sent many times. */
export type Effort = 'quick' | 'good';

const BROTLI_QUALITY: Readonly<Record<Effort, number>> = { quick: 4, good: 9 };
const GZIP_LEVEL: Readonly<Record<Effort, number>> = { quick: 4, good: 6 };
/** Smaller answers are not worth compressing. */
const MIN_COMPRESSED = 400;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export async function compress(bytes: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'identity') return bytes;
  if (encoding === 'gzip') return toGzip(bytes, { level: GZIP_LEVEL[effort] });
  return toBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

/** The encoding to answer in: brotli, else gzip, else as it is. */
export function chooseEncoding(accept: string | undefined, length: number): Encoding {
  if (length < MIN_COMPRESSED) return 'identity';
  return (['br', 'gzip'] as const).find((encoding) => accepts(accept, encoding)) ?? 'identity';
}
