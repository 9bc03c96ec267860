/** WordPress's own blocks as fragments. What is not named here is kept as it is and reported. */
import type { RichNode } from '../content/rich-text.ts';
import { escapeHtml } from '../escape-html.ts';
import { codeOf } from './code-shortcodes.ts';
import { type ConvertContext, type Converter, PLAIN } from './converter.ts';
import { embedFragments, hiddenSource, keptHtml } from './embeds.ts';
import { footnoteFragments } from './footnotes.ts';
import { type Fragment, linkedWords, paragraph, textFragment, words } from './fragments.ts';
import { hasBlocks, numberAttribute, parseBlocks, textAttribute, type WordPressBlock } from './gutenberg.ts';
import { createConverter, parseClassic } from './html-to-fragments.ts';
import { findAll, findTag, type HtmlElement, hasClass, isElement, parseHtml, textOf } from './html-tree.ts';
import { noteColours } from './looks.ts';
import { downloadButton, fileFragment } from './media-elements.ts';
import { captionedPicture, galleryFragments, type PictureWish } from './pictures.ts';
import { buttonsOf } from './wordpress-buttons.ts';
import { convertLayout, innerOfUnknown } from './wordpress-layout.ts';
import { convertWidget } from './wordpress-widgets.ts';

/** A WordPress body, of the block editor or of the classic one. */
export function convertWordPress(content: string, context: ConvertContext): Fragment[] {
  const converter = createConverter(context);
  if (!hasBlocks(content))
    return [...classicFragments(converter, content), ...restingNotes(converter, content)];
  return [...convertAll(converter, parseBlocks(content)), ...restingNotes(converter, content)];
}

/** Footnotes for which the text has no place stand at its end. */
function restingNotes(converter: Converter, content: string): Fragment[] {
  if (content.includes('<!-- wp:footnotes')) return [];
  return footnoteFragments(converter, converter.context.footnotes ?? []);
}

/** A body that is HTML throughout, as Squarespace exports it. */
export function convertPlainHtml(content: string, context: ConvertContext): Fragment[] {
  return createConverter(context).fragments(parseHtml(content), PLAIN);
}

function classicFragments(converter: Converter, html: string): Fragment[] {
  const fragments = converter.fragments(parseClassic(html), { ...PLAIN, hasLineBreaks: true });
  return fragments.flatMap((fragment) => embedBareLink(converter.context, fragment));
}

const ADDRESS = /^https?:\/\/\S+$/;

/** An address alone in its paragraph is how the classic editor embeds. */
function embedBareLink(context: ConvertContext, fragment: Fragment): Fragment[] {
  const [only] = fragment.kind === 'text' && fragment.nodes.length === 1 ? fragment.nodes : [];
  const [text] = only?.type === 'paragraph' && only.content?.length === 1 ? only.content : [];
  if (text?.type !== 'text' || (text.marks ?? []).length > 0 || !ADDRESS.test(text.text)) return [fragment];
  if (isEmbedded(text.text)) return embedFragments(context, text.text);
  return [textFragment(paragraph(linkedWords(text.text, context.link(text.text))))];
}

const EMBEDDED_HOSTS =
  'youtube.com youtu.be vimeo.com wordpress.tv twitter.com x.com instagram.com soundcloud.com spotify.com flickr.com tiktok.com dailymotion.com ted.com'.split(
    ' ',
  );

function isEmbedded(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const host = `.${new URL(url).hostname}`;
  return EMBEDDED_HOSTS.some((known) => host.endsWith(`.${known}`));
}

function convertAll(converter: Converter, blocks: readonly WordPressBlock[]): Fragment[] {
  return blocks.flatMap((block) => convertBlock(converter, block));
}

/** Blocks whose HTML says everything. */
const PROSE = new Set(
  'paragraph heading list list-item quote code preformatted verse table freeform missing'.split(' '),
);

function convertBlock(converter: Converter, block: WordPressBlock): Fragment[] {
  const name = block.name.replace(/^core\//, '');
  if (name === '') return classicFragments(converter, block.html);
  if (name !== 'group') noteColours(converter.context, block);
  if (PROSE.has(name)) return proseFragments(converter, block);
  if (name === 'embed' || name.startsWith('core-embed/')) return embedOf(converter, block);
  const convert = CONVERTERS[name];
  return (
    convert?.(converter, block) ??
    convertLayout(converter, block, name, convertAll) ??
    convertWidget(converter, block, name) ??
    unknownBlock(converter, block)
  );
}

function proseFragments(converter: Converter, block: WordPressBlock): Fragment[] {
  // Paragraphs are where people type shortcodes; the other blocks show brackets as they are.
  const nodes = block.name === 'core/paragraph' ? parseClassic(block.html) : parseHtml(block.html);
  const align = textAttribute(block, 'align') ?? textAttribute(block, 'textAlign');
  const isFreeform = block.name === 'core/freeform' || block.name === 'core/missing';
  return converter.fragments(nodes, {
    marks: textAttribute(block, 'fontSize') === 'small' ? [{ type: 'size', value: 'small' }] : [],
    hasLineBreaks: isFreeform,
    ...(align === 'center' ? { align } : align === 'right' ? { align: 'end' as const } : {}),
  });
}

function embedOf(converter: Converter, block: WordPressBlock): Fragment[] {
  const nodes = parseHtml(block.html);
  const url = textAttribute(block, 'url') ?? /https?:\/\/\S+/.exec(textOf(nodes))?.[0] ?? '';
  const caption = findTag(nodes, 'figcaption');
  const frame = findTag(nodes, 'iframe');
  return embedFragments(converter.context, url, {
    caption: caption ? textOf(caption.children).trim() : '',
    kind: textAttribute(block, 'type'),
    title: frame?.attributes['title'],
  });
}

/** An unknown block whose HTML is nothing but words and pictures is read; anything else is kept whole. */
function unknownBlock(converter: Converter, block: WordPressBlock): Fragment[] {
  if (block.inner.length > 0) {
    const inner = innerOfUnknown(converter, block, convertAll);
    if (inner) return inner;
  }
  const nodes = parseHtml(block.html);
  const what = `block ${block.name.slice(0, 60)}`;
  const text = textOf(nodes).trim().toWellFormed();
  // Drawn by WordPress from its settings alone, it would be an empty frame here.
  if (nodes.every((node) => !isElement(node)) && text === '')
    return [hiddenSource(converter.context, block.source, what)];
  const folded = text === '' ? [] : [paragraph(words(text))];
  return keptHtml(converter.context, block.source, { what, folded });
}

type Convert = (converter: Converter, block: WordPressBlock) => Fragment[] | undefined;

const CONVERTERS: Readonly<Record<string, Convert>> = Object.assign(
  Object.create(null) as Record<string, Convert>,
  {
    image: (converter, block) => {
      const fragment = pictureOf(converter, block);
      return fragment ? [fragment] : [];
    },
    gallery: galleryOf,
    pullquote: pullquoteOf,
    separator: () => [{ kind: 'rule' }],
    spacer: (_converter, block) => [{ kind: 'space', height: heightOf(block) }],
    more: () => [],
    nextpage: ({ context }) => {
      context.note('a page break became a line');
      return [{ kind: 'rule' }];
    },
    audio: (converter, block) => mediaOf(converter, block, 'audio'),
    video: (converter, block) => mediaOf(converter, block, 'video'),
    file: fileOf,
    footnotes: (converter) => footnoteFragments(converter, converter.context.footnotes ?? []),
    button: (converter, block) => buttonsOf(converter, [block], block),
    buttons: (converter, block) => buttonsOf(converter, block.inner, block),
    html: htmlOf,
    shortcode: (converter, block) => classicFragments(converter, block.html),
    'syntaxhighlighter/code': (_converter, block) => {
      const text = textOf(parseHtml(block.html));
      const language = textAttribute(block, 'language') ?? 'plain';
      return text.trim() === '' ? [] : [textFragment(...codeOf('code', { language }, escapeHtml(text)))];
    },
  } satisfies Record<string, Convert>,
);

function pictureOf(converter: Converter, block: WordPressBlock): Fragment | undefined {
  const nodes = parseHtml(block.html);
  const id = numberAttribute(block, 'id') ?? numberAttribute(block, 'mediaId');
  const align = textAttribute(block, 'align');
  const wish: PictureWish = {
    ...(id === undefined ? {} : { id: String(id) }),
    ...(align === 'left' ? { align: 'start', width: 'half' } : {}),
    ...(align === 'right' ? { align: 'end', width: 'half' } : {}),
    ...(align === 'wide' || align === 'full' ? { width: 'full' } : {}),
  };
  return captionedPicture(converter, nodes, PLAIN, wish);
}

function galleryOf(converter: Converter, block: WordPressBlock): Fragment[] {
  const nodes = parseHtml(block.html);
  const wishes = findAll(nodes, ({ tag }) => tag === 'figure')
    .filter((figure) => !hasClass(figure, 'wp-block-gallery'))
    .flatMap((figure) => galleryWish(converter, figure));
  const loose =
    wishes.length > 0
      ? []
      : findAll(nodes, ({ tag }) => tag === 'img').flatMap((img) => galleryWish(converter, img));
  const all = [...wishes, ...loose];
  const columns = numberAttribute(block, 'columns') ?? Math.min(3, Math.max(1, all.length));
  const isCropped = block.attributes['imageCrop'] !== false;
  const gallery = findAll(nodes, (element) => hasClass(element, 'wp-block-gallery'))[0];
  const caption = gallery?.children.filter(isElement).find(({ tag }) => tag === 'figcaption');
  return [
    ...galleryFragments(converter.context, all, { columns, isCropped }),
    ...(caption ? converter.fragments(caption.children, PLAIN) : []),
  ];
}

function galleryWish(converter: Converter, figure: HtmlElement): PictureWish[] {
  const img = figure.tag === 'img' ? figure : findTag(figure.children, 'img');
  if (!img) return [];
  const { attributes } = img;
  const caption = findTag(figure.children, 'figcaption');
  const id = attributes['data-id'] ?? /wp-image-(\d+)/.exec(attributes['class'] ?? '')?.[1];
  return [
    {
      id,
      url: attributes['data-full-url'] ?? attributes['src'],
      alt: attributes['alt'],
      ...(caption ? { caption: converter.nodes(caption.children, PLAIN) } : {}),
    },
  ];
}

const MAX_SOURCE = 200;

function pullquoteOf(converter: Converter, block: WordPressBlock): Fragment[] {
  const nodes = parseHtml(block.html);
  const quote = findTag(nodes, 'blockquote');
  const cite = findTag(nodes, 'cite');
  if (!quote) return converter.fragments(nodes, PLAIN);
  const content = converter.nodes(
    quote.children.filter((child) => child !== cite),
    PLAIN,
  );
  const source = (cite ? textOf(cite.children).replace(/\s+/g, ' ').trim() : '').toWellFormed();
  if (source.length > MAX_SOURCE)
    return [textFragment({ type: 'quote', content }, paragraph(words(`— ${source}`)))];
  const address = cite && findTag(cite.children, 'a')?.attributes['href'];
  const link = address === undefined ? undefined : converter.context.link(address);
  const credit: RichNode[] = source === '' ? [] : [paragraph(words(`— ${source}`))];
  return [
    {
      kind: 'block',
      type: 'quote',
      props: {
        quote: { type: 'doc', content },
        source,
        role: '',
        align: 'center',
        ...(link ? { link } : {}),
      },
      folded: [{ type: 'quote', content: [...content, ...credit] }],
    },
  ];
}

function heightOf(block: WordPressBlock): 'small' | 'medium' | 'large' | 'huge' {
  const height =
    numberAttribute(block, 'height') ?? Number.parseFloat(textAttribute(block, 'height') ?? '100');
  if (height < 40) return 'small';
  if (height < 100) return 'medium';
  return height < 200 ? 'large' : 'huge';
}

function mediaOf(converter: Converter, block: WordPressBlock, kind: 'audio' | 'video'): Fragment[] {
  const nodes = parseHtml(block.html);
  const element = findTag(nodes, kind);
  const id = numberAttribute(block, 'id');
  const url = element?.attributes['src'] ?? textAttribute(block, 'src');
  const caption = findTag(nodes, 'figcaption');
  const fragment = fileFragment(converter.context, kind, {
    url,
    ...(id === undefined || url ? {} : { id: String(id) }),
  });
  return [fragment, ...(caption ? [textFragment(...converter.nodes(caption.children, PLAIN))] : [])];
}

function fileOf(converter: Converter, block: WordPressBlock): Fragment[] {
  const nodes = parseHtml(block.html);
  const label = textOf(findTag(nodes, 'a')?.children ?? []).trim();
  const url = textAttribute(block, 'href') ?? findTag(nodes, 'a')?.attributes['href'];
  const id = numberAttribute(block, 'id');
  const source = { url, ...(id === undefined || url ? {} : { id: String(id) }) };
  const [press] = findAll(nodes, (element) => hasClass(element, 'wp-block-file__button'));
  if (findTag(nodes, 'object')) converter.context.note(`the preview of ${label || 'a file'} was left out`);
  return [
    fileFragment(converter.context, 'file', source, label),
    ...(press ? downloadButton(converter.context, source, textOf([press])) : []),
  ];
}

/** Plain HTML needs no frame; what acts or is styled by itself gets one. */
function htmlOf(converter: Converter, block: WordPressBlock): Fragment[] {
  const nodes = parseHtml(block.html);
  const isPlain =
    findAll(
      nodes,
      ({ tag, attributes }) =>
        ACTIVE.test(tag) || Object.keys(attributes).some((name) => /^on|^style$/.test(name)),
    ).length === 0;
  if (isPlain) return converter.fragments(nodes, PLAIN);
  const text = textOf(nodes).trim().toWellFormed();
  const folded = text === '' ? [] : [paragraph(words(text))];
  return keptHtml(converter.context, block.html.trim(), { what: 'custom HTML', folded });
}

const ACTIVE =
  /^(script|style|iframe|form|input|select|button|object|embed|applet|svg|math|canvas|link|meta|base)$/;
