/** How much one upload may bring. */

import type { MediaView } from './calls.ts';
import { MEGABYTE } from './file-size.ts';

/** Largest upload of each kind (OWNR-10: a megabyte is a million bytes). */
export const MAX_FILE_BYTES: Readonly<Record<MediaView['kind'], number>> = {
  image: 25 * MEGABYTE,
  svg: 5 * MEGABYTE,
  audio: 200 * MEGABYTE,
  video: 200 * MEGABYTE,
  file: 200 * MEGABYTE,
};
export const MAX_UPLOAD_BYTES = Math.max(...Object.values(MAX_FILE_BYTES));

/** The limit of a file before it is sent, by the type its sender believes it has. */
export function limitOfType(mime: string): number {
  if (mime === 'image/svg+xml') return MAX_FILE_BYTES.svg;
  return mime.startsWith('image/') ? MAX_FILE_BYTES.image : MAX_UPLOAD_BYTES;
}
