/** Headers of stored files: whoever uploaded them, none may act on the site's origin. */
import type { MediaView } from '#domain/media/calls.ts';
import { attachment } from '../http/attachment.ts';

export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Of files that are not for everyone. */
export const PRIVATE = 'private, no-store';

/** Nothing in the file may load, run or submit, even when it is opened by itself. */
const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

export const FILE_SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': FILE_POLICY,
  'x-content-type-options': 'nosniff',
  // Feeds, social networks and other sites of the same owner show these pictures.
  'cross-origin-resource-policy': 'cross-origin',
};

export function contentType(mime: string): string {
  return mime.startsWith('text/') || mime === 'application/json' ? `${mime}; charset=utf-8` : mime;
}

/** Pictures, sounds, films and PDFs open in place; everything else is offered for saving. */
export function contentDisposition(media: Pick<MediaView, 'kind' | 'mime' | 'filename'>): string | undefined {
  if (media.kind !== 'file' || media.mime === 'application/pdf') return undefined;
  return attachment(media.filename);
}
