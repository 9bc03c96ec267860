/**
 * Answers made smaller for the way. The work is done in Node's thread pool: on the thread that answers requests, one
 * large text would make every visitor of the installation wait.
 */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { BoundedMap } from '#domain/bounded-map.ts';
import { qualityOf } from './negotiate.ts';

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

/** Nearly all browsers send the same few headers. */
const chosen = new BoundedMap<string, Encoding>(50);
/** Longer ones are read each time, so that made-up headers cannot fill the memory. */
const MAX_KEPT_HEADER = 100;

/**
 * The encoding to answer in: the one that is wanted most, brotli where both are; as it is where neither is.
 * @param length in bytes, where what is short may be among it
 */
export function chooseEncoding(accept: string | undefined, length = MIN_COMPRESSED): Encoding {
  if (accept === undefined || length < MIN_COMPRESSED) return 'identity';
  if (accept.length > MAX_KEPT_HEADER) return mostWanted(accept);
  return chosen.get(accept) ?? chosen.keep(accept, mostWanted(accept));
}

function mostWanted(accept: string): Encoding {
  const brotli = qualityOf(accept, 'br');
  const gzip = qualityOf(accept, 'gzip');
  if (brotli > 0 && brotli >= gzip) return 'br';
  return gzip > 0 ? 'gzip' : 'identity';
}
