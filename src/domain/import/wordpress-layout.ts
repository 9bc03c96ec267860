/** WordPress's blocks that hold others: columns, pictures beside text, groups and covers. */
import type { Width } from '../content/content.ts';
import type { MediaRef } from '../links/link.ts';
import { type ConvertContext, type Converter, PLAIN } from './converter.ts';
import { type Column, type Fragment, foldFragments, textFragment, withoutLayout } from './fragments.ts';
import { numberAttribute, textAttribute, type WordPressBlock } from './gutenberg.ts';
import { findTag, parseHtml, textOf } from './html-tree.ts';
import { backgroundColour, backgroundImage, themeOfColour } from './looks.ts';
import { fileFragment } from './media-elements.ts';
import { captionedPicture, nameOf } from './pictures.ts';
import { accordionBlock, detailsBlock } from './wordpress-details.ts';

type ConvertBlocks = (converter: Converter, blocks: readonly WordPressBlock[]) => Fragment[];

const GROUPS = new Set(
  'group column block query post-template post-content template-part navigation accordion accordion-item accordion-panel tabs'.split(
    ' ',
  ),
);

/** The fragments of a block that lays others out; undefined for other blocks. */
export function convertLayout(
  converter: Converter,
  block: WordPressBlock,
  name: string,
  convert: ConvertBlocks,
): Fragment[] | undefined {
  switch (name) {
    case 'columns':
      return columnsOf(converter, block, convert);
    case 'media-text':
      return mediaTextOf(converter, block, convert);
    case 'cover':
      return coverOf(converter, block, convert);
    case 'details':
      return detailsBlock(converter, block, convert);
    case 'accordion':
      return accordionBlock(converter, block, convert) ?? innerFragments(converter, block, convert);
    case 'group':
      return groupOf(converter, block, convert);
    default:
      return GROUPS.has(name) && (block.inner.length > 0 || block.html !== '')
        ? innerFragments(converter, block, convert)
        : undefined;
  }
}

/** What the inner blocks hold; the whole HTML where words stand outside of any inner block. */
function innerFragments(converter: Converter, block: WordPressBlock, convert: ConvertBlocks): Fragment[] {
  return hasLooseWords(block)
    ? converter.fragments(parseHtml(block.html), PLAIN)
    : convert(converter, block.inner);
}

/** Blocks of plug-ins that only hold others: what they hold, beside each other where they say that they are columns. */
export function innerOfUnknown(
  converter: Converter,
  block: WordPressBlock,
  convert: ConvertBlocks,
): Fragment[] | undefined {
  if (hasLooseWords(block)) return undefined;
  converter.context.note(`block ${block.name.slice(0, 60)}: what it holds came over, its own look did not`);
  const isRow = block.inner.length > 1 && block.inner.every(({ name }) => /column$/i.test(name));
  if (!isRow || block.inner.length > MAX_COLUMNS) return convert(converter, block.inner);
  const span = Math.floor(12 / block.inner.length);
  const columns = block.inner.map((column): Column => {
    return { span, fragments: asColumn(innerFragments(converter, column, convert)) };
  });
  return [{ kind: 'row', columns: columns.filter(({ fragments }) => fragments.length > 0) }];
}

/** A group with a background is a section of the nearest look; without one it is what it holds. */
function groupOf(converter: Converter, block: WordPressBlock, convert: ConvertBlocks): Fragment[] {
  const fragments = innerFragments(converter, block, convert);
  const background = pictureBehind(converter.context, block);
  const colour = backgroundColour(block);
  if (fragments.length === 0 || (colour === undefined && !background)) return fragments;
  const theme = background ? 'photo' : themeOfColour(colour ?? '');
  if (!background)
    converter.context.note(
      `the background “${colour?.slice(0, 60)}” of a group became the section look “${theme}”`,
    );
  const align = textAttribute(block, 'align');
  const width: Width = align === 'full' ? 'full' : align === 'wide' ? 'wide' : 'content';
  return [{ kind: 'band', theme, width, background, fragments: withoutBands(fragments) }];
}

function pictureBehind(context: ConvertContext, block: WordPressBlock): MediaRef | undefined {
  const image = backgroundImage(block);
  const found = image && context.media(image);
  if (found?.kind === 'image') return { ref: 'media', id: found.id };
  if (image)
    context.note(`the background picture of a group was left out: ${nameOf(image.url)?.slice(0, 80) ?? ''}`);
  return undefined;
}

/** A section stands in no other section. */
function withoutBands(fragments: readonly Fragment[]): Fragment[] {
  return fragments.flatMap((fragment) =>
    fragment.kind === 'band' ? withoutBands(fragment.fragments) : [fragment],
  );
}

function hasLooseWords(block: WordPressBlock): boolean {
  let html = '';
  let at = 0;
  for (const inner of block.inner) {
    const from = block.html.indexOf(inner.source, at);
    if (from < 0) continue;
    html += block.html.slice(at, from);
    at = from + inner.source.length;
  }
  const nodes = parseHtml(html + block.html.slice(at));
  return textOf(nodes).trim() !== '';
}

const MAX_COLUMNS = 6;

function columnsOf(converter: Converter, block: WordPressBlock, convert: ConvertBlocks): Fragment[] {
  const blocks = block.inner.filter(({ name }) => name === 'core/column');
  if (blocks.length === 0) return innerFragments(converter, block, convert);
  const spans = spansOf(blocks);
  const columns = blocks.map((column, index): Column => {
    const fragments = innerFragments(converter, column, convert);
    return { span: spans[index] ?? 12, fragments: asColumn(fragments) };
  });
  if (blocks.length > MAX_COLUMNS)
    converter.context.note(`${blocks.length} columns were broken into rows of four`);
  return [{ kind: 'row', columns: columns.filter(({ fragments }) => fragments.length > 0) }];
}

/** The grid's columns each one takes: by its width in percent, else all alike. */
function spansOf(columns: readonly WordPressBlock[]): number[] {
  if (columns.length > MAX_COLUMNS) return columns.map(() => 3);
  const widths = columns.map((column) => percentOf(column.attributes['width']));
  const known = widths.filter((width) => width !== undefined);
  const rest =
    Math.max(0, 100 - known.reduce((sum, width) => sum + width, 0)) /
    Math.max(1, columns.length - known.length);
  if (known.length === 0) return columns.map(() => Math.floor(12 / columns.length));
  const spans = widths.map((width) => Math.min(12, Math.max(2, Math.round(((width ?? rest) / 100) * 12))));
  const total = spans.reduce((sum, span) => sum + span, 0);
  return total <= 12 ? spans : columns.map(() => Math.floor(12 / columns.length));
}

function percentOf(width: unknown): number | undefined {
  if (typeof width === 'number') return width;
  const match = typeof width === 'string' ? /^(\d+(?:\.\d+)?)%$/.exec(width) : undefined;
  return match ? Number(match[1]) : undefined;
}

const FOLDABLE = new Set(['text', 'picture', 'rule', 'space']);

/** One column is one block where its parts can stand in one text; a single block stays what it is. */
function asColumn(given: readonly Fragment[]): readonly Fragment[] {
  const fragments = withoutLayout(given);
  if (fragments.length <= 1 || !fragments.every(({ kind }) => FOLDABLE.has(kind))) return fragments;
  return [textFragment(...foldFragments(fragments))];
}

function mediaTextOf(converter: Converter, block: WordPressBlock, convert: ConvertBlocks): Fragment[] {
  if (hasLooseWords(block)) return converter.fragments(parseHtml(block.html), PLAIN);
  const id = numberAttribute(block, 'mediaId');
  const nodes = parseHtml(block.html);
  const figure = findTag(nodes, 'figure');
  const video = figure && findTag(figure.children, 'video');
  const wish = { ...(id === undefined ? {} : { id: String(id) }), width: 'full' } as const;
  const media = video
    ? fileFragment(converter.context, 'video', { url: video.attributes['src'] })
    : figure && captionedPicture(converter, figure.children, PLAIN, wish);
  const text = asColumn(convert(converter, block.inner));
  if (!media) return [...text];
  const share = numberAttribute(block, 'mediaWidth') ?? 50;
  const mediaSpan = Math.min(9, Math.max(3, Math.round((share / 100) * 12)));
  const columns: Column[] = [
    { span: mediaSpan, fragments: [media] },
    { span: 12 - mediaSpan, fragments: text },
  ];
  return [
    { kind: 'row', columns: textAttribute(block, 'mediaPosition') === 'right' ? swap(columns) : columns },
  ];
}

function swap(columns: readonly Column[]): Column[] {
  return [...columns].reverse();
}

/** A picture with words on it becomes a section of its own. */
function coverOf(converter: Converter, block: WordPressBlock, convert: ConvertBlocks): Fragment[] {
  const nodes = parseHtml(block.html);
  const img = findTag(nodes, 'img');
  const background = backgroundOf(converter, block, img?.attributes['src']);
  const fragments =
    block.inner.length > 0 ? innerFragments(converter, block, convert) : converter.fragments(nodes, PLAIN);
  const align = textAttribute(block, 'align');
  const width: Width = align === 'full' ? 'full' : align === 'wide' ? 'wide' : 'content';
  // Read from the HTML as a whole, the background would stand there once more.
  const rest = withoutBands(fragments).filter(
    (fragment) => fragment.kind !== 'picture' || fragment.picture.media.id !== background?.id,
  );
  return [{ kind: 'band', theme: background ? 'photo' : 'ink', width, background, fragments: rest }];
}

function backgroundOf(
  { context }: Converter,
  block: WordPressBlock,
  src: string | undefined,
): MediaRef | undefined {
  const url = textAttribute(block, 'url') ?? src;
  const id = numberAttribute(block, 'id');
  const isVideo = textAttribute(block, 'backgroundType') === 'video';
  const found = isVideo ? undefined : context.media({ url, ...(id === undefined ? {} : { id: String(id) }) });
  if (found?.kind === 'image') return { ref: 'media', id: found.id };
  if (url !== undefined) {
    const kind = isVideo ? 'film' : 'picture';
    context.note(`the background ${kind} of a cover was left out: ${nameOf(url)?.slice(0, 80) ?? ''}`);
  }
  return undefined;
}
