/** A collection as a feed: Atom (RFC 4287) and JSON Feed 1.1. */

import { imageUrl } from '#domain/media/media.ts';
import { absoluteUrl, type SiteView } from '#domain/page.ts';
import type { ItemSummary } from '#domain/site-data.ts';
import { escapeXml } from './escape-xml.ts';

export interface Feed {
  readonly site: SiteView;
  readonly path: string;
  readonly title: string;
  readonly items: readonly ItemSummary[];
  /** Their text as HTML, by id; of those with a password there is none. */
  readonly contents: ReadonlyMap<string, string>;
}

function addressOf(site: SiteView, path: string): string {
  return encodeURI(absoluteUrl(site, path));
}

export function atomFeed({ site, path, title, items, contents }: Feed): string {
  const updated = new Date(Math.max(0, ...items.map((item) => item.publishedAt))).toISOString();
  const address = escapeXml(addressOf(site, path));
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(site.settings.locale)}">`,
    `<title>${escapeXml(`${title} — ${site.settings.title}`)}</title>`,
    `<id>${address}</id><updated>${updated}</updated>`,
    `<link href="${address}"/><link rel="self" type="application/atom+xml" href="${address}?format=atom"/>`,
    `<author><name>${escapeXml(site.settings.title)}</name></author>`,
    ...items.map((item) => atomEntry(site, item, contents.get(item.id))),
    '</feed>\n',
  ].join('\n');
}

function atomEntry(site: SiteView, item: ItemSummary, html: string | undefined): string {
  const content = html === undefined ? '' : `<content type="html">${escapeXml(html)}</content>`;
  const address = escapeXml(addressOf(site, item.path));
  const date = new Date(item.publishedAt).toISOString();
  const labels = [...item.categories, ...item.tags].map((label) => `<category term="${escapeXml(label)}"/>`);
  const author = item.author ? `<author><name>${escapeXml(item.author)}</name></author>` : '';
  return `<entry><title>${escapeXml(item.title)}</title><id>${address}</id><link href="${address}"/><published>${date}</published><updated>${date}</updated>${author}${labels.join('')}<summary>${escapeXml(item.excerpt)}</summary>${content}</entry>`;
}

export function jsonFeed({ site, path, title, items, contents }: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: `${title} — ${site.settings.title}`,
    home_page_url: addressOf(site, path),
    feed_url: `${addressOf(site, path)}?format=feed`,
    language: site.settings.locale,
    items: items.map((item) => ({
      id: addressOf(site, item.path),
      url: addressOf(site, item.path),
      title: item.title,
      summary: item.excerpt,
      ...contentOf(contents.get(item.id), item.excerpt),
      date_published: new Date(item.publishedAt).toISOString(),
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
