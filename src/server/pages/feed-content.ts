/** An item as feeds carry it: its words and pictures, without what only works or shows on its page. */

import { DomUtils, parseDocument } from 'htmlparser2';
import { absoluteUrl } from '#domain/page.ts';
import { articleHtml } from '#site/article-html.tsx';
import type { LoadedPage } from '#site/load-page.ts';

/** Of no use where nothing runs, or no part of the text. */
const LEFT_OUT = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'form',
  'button',
  'svg',
  'input',
  'select',
  'dialog',
]);
const KEPT = new Set([
  'href',
  'src',
  'alt',
  'width',
  'height',
  'title',
  'datetime',
  'colspan',
  'rowspan',
  'lang',
  'dir',
]);
/** Pages of other sites within it would be shown without anybody having asked for them. */
const FRAMES = new Set(['iframe', 'object', 'embed']);

export function feedContent(loaded: LoadedPage): string {
  const dom = parseDocument(articleHtml(loaded));
  for (const element of DomUtils.findAll(() => true, dom.children)) {
    if (LEFT_OUT.has(element.name) || FRAMES.has(element.name)) DomUtils.removeElement(element);
    else element.attribs = plainAttributes(element.attribs, absoluteUrl(loaded.site, loaded.page.path));
  }
  return DomUtils.getOuterHTML(dom, { encodeEntities: 'utf8' });
}

/** Addresses begin with a scheme and host: whoever reads a feed is somewhere else. */
function plainAttributes(attributes: Readonly<Record<string, string>>, page: string): Record<string, string> {
  const kept = Object.entries(attributes).filter(([name]) => KEPT.has(name));
  return Object.fromEntries(
    kept.map(([name, value]) => [
      name,
      name === 'href' || name === 'src' ? (URL.parse(value, page)?.href ?? value) : value,
    ]),
  );
}
