/** Which kind of picture a browser gets: the smallest it says it can show. */
import { accepts } from '../http/negotiate.ts';
import type { PictureFormat } from './picture-tasks.ts';

/** Kinds in which widths of a picture are made, best first; the last is the original's own. */
const KINDS: Readonly<Record<string, readonly PictureFormat[]>> = {
  'image/jpeg': ['avif', 'webp', 'jpeg'],
  'image/png': ['avif', 'webp', 'png'],
  'image/avif': ['avif', 'webp', 'avif'],
  // May be moving, and moving pictures are made as WebP alone.
  'image/webp': ['webp'],
  'image/gif': ['webp', 'gif'],
};

export function choosePictureFormat(mime: string, accept: string | undefined): PictureFormat {
  const kinds = KINDS[mime] ?? ['jpeg'];
  const own = kinds.at(-1) ?? 'jpeg';
  return kinds.find((kind) => accepts(accept, `image/${kind}`)) ?? own;
}

/** Kinds worth making before anybody asks: what nearly all browsers will get. */
export function commonFormat(mime: string): PictureFormat {
  return choosePictureFormat(mime, 'image/avif,image/webp');
}
