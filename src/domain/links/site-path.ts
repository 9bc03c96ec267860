/** Paths of a site's own pages: one way to write each. */
import { fillMessage } from '../message-template.ts';
import { LINK_LENGTH_UNDER } from './check-link.ts';
import { LINK_MESSAGES } from './messages.ts';

/** Most characters of a page's path (LINK-15). */
export const MAX_PATH_LENGTH = LINK_LENGTH_UNDER.internal - 1;

/** A path from `/`, decoded, without a slash at the end; or what is wrong. */
export type SitePath =
  | { readonly ok: true; readonly path: string }
  | { readonly ok: false; readonly message: string };

const SEGMENT = /^[\p{L}\p{M}\p{N}._~-]+$/u;

/**
 * Reads the path of a page as an owner types it or an import brings it: with or without the slashes around
 * it, encoded or not. Letters, digits, hyphens, dots, underscores and tildes may stand in it.
 */
export function parseSitePath(value: string): SitePath {
  const decoded = decode(value.trim());
  const segments = decoded?.normalize('NFC').split('/').filter(Boolean) ?? [];
  const path = `/${segments.join('/')}`;
  const isWellFormed = decoded !== undefined && segments.every(isSegment);
  if (!isWellFormed) return { ok: false, message: fillMessage(LINK_MESSAGES.notAPageUrl, { val: value }) };
  if (path.length <= MAX_PATH_LENGTH) return { ok: true, path };
  return {
    ok: false,
    message: `This page URL has ${path.length} characters; at most ${MAX_PATH_LENGTH} are possible. Shorten it.`,
  };
}

function isSegment(segment: string): boolean {
  return SEGMENT.test(segment) && segment !== '.' && segment !== '..';
}

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    // A percent sign that encodes nothing.
    return undefined;
  }
}
