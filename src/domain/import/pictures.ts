/** Pictures: those that came over become image blocks, the others links to where they were. */
import type { RichNode } from '../content/rich-text.ts';
import type { Link } from '../links/link.ts';
import type { ConvertContext, Converter, Scope } from './converter.ts';
import {
  type Column,
  type Fragment,
  linkedWords,
  type Picture,
  paragraph,
  textFragment,
  words,
} from './fragments.ts';
import { findTag, type HtmlElement, type HtmlNode, hasClass, parseHtml } from './html-tree.ts';

export interface PictureWish {
  readonly id?: string | undefined;
  readonly url?: string | undefined;
  readonly alt?: string | undefined;
  readonly caption?: readonly RichNode[] | undefined;
  readonly link?: Link | undefined;
  readonly width?: Picture['width'] | undefined;
  readonly align?: Picture['align'] | undefined;
  readonly ratio?: Picture['ratio'] | undefined;
}

const MAX_ALT = 1000;

/** A picture, or text with a link where the file did not come over. */
function pictureFragment(context: ConvertContext, wish: PictureWish): Fragment {
  const found = context.media(wish);
  const caption = wish.caption ?? [];
  if (!found || (found.kind !== 'image' && found.kind !== 'svg'))
    return missingPicture(context, wish, caption);
  const alt = (wish.alt ?? found.alt).slice(0, MAX_ALT);
  return {
    kind: 'picture',
    picture: {
      media: { ref: 'media', id: found.id },
      alt,
      isDecorative: wish.alt === '' && found.alt === '',
      caption: caption.length > 0 || found.caption === '' ? caption : [paragraph(words(found.caption))],
      link: wish.link,
      width: wish.width ?? widthOf(found.width),
      align: wish.align ?? 'center',
      ratio: wish.ratio ?? 'original',
    },
  };
}

/** A small picture is not blown up. */
function widthOf(width: number): Picture['width'] {
  if (width === 0 || width >= 640) return 'full';
  return width >= 420 ? 'wide' : width >= 240 ? 'half' : 'third';
}

function missingPicture(context: ConvertContext, wish: PictureWish, caption: readonly RichNode[]): Fragment {
  const url = wish.url ?? (wish.id === undefined ? undefined : context.mediaUrl(wish.id));
  const name = nameOf(url) ?? (wish.id === undefined ? '' : `number ${wish.id}`);
  context.note(`picture ${name || 'without an address'}: the file was not supplied, so a link replaces it`);
  const label = `Picture: ${wish.alt || name || 'untitled'}`;
  const link = url === undefined ? undefined : context.link(url);
  return textFragment(paragraph(linkedWords(label, link ?? wish.link)), ...caption);
}

/** The file's name in an address. */
export function nameOf(url: string | undefined): string | undefined {
  if (url === undefined || /^data:/i.test(url)) return undefined;
  return url.split(/[?#]/)[0]?.split('/').at(-1) || undefined;
}

/** The picture an `<img>` shows. Squarespace keeps the address aside until the picture is near the screen. */
export function pictureOfImage(
  { context }: Converter,
  img: HtmlElement,
  wish: PictureWish = {},
): Fragment | undefined {
  const { attributes } = img;
  const url = attributes['data-image'] || attributes['data-src'] || attributes['src'] || undefined;
  const id = wish.id ?? /(?:^|\s)wp-image-(\d+)/.exec(attributes['class'] ?? '')?.[1];
  const reason = reasonToDrop(img, id, url);
  if (reason !== undefined) {
    context.note(reason);
    return undefined;
  }
  const own = { url, alt: attributes['alt'], align: alignOf(img), width: widthWish(img) };
  return pictureFragment(context, { ...own, ...wish, id });
}

function reasonToDrop(
  { attributes }: HtmlElement,
  id: string | undefined,
  url: string | undefined,
): string | undefined {
  if (isTiny(attributes['width']) && isTiny(attributes['height']))
    return 'an invisible counting picture was left out';
  const hasFile =
    id !== undefined || (url !== undefined && !/^(data|blob|javascript|vbscript):/i.test(url.trim()));
  return hasFile ? undefined : 'a picture without a file of its own was left out';
}

function isTiny(size: string | undefined): boolean {
  return size !== undefined && Number(size) <= 2;
}

/** From classes such as `alignleft`, on the picture or on the figure around it. */
export function alignOf(element: HtmlElement): Picture['align'] | undefined {
  if (hasClass(element, 'alignleft')) return 'start';
  if (hasClass(element, 'alignright')) return 'end';
  return hasClass(element, 'aligncenter') ? 'center' : undefined;
}

export function widthWish(element: HtmlElement): Picture['width'] | undefined {
  const isFloating = hasClass(element, 'alignleft') || hasClass(element, 'alignright');
  if (hasClass(element, 'size-thumbnail')) return 'third';
  const width = Number(element.attributes['width'] ?? '');
  if (!(width > 0)) return isFloating || hasClass(element, 'size-medium') ? 'half' : undefined;
  return isFloating && width >= 240 ? 'half' : widthOf(width);
}

/** A `<figure>`, or what a caption shortcode encloses: a picture with its caption. */
export function captionedPicture(
  converter: Converter,
  nodes: readonly HtmlNode[],
  scope: Scope,
  wish: PictureWish = {},
): Fragment | undefined {
  const img = findTag(nodes, 'img');
  if (!img) return undefined;
  const figcaption = findTag(nodes, 'figcaption');
  const anchor = findTag(nodes, 'a');
  const linked = anchor && findTag([anchor], 'img') ? anchor.attributes['href'] : undefined;
  const link = linked === undefined ? undefined : converter.context.link(linked);
  const caption = figcaption ? converter.nodes(figcaption.children, { ...scope, hasLineBreaks: false }) : [];
  return pictureOfImage(converter, img, {
    ...(caption.length > 0 ? { caption } : {}),
    ...(link ? { link } : {}),
    ...wish,
  });
}

/** What stands beside the picture in a caption shortcode is its caption. */
export function shortcodeCaption(
  converter: Converter,
  nodes: readonly HtmlNode[],
  attribute: string | undefined,
): readonly RichNode[] {
  // As the source has it, with its entities and links.
  if (attribute) return converter.nodes(parseHtml(attribute), { hasLineBreaks: false, marks: [] });
  const rest = nodes.filter((node) => typeof node === 'string' || !findTag([node], 'img'));
  return converter.nodes(rest, { hasLineBreaks: false, marks: [] });
}

const MAX_COLUMNS = 6;

export interface GalleryOptions {
  readonly columns: number;
  /** Pictures are cut to one shape, as WordPress does unless told otherwise. */
  readonly isCropped: boolean;
}

/** Pictures side by side. Those that did not come over are one list of links. */
export function galleryFragments(
  context: ConvertContext,
  wishes: readonly PictureWish[],
  { columns, isCropped }: GalleryOptions,
): Fragment[] {
  const ratio = !isCropped || columns < 2 ? 'original' : columns === 2 ? '4:3' : '1:1';
  const fragments = wishes.map((wish) => pictureFragment(context, { ...wish, width: 'full', ratio }));
  const shown = fragments.filter((fragment) => fragment.kind === 'picture');
  const missing = fragments.flatMap((fragment) => (fragment.kind === 'text' ? fragment.nodes : []));
  const perRow = Math.max(1, Math.min(columns, MAX_COLUMNS, shown.length || 1));
  if (columns > MAX_COLUMNS) context.note(`a gallery of ${columns} columns became one of ${perRow}`);
  const rows = galleryRows(shown, perRow);
  if (missing.length === 0) return rows;
  const list: RichNode = {
    type: 'bulletList',
    content: missing.map((node) => ({ type: 'listItem', content: [node] })),
  };
  return [...rows, textFragment(list)];
}

function galleryRows(shown: readonly Fragment[], perRow: number): Fragment[] {
  const span = Math.floor(12 / perRow);
  const rows: Fragment[] = [];
  for (let at = 0; at < shown.length; at += perRow) {
    const columns = shown.slice(at, at + perRow).map((fragment): Column => ({ span, fragments: [fragment] }));
    rows.push({ kind: 'row', columns, isGallery: perRow > 1 });
  }
  return rows;
}
