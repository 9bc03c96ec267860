/** Elements that are more than running text: lists, tables, figures, players, and what only a frame can hold. */
import type { RichNode } from '../content/rich-text.ts';
import type { Converter } from './converter.ts';
import { accordionFragment } from './details.ts';
import { embedFragments, keptHtml } from './embeds.ts';
import { type Fragment, paragraph, textFragment, words } from './fragments.ts';
import {
  findAll,
  findTag,
  type HtmlElement,
  type HtmlNode,
  hasClass,
  isElement,
  serializeHtml,
  textOf,
} from './html-tree.ts';
import { mediaFragments } from './media-elements.ts';
import { alignOf, captionedPicture, widthWish } from './pictures.ts';
import { convertShortcode } from './shortcode-fragments.ts';
import { SHORTCODE_TAG } from './shortcodes.ts';
import {
  codeNodes,
  definitionNodes,
  listNodes,
  type Nested,
  quoteNodes,
  tableNodes,
  verseNodes,
} from './structures.ts';

/** The fragments of an element; undefined for one that is just the text it holds. */
export function elementFragments(
  converter: Converter,
  element: HtmlElement,
  scope: Nested,
): Fragment[] | undefined {
  const nodes = structureNodes(converter, element, scope);
  if (nodes) return nodes.length > 0 ? [textFragment(...nodes)] : [];
  const { context } = converter;
  switch (element.tag) {
    case 'hr':
      return [{ kind: 'rule' }];
    case 'details':
      return detailsFragments(converter, element, scope);
    case 'figure':
      return figureFragments(converter, element, scope);
    case SHORTCODE_TAG:
      return convertShortcode(converter, element, scope);
    case 'noscript':
    case 'template':
      return [];
    case 'iframe':
      return embedFragments(context, frameUrl(element), { title: element.attributes['title'] });
    case 'audio':
    case 'video':
      return mediaFragments(converter, element, scope);
    case 'style':
      context.note('a style sheet within the text was left out');
      return [];
    default:
      return ACTIVE.has(element.tag) ? keptElement(converter, element) : undefined;
  }
}

function structureNodes(converter: Converter, element: HtmlElement, scope: Nested): RichNode[] | undefined {
  switch (element.tag) {
    case 'ul':
    case 'ol':
    case 'menu':
    case 'dir':
      return listNodes(converter, element, scope);
    case 'dl':
      return definitionNodes(converter, element, scope);
    case 'blockquote':
      return quoteNodes(converter, element, scope);
    case 'pre':
    case 'xmp':
    case 'textarea':
      return hasClass(element, 'wp-block-verse') ? verseNodes(element) : codeNodes(element);
    case 'table':
      return tableNodes(converter, element, scope);
    default:
      return undefined;
  }
}

function detailsFragments(converter: Converter, element: HtmlElement, scope: Nested): Fragment[] {
  const summary = element.children.find((child) => isElement(child) && child.tag === 'summary');
  const rest = element.children.filter((child) => child !== summary);
  const title = textOf(summary ? [summary] : [])
    .replace(/\s+/g, ' ')
    .trim();
  const isOpen = element.attributes['open'] !== undefined;
  return accordionFragment(converter.context, [
    { title, fragments: converter.fragments(rest, scope), isOpen },
  ]);
}

function figureFragments(converter: Converter, figure: HtmlElement, scope: Nested): Fragment[] {
  const children = withoutNoscript(figure.children);
  const images = findAll(children, ({ tag }) => tag === 'img');
  const holdsOther = findTag(children, 'table', 'blockquote', 'video', 'audio', 'iframe') !== undefined;
  if (holdsOther || images.length !== 1) return converter.fragments(children, scope);
  const align = alignOf(figure);
  const width = align === undefined ? undefined : widthWish(figure);
  const fragment = captionedPicture(converter, children, scope, {
    ...(align ? { align } : {}),
    ...(width ? { width } : {}),
  });
  return fragment ? [fragment] : [];
}

/** Squarespace writes each picture twice: for browsers with and without scripts. */
function withoutNoscript(nodes: readonly HtmlNode[]): HtmlNode[] {
  return nodes.flatMap((node): HtmlNode[] => {
    if (!isElement(node)) return [node];
    return node.tag === 'noscript' ? [] : [{ ...node, children: withoutNoscript(node.children) }];
  });
}

function frameUrl({ attributes }: HtmlElement): string {
  return attributes['src'] || attributes['data-src'] || '';
}

/** What can act, or is drawn by more than words, is kept as it is. */
const ACTIVE = new Set(
  'script form input select button object embed applet svg math canvas frameset frame portal marquee map'.split(
    ' ',
  ),
);

function keptElement({ context }: Converter, element: HtmlElement): Fragment[] {
  const text = textOf([element]).trim().toWellFormed();
  const folded = text === '' ? [] : [paragraph(words(text))];
  return keptHtml(context, serializeHtml([element]), { what: `<${element.tag}>`, folded });
}
