/** WordPress's buttons, alone or in a row. */
import type { Converter } from './converter.ts';
import { type Column, type Fragment, linkedWords, paragraph, textFragment } from './fragments.ts';
import { textAttribute, type WordPressBlock } from './gutenberg.ts';
import { findTag, parseHtml, textOf } from './html-tree.ts';

const MAX_LABEL = 200;

export function buttonsOf(
  converter: Converter,
  blocks: readonly WordPressBlock[],
  group: WordPressBlock,
): Fragment[] {
  const justified = (group.attributes['layout'] as { justifyContent?: unknown } | undefined)?.justifyContent;
  const wish = textAttribute(group, 'align') ?? (typeof justified === 'string' ? justified : undefined);
  const align = wish === 'center' ? 'center' : wish === 'right' ? 'end' : 'start';
  const buttons = blocks.flatMap((block) => buttonOf(converter, block, align));
  const [first] = buttons;
  if (buttons.length <= 1) return first ? [first] : [];
  const span = Math.max(3, Math.floor(12 / buttons.length));
  const rows: Fragment[] = [];
  const perRow = Math.floor(12 / span);
  for (let at = 0; at < buttons.length; at += perRow) {
    rows.push({
      kind: 'row',
      columns: buttons.slice(at, at + perRow).map((fragment): Column => ({ span, fragments: [fragment] })),
    });
  }
  return rows;
}

function buttonOf(
  converter: Converter,
  block: WordPressBlock,
  align: 'start' | 'center' | 'end',
): Fragment[] {
  const anchor = findTag(parseHtml(block.html), 'a', 'button');
  const label = textOf(anchor?.children ?? [])
    .replace(/\s+/g, ' ')
    .trim()
    .toWellFormed();
  if (!anchor || label === '') return [];
  const href = anchor.attributes['href'];
  const link = href === undefined ? undefined : converter.context.link(href);
  if (!link) converter.context.note(`the button “${label.slice(0, 60)}” leads nowhere`);
  if (!link || label.length > MAX_LABEL) return [textFragment(paragraph(linkedWords(label, link)))];
  const isOutline = /is-style-outline/.test(textAttribute(block, 'className') ?? '');
  return [
    {
      kind: 'block',
      type: 'button',
      props: {
        label,
        link,
        style: isOutline ? 'secondary' : 'primary',
        size: 'regular',
        align,
        isFullOnMobile: false,
      },
      folded: [paragraph(linkedWords(label, link))],
    },
  ];
}
