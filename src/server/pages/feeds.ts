/** A collection as a feed: Atom (RFC 4287) and JSON Feed 1.1. */

import { imageUrl } from '#domain/media/media.ts';
import { absoluteUrl, type SiteView } from '#domain/page.ts';
import type { ItemSummary } from '#domain/site-data.ts';
import { escapeXml } from './escape-xml.ts';
import { feedId } from './feed-id.ts';

export interface Feed {
  readonly site: SiteView;
  /** Of the page that it is the feed of. */
  readonly id: string;
  readonly path: string;
  readonly title: string;
  /** When what visitors see of that page last changed. */
  readonly changedAt: number;
  readonly items: readonly ItemSummary[];
  /** Their text as HTML, by id; of those with a password there is none. */
  readonly contents: ReadonlyMap<string, string>;
}

function addressOf(site: SiteView, path: string): string {
  return encodeURI(absoluteUrl(site, path));
}

export function atomFeed({ site, id, path, title, changedAt, items, contents }: Feed): string {
  const updated = new Date(Math.max(changedAt, ...items.map(changeOf))).toISOString();
  const address = escapeXml(addressOf(site, path));
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(site.settings.locale)}">`,
    `<title>${escapeXml(`${title} — ${site.settings.title}`)}</title>`,
    `<id>${feedId(id, site)}</id><updated>${updated}</updated>`,
    `<link href="${address}"/><link rel="self" type="application/atom+xml" href="${address}?format=atom"/>`,
    `<author><name>${escapeXml(site.settings.title)}</name></author>`,
    ...items.map((item) => atomEntry(site, item, contents.get(item.id))),
    '</feed>\n',
  ].join('\n');
}

function changeOf({ publishedAt, changedAt = publishedAt }: ItemSummary): number {
  return Math.max(publishedAt, changedAt);
}

function atomEntry(site: SiteView, item: ItemSummary, html: string | undefined): string {
  const content = html === undefined ? '' : `<content type="html">${escapeXml(html)}</content>`;
  const address = escapeXml(addressOf(site, item.path));
  const [published, updated] = [item.publishedAt, changeOf(item)].map((at) => new Date(at).toISOString());
  const labels = [...item.categories, ...item.tags].map((label) => `<category term="${escapeXml(label)}"/>`);
  const author = item.author ? `<author><name>${escapeXml(item.author)}</name></author>` : '';
  return `<entry><title>${escapeXml(item.title)}</title><id>${feedId(item.id, site)}</id><link href="${address}"/><published>${published}</published><updated>${updated}</updated>${author}${labels.join('')}<summary>${escapeXml(item.excerpt)}</summary>${content}</entry>`;
}

export function jsonFeed({ site, path, title, items, contents }: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: `${title} — ${site.settings.title}`,
    home_page_url: addressOf(site, path),
    feed_url: `${addressOf(site, path)}?format=feed`,
    language: site.settings.locale,
    items: items.map((item) => ({
      id: feedId(item.id, site),
      url: addressOf(site, item.path),
      title: item.title,
      summary: item.excerpt,
      ...contentOf(contents.get(item.id), item.excerpt),
      date_published: new Date(item.publishedAt).toISOString(),
      date_modified: new Date(changeOf(item)).toISOString(),
      ...(item.image ? { image: site.baseUrl + imageUrl(item.image, 1000) } : {}),
      ...(item.author ? { authors: [{ name: item.author }] } : {}),
      tags: [...item.categories, ...item.tags],
    })),
  });
}

/** Every item has one or the other. */
function contentOf(html: string | undefined, excerpt: string) {
  return html === undefined ? { content_text: excerpt } : { content_html: html };
}
