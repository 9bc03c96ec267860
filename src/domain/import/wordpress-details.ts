/** WordPress's blocks that open at a press. */

import { cutBetween } from '../cut-between.ts';
import { type Converter, PLAIN } from './converter.ts';
import { accordionFragment, type Opening } from './details.ts';
import type { Fragment } from './fragments.ts';
import type { WordPressBlock } from './gutenberg.ts';
import { findAll, findTag, type HtmlNode, hasClass, isElement, parseHtml, textOf } from './html-tree.ts';

type ConvertBlocks = (converter: Converter, blocks: readonly WordPressBlock[]) => Fragment[];

export function detailsBlock(
  converter: Converter,
  block: WordPressBlock,
  convert: ConvertBlocks,
): Fragment[] {
  const nodes = parseHtml(block.html);
  const details = findTag(nodes, 'details');
  const summary = findTag(nodes, 'summary');
  if (!details || !summary || hasWordsBeside(block)) return converter.fragments(nodes, PLAIN);
  const isOpen = details.attributes['open'] !== undefined;
  const opening = { title: titleOf([summary]), fragments: convert(converter, block.inner), isOpen };
  return accordionFragment(converter.context, [opening]);
}

/** Whether anything but the summary stands outside of the inner blocks. */
function hasWordsBeside(block: WordPressBlock): boolean {
  const rest = block.inner.reduce((html, inner) => html.replace(inner.source, ''), block.html);
  return textOf(parseHtml(cutBetween(rest, /<summary/gi, /<\/summary>/gi))).trim() !== '';
}

/** Undefined where the items are not where WordPress puts them. */
export function accordionBlock(
  converter: Converter,
  block: WordPressBlock,
  convert: ConvertBlocks,
): Fragment[] | undefined {
  const items = block.inner.filter(({ name }) => name === 'core/accordion-item');
  if (items.length === 0 || items.length < block.inner.length) return undefined;
  return accordionFragment(
    converter.context,
    items.map((item) => openingOf(converter, item, convert)),
  );
}

function openingOf(converter: Converter, item: WordPressBlock, convert: ConvertBlocks): Opening {
  const heading = item.inner.find(({ name }) => name === 'core/accordion-heading');
  const nodes = parseHtml(heading?.html ?? '');
  const [title] = findAll(nodes, (element) => hasClass(element, 'wp-block-accordion-heading__toggle-title'));
  return {
    title: titleOf(title ? [title] : nodes.filter(isElement)),
    fragments: item.inner
      .filter((inner) => inner !== heading)
      .flatMap((inner) =>
        inner.name === 'core/accordion-panel' ? convert(converter, inner.inner) : convert(converter, [inner]),
      ),
    isOpen: item.attributes['openByDefault'] === true,
  };
}

function titleOf(nodes: readonly HtmlNode[]): string {
  return textOf(nodes).replace(/\s+/g, ' ').trim();
}
