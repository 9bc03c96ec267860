/** The links of pasted text, without script URLs and without the redirects of trackers. */
import type { Mark } from '#domain/content/rich-text.ts';
import type { HtmlElement } from '#domain/import/html-tree.ts';
import { linkSchema } from '#domain/links/link.ts';
import { safeHref } from '#domain/links/safe-href.ts';
import { withMark } from './paste-marks.ts';

export function withLink(marks: readonly Mark[], { attributes }: HtmlElement): readonly Mark[] {
  const own = ownLink(attributes['data-link']);
  const href = safeHref(unwrapGoogle(attributes['href'] ?? ''));
  // Anchors of the source document lead nowhere here.
  const link = own ?? (href && !href.startsWith('#') && href.length <= 2000 ? { url: href } : undefined);
  const plain = marks.filter(({ type }) => type !== 'underline');
  return link ? withMark(plain, { type: 'link', link }) : plain;
}

function ownLink(json: string | undefined) {
  if (json === undefined) return undefined;
  try {
    const link = linkSchema.safeParse(JSON.parse(json)).data;
    return link && (!('url' in link) || safeHref(link.url)) ? link : undefined;
  } catch {
    return undefined;
  }
}

/** Google wraps every link of an exported document in a redirect. */
function unwrapGoogle(href: string): string {
  if (!/^https:\/\/www\.google\.com\/url\?/.test(href) || !URL.canParse(href)) return href;
  return new URL(href).searchParams.get('q') ?? href;
}
