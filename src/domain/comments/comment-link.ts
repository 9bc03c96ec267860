/** Where the comments of an item are found: on its page, or with the provider the site has chosen. */

/** The words of a comment link (SITE-31). */
export const COMMENT_LINK_TEXT = 'Comments';
/** Where the provider puts its thread. */
export const PROVIDER_THREAD_ID = 'disqus_thread';

/** Of an item's comments as a whole, and of one comment (SITE-30). */
export function commentAnchor(id: string): string {
  return `comment-${id}`;
}

/** Of the form below an item. */
export function commentFormAnchor(itemId: string): string {
  return `comment-form-${itemId}`;
}

/** Of the words that are shown to somebody whose comment waits for approval: they stand in the address. */
export function commentWaitsAnchor(itemId: string): string {
  return `comment-waits-${itemId}`;
}

/** @param shortName the site's name with a comment provider; without one comments are kept here (SITE-29) */
export function commentHref(item: { readonly id: string; readonly path: string }, shortName: string): string {
  return `${item.path}#${providerOf(shortName) ? PROVIDER_THREAD_ID : commentAnchor(item.id)}`;
}

export interface CommentProvider {
  readonly origin: string;
  /** Fills in the numbers of comment links (SITE-32). */
  readonly countScript: string;
  /** Puts the thread in its place. */
  readonly threadScript: string;
}

const SHORT_NAME = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

export function isShortName(value: string): boolean {
  return SHORT_NAME.test(value);
}

/** Undefined without a short name, and for what cannot be part of a host name. */
export function providerOf(shortName: string): CommentProvider | undefined {
  if (!isShortName(shortName)) return undefined;
  const origin = `https://${shortName.toLowerCase()}.disqus.com`;
  return { origin, countScript: `${origin}/count.js`, threadScript: `${origin}/embed.js` };
}
