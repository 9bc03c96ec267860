/** Puts words into a rich text where there is no editor to type them into. */
import type { Mark, RichNode, RichText } from '#domain/content/rich-text.ts';

/**
 * @param at characters of the text before the place; at its end without it, or where there are not that many
 * @param words each line of it is one of its own
 */
export function insertWords(doc: RichText, words: string, at = Number.POSITIVE_INFINITY): RichText {
  const texts = textsOf(doc.content);
  let before = 0;
  const target = texts.find(({ text }) => {
    before += text.length;
    return at <= before;
  });
  const place = target ?? texts.at(-1);
  if (!place) {
    // Without a text in them paragraphs are empty lines.
    const others = doc.content.filter(({ type }) => type !== 'paragraph');
    return { ...doc, content: [...others, ...words.split('\n').map(paragraphOf)] };
  }
  const offset = target ? at - (before - place.text.length) : place.text.length;
  const withWords = (node: RichNode, parent: RichNode | undefined): RichNode[] => {
    if (node === place)
      return textWith(place, offset, parent?.type === 'codeBlock' ? [words] : words.split('\n'));
    if (!('content' in node) || !node.content) return [node];
    return [{ ...node, content: node.content.flatMap((child) => withWords(child, node)) } as RichNode];
  };
  return { ...doc, content: doc.content.flatMap((node) => withWords(node, undefined)) };
}

type TextNode = Extract<RichNode, { type: 'text' }>;

function textsOf(nodes: readonly RichNode[]): TextNode[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return [node];
    return 'content' in node ? textsOf(node.content ?? []) : [];
  });
}

function paragraphOf(line: string): RichNode {
  return { type: 'paragraph', content: line === '' ? [] : [{ type: 'text', text: line }] };
}

function textWith({ text, marks }: TextNode, offset: number, lines: readonly string[]): RichNode[] {
  const [first = '', ...others] = lines;
  const last = others.pop();
  const parts =
    last === undefined
      ? [text.slice(0, offset) + first + text.slice(offset)]
      : [text.slice(0, offset) + first, ...others, last + text.slice(offset)];
  return parts.flatMap((part, index) => [
    ...(index > 0 ? [{ type: 'break' } as const] : []),
    ...(part === '' ? [] : [textOf(part, marks)]),
  ]);
}

function textOf(text: string, marks: Mark[] | undefined): RichNode {
  return { type: 'text', text, ...(marks ? { marks } : {}) };
}
