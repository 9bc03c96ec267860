/**
 * A rich text as translators get it: one text per paragraph, heading, list item and cell. Words with a look or a link,
 * and line breaks, are numbered tags (`Read <2>our story</2> first.`), which a translation has to keep.
 */
import { childrenOf, type RichNode, type RichText } from '../content/rich-text.ts';

type Inline = Extract<RichNode, { type: 'text' }> | { readonly type: 'break' };

/** The texts with words, in their order. */
export function segmentsOf(doc: RichText): string[] {
  return doc.content.flatMap(segmentsIn);
}

/**
 * The rich text with other words.
 * @param segments as many as `segmentsOf` gives, each with the same tags
 * @returns why that cannot be, in words
 */
export function withSegments(doc: RichText, segments: readonly string[]): RichText | string {
  const left = [...segments];
  try {
    const content = doc.content.map((node) => replaceIn(node, left));
    if (left.length > 0) return 'There are more paragraphs than in the original.';
    return { ...doc, content };
  } catch (error) {
    if (error instanceof Misfit) return error.message;
    throw error;
  }
}

class Misfit extends Error {}

function segmentsIn(node: RichNode): string[] {
  if (node.type === 'codeBlock') return [];
  const inline = inlineOf(node);
  if (!inline) return childrenOf(node).flatMap(segmentsIn);
  return hasWords(inline) ? [toTags(inline)] : [];
}

function replaceIn(node: RichNode, left: string[]): RichNode {
  if (node.type === 'codeBlock' || !('content' in node)) return node;
  const inline = inlineOf(node);
  if (inline && !hasWords(inline)) return node;
  if (!inline) return { ...node, content: childrenOf(node).map((child) => replaceIn(child, left)) };
  const segment = left.shift();
  if (segment === undefined) throw new Misfit('There are fewer paragraphs than in the original.');
  return { ...node, content: fromTags(segment, inline) };
}

/** What a line of text is made of; undefined for what holds other things. */
function inlineOf(node: RichNode): readonly Inline[] | undefined {
  const children = childrenOf(node);
  const isInline = (child: RichNode): child is Inline => child.type === 'text' || child.type === 'break';
  return children.length > 0 && children.every(isInline) ? children : undefined;
}

function hasWords(inline: readonly Inline[]): boolean {
  return inline.some((each) => each.type === 'text' && each.text.trim() !== '');
}

function isPlain(each: Inline): boolean {
  return each.type === 'text' && (each.marks ?? []).length === 0;
}

function toTags(inline: readonly Inline[]): string {
  return inline
    .map((each, index) => {
      if (each.type === 'break') return `<${index + 1}/>`;
      const text = each.text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      return isPlain(each) ? text : `<${index + 1}>${text}</${index + 1}>`;
    })
    .join('');
}

const FRAGMENTS = /<(\d{1,4})\/>|<(\d{1,4})>([^<]*)<\/(\d{1,4})>|([^<]+)/gy;

function fromTags(segment: string, inline: readonly Inline[]): Inline[] {
  const tags = new Map<string, Inline>();
  for (const [index, each] of inline.entries()) if (!isPlain(each)) tags.set(String(index + 1), each);
  const made: Inline[] = [];
  let end = 0;
  for (const match of segment.matchAll(FRAGMENTS)) {
    end = match.index + match[0].length;
    made.push(readFragment(match, tags));
  }
  const [missing] = tags.keys();
  if (missing !== undefined) throw new Misfit(`Keep the tags of the original: <${missing}> is missing.`);
  if (end < segment.length) throw new Misfit('Keep the tags of the original.');
  return made.filter((each) => each.type === 'break' || each.text !== '');
}

/** @param tags those that are left: each is used once */
function readFragment(
  [, alone, open, words, close, plain]: RegExpMatchArray,
  tags: Map<string, Inline>,
): Inline {
  if (plain !== undefined) return { type: 'text', text: withoutEntities(plain) };
  const name = alone ?? open ?? '';
  const original = tags.get(name);
  tags.delete(name);
  if (original?.type === 'break' && alone !== undefined) return original;
  if (original?.type === 'text' && open !== undefined && open === close)
    return { ...original, text: withoutEntities(words ?? '') };
  throw new Misfit(`Keep the tags of the original: <${name}> is not one of them.`);
}

function withoutEntities(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}
