/** Word writes list items as paragraphs with a level; this makes lists of them again. */
import type { RichNode } from '#domain/content/rich-text.ts';
import type { HtmlElement, HtmlNode } from '#domain/import/html-tree.ts';

interface WordItem {
  readonly type: 'wordItem';
  /** 1 is outermost. */
  readonly level: number;
  readonly isOrdered: boolean;
  /** Word's own number of the list. */
  readonly list: string;
  readonly content: RichNode[];
}
export type PastedBlock = RichNode | WordItem;

/** The number of an item: "1.", "a)", "iv." */
const NUMBER = /^\(?([0-9]+|[a-z]{1,4})[.)]/i;

/** What a paragraph says about itself as a list item; undefined for any other paragraph. */
export function wordItemOf(paragraph: HtmlElement): Omit<WordItem, 'type' | 'content'> | undefined {
  const found = /mso-list:\s*(l\d+)\s+level(\d+)/i.exec(paragraph.attributes['style'] ?? '');
  if (!found) return undefined;
  const marker = markerOf(paragraph.children) ?? '';
  return { list: found[1] ?? '', level: Number(found[2]), isOrdered: NUMBER.test(marker.trim()) };
}

/** The bullet or number, which Word writes out and tells programs to ignore. */
function markerOf(nodes: readonly HtmlNode[]): string | undefined {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    const isMarker = /mso-list:\s*ignore/i.test(node.attributes['style'] ?? '');
    const found = isMarker ? wordsOf(node.children) : markerOf(node.children);
    if (found !== undefined) return found;
  }
  return undefined;
}

function wordsOf(nodes: readonly HtmlNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : wordsOf(node.children))).join('');
}

export function nestWordItems(blocks: readonly PastedBlock[]): RichNode[] {
  const made: RichNode[] = [];
  let run: WordItem[] = [];
  const endRun = () => {
    if (run.length > 0) made.push(...listsOf(run));
    run = [];
  };
  for (const block of blocks) {
    if (block.type === 'wordItem') run.push(block);
    else {
      endRun();
      made.push(block);
    }
  }
  endRun();
  return made;
}

/** Items deeper than the first are nested in the item before them. */
function listsOf(items: readonly WordItem[]): RichNode[] {
  const lists: RichNode[] = [];
  let index = 0;
  while (index < items.length) {
    const first = items[index] as WordItem;
    const entries: RichNode[] = [];
    let next = index;
    for (;;) {
      const item = items[next];
      if (!item || item.level < first.level || !isSameList(item, first)) break;
      const deeper = takeDeeper(items, next + 1, first.level);
      entries.push({
        type: 'listItem',
        content: [{ type: 'paragraph', content: item.content }, ...listsOf(deeper)],
      });
      next += 1 + deeper.length;
    }
    lists.push({ type: first.isOrdered ? 'orderedList' : 'bulletList', content: entries });
    index = next;
  }
  return lists;
}

function isSameList(item: WordItem, first: WordItem): boolean {
  return item === first || (item.list === first.list && item.isOrdered === first.isOrdered);
}

function takeDeeper(items: readonly WordItem[], from: number, level: number): WordItem[] {
  const end = items.findIndex((item, index) => index >= from && item.level <= level);
  return items.slice(from, end < 0 ? items.length : end);
}
