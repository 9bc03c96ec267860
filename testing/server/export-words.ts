/** Counts the words of an entry before and after conversion, by means of its own: what converts cannot vouch for itself. */
import { Parser } from 'htmlparser2';
import { childrenOf, type RichNode } from '#domain/content/rich-text.ts';
import { convertItem } from '#domain/import/convert-item.ts';
import type { WxrItem } from '#domain/import/wxr.ts';
import { isObject } from '#domain/json.ts';

/** Elements whose content is for browsers. */
const SOURCE = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'head']);
/** Elements that part words. */
const INLINE =
  /^(abbr|b|bdi|bdo|big|cite|code|del|dfn|em|font|i|ins|kbd|mark|q|s|samp|small|span|strike|strong|sub|sup|tt|u|var|acronym)$/;

/** The words a visitor of the old site could read in a text. */
export function wordsToKeep(html: string): string[] {
  let text = '';
  let hidden = 0;
  const parser = new Parser({
    onopentag(tag) {
      if (SOURCE.has(tag)) hidden += 1;
      if (!INLINE.test(tag)) text += ' ';
    },
    ontext(words) {
      if (hidden === 0) text += words;
    },
    onclosetag(tag) {
      if (SOURCE.has(tag)) hidden -= 1;
      if (!INLINE.test(tag)) text += ' ';
    },
  });
  parser.end(html);
  return wordsOf(text.replace(/\[\/?[a-z][\w-]*(?:\s[^[\]]*)?\]/gi, ' '));
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** The words of an entry as visitors find them here. */
export function convertedWords(item: WxrItem, source: 'wordpress' | 'squarespace'): string[] {
  return convertedItem(item, source).words;
}

/** With what the report says of it. */
export function convertedItem(
  item: WxrItem,
  source: 'wordpress' | 'squarespace',
): { readonly words: string[]; readonly notes: readonly string[] } {
  const { body, notes } = convertItem(item, {
    source,
    sourceId: 'entry',
    isPost: true,
    hasTitleAbove: false,
    author: '',
    imageId: undefined,
    context: {
      link: (url) => ({ url }),
      media: () => undefined,
      mediaUrl: (id) => `https://old.example/${id}`,
      gallery: () => [],
      collectionId: undefined,
    },
  });
  const blocks = body.sections.flatMap(({ blocks: own }) => own).filter(({ hidden }) => hidden !== true);
  return {
    words: wordsOf(blocks.map(({ type, props }) => textIn(props, type === 'embed')).join(' ')),
    notes,
  };
}

/** Props that are read; the others name looks and addresses. */
const READ = new Set([
  'label',
  'title',
  'caption',
  'alt',
  'source',
  'role',
  'html',
  'artist',
  'heading',
  'text',
  'url',
]);

function textIn(value: unknown, isHtml: boolean, key = ''): string {
  if (typeof value === 'string')
    return READ.has(key) ? ` ${isHtml ? value.replace(/<[^>]*>/g, ' ') : value} ` : '';
  if (Array.isArray(value)) return value.map((each) => textIn(each, isHtml, key)).join(' ');
  if (!isObject(value)) return '';
  if (value['type'] === 'doc') return (value['content'] as RichNode[]).map(nodeText).join(' ');
  return Object.entries(value)
    .map(([name, each]) => textIn(each, isHtml, name))
    .join(' ');
}

function nodeText(node: RichNode): string {
  if (node.type === 'text')
    return node.marks?.some(({ type }) => type === 'link') ? ` ${node.text} ` : node.text;
  if (node.type === 'image') return ` ${node.alt ?? ''} ${node.caption ?? ''} `;
  if (node.type === 'break') return ' ';
  const inner = childrenOf(node).map(nodeText).join('');
  return ` ${inner} `;
}

/** Words that stand in the first list more often than in the second. */
export function lostWords(before: readonly string[], after: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const word of after) left.set(word, (left.get(word) ?? 0) + 1);
  return before.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}
